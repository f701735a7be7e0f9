import type { ChatWords, SiteLink, Speakers } from "#app/content/shared/page-content";
import { seasons } from "#app/domain/interaction/booking";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { plans } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";

const { pro } = plans;
const monthly = pro.monthly;
const { projectWeeks } = claims;

export const speakers: Localized<Speakers> = typeset({
  en: { bot: "Assistant:", user: "Visitor:" },
  fr: { bot: "Assistant :", user: "Visiteur :" },
});

export interface ChatDemoWords {
  name: string;
  speakers: Speakers;
  greeting: string;
  question: string;
  answer: string;
  /** Two actions; the script clicks the second. */
  actions: SiteLink[];
  form: {
    intro: string;
    name: string;
    email: string;
    submit: string;
    confirmation: string;
    thanks: string;
  };
  input: string;
  pause: string;
}

type Turn = Pick<ChatDemoWords, "question" | "answer" | "actions">;

/** The texts of a scripted chat: only question, answer and actions differ. */
const demoOf = (turns: Localized<Turn>): Localized<ChatDemoWords> =>
  typeset({
    en: {
      name: `${brand.name}'s assistant`,
      speakers: speakers.en,
      greeting: "Good evening. What would you like to know?",
      ...turns.en,
      form: {
        intro: "Gladly. Who should we call? (This is a demonstration: nothing is sent.)",
        name: "Name",
        email: "Email",
        submit: "Send",
        confirmation: "Sent",
        thanks: "Thank you. On your own site, this request would now be in your mailbox.",
      },
      input: "Ask a question",
      pause: "Pause the demonstration",
    },
    fr: {
      name: `Assistant de ${brand.name}`,
      speakers: speakers.fr,
      greeting: "Bonsoir. Que souhaitez-vous savoir ?",
      ...turns.fr,
      form: {
        intro: "Volontiers. Qui devons-nous appeler ? (C'est une démonstration : rien n'est envoyé.)",
        name: "Nom",
        email: "E-mail",
        submit: "Envoyer",
        confirmation: "Envoyé",
        thanks: "Merci. Sur votre site, cette demande serait maintenant dans votre boîte.",
      },
      input: "Poser une question",
      pause: "Suspendre la démonstration",
    },
  });

/** The price of a site, on the pages that sell chatbots. */
export const chatbotDemo = demoOf({
  en: {
    question: "What does a website for a small hotel cost, and how long does it take?",
    answer: `Usually ${francsInText(monthly, "en")} a month: the Pro plan, ${pro.pages} pages, domain and hosting included. The whole project takes ${projectWeeks.from} to ${projectWeeks.to} weeks.`,
    actions: [
      { label: "How we build sites", to: "/services/website-design-development" },
      { label: "Request a callback", to: "/contact" },
    ],
  },
  fr: {
    question: "Combien coûte un site pour un petit hôtel, et combien de temps faut-il ?",
    answer: `Le plus souvent ${francsInText(monthly, "fr")} par mois : le forfait Pro, ${pro.pages} pages, domaine et hébergement compris. Le projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines.`,
    actions: [
      { label: "Comment nous créons un site", to: "/services/website-design-development" },
      { label: "Demander un rappel", to: "/contact" },
    ],
  },
});

/** What a chatbot does if it has no answer; beside the call to order one. */
export const handoverDemo = demoOf({
  en: {
    question: "What happens when your chatbot does not know the answer?",
    answer:
      "It says so and hands over to a person. With the Essential plan, it gives your number and your form; with Pro, it can hand over by email as well.",
    actions: [
      { label: "How our chatbots work", to: "/services/artificial-intelligence-ai/chatbots" },
      { label: "Request a callback", to: "/contact" },
    ],
  },
  fr: {
    question: "Que se passe-t-il quand votre chatbot ne connaît pas la réponse ?",
    answer:
      "Il le dit et passe le relais à une personne. Avec la formule Essentiel, il donne votre numéro et votre formulaire ; avec Pro, le relais passe aussi par e-mail.",
    actions: [
      { label: "Comment fonctionnent nos chatbots", to: "/services/artificial-intelligence-ai/chatbots" },
      { label: "Demander un rappel", to: "/contact" },
    ],
  },
});

/** The previews' chat: a client's assistant answers about a night in spring. */
export const chatbotPreview: Localized<ChatWords> = typeset({
  en: {
    name: "Hôtel Bellerive · Example",
    speakers: speakers.en,
    messages: [
      { from: "bot", text: "Good evening. How can we help you?" },
      { from: "user", text: "A room with a view of the lake, in May?" },
      {
        from: "bot",
        text: `Room 24, second floor: ${francsInText(seasons.spring.direct, "en")} a night for two, with breakfast.`,
      },
      {
        from: "bot",
        text: "You may change your booking once, free of charge, until the day before you arrive.",
      },
    ],
    actions: [{ label: "See the hotel's site", to: "/showcases/hotel-bellerive" }],
  },
  fr: {
    name: "Hôtel Bellerive · Exemple",
    speakers: speakers.fr,
    messages: [
      { from: "bot", text: "Bonsoir. Comment pouvons-nous vous aider ?" },
      { from: "user", text: "Une chambre avec vue sur le lac, en mai ?" },
      {
        from: "bot",
        text: `La 24, au deuxième étage : ${francsInText(seasons.spring.direct, "fr")} la nuit pour deux, petit-déjeuner compris.`,
      },
      {
        from: "bot",
        text: "Vous pouvez modifier votre réservation une fois, sans frais, jusqu'à la veille.",
      },
    ],
    actions: [{ label: "Voir le site de l'hôtel", to: "/showcases/hotel-bellerive" }],
  },
});
