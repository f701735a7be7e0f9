import type {
  CallWords,
  ChatWords,
  ChecklistWords,
  IntroPage,
  OffersWords,
  PointsWords,
  StepsWords,
  TestimonialsWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import {
  type ChatbotKey,
  chatbotIds,
  chatbotKeys,
  chatbotPrices,
  chatbots as prices,
} from "#app/domain/offers/chatbots";
import { formatFrancs } from "#app/domain/offers/money";
import { brand } from "#app/domain/site/brand";
import { chatbotPreview } from "./chatbot-demo";

export const lastChange = "2026-11-21";

export interface ModesWords {
  sheet: string;
  title: string;
  popup: { title: string; text: string; open: string; close: string };
  inline: { title: string; text: string };
  chat: ChatWords;
}

interface ChatbotsPage extends IntroPage {
  reasons: ChecklistWords;
  advantages: PointsWords;
  modes: ModesWords;
  route: StepsWords;
  offers: OffersWords;
  benefits: ChecklistWords;
  testimonials: TestimonialsWords;
  launch: CallWords;
}

type Card = Omit<OffersWords["cards"][number], "id" | "action" | "price">;

/** The three plans at `#plan-{id}`; the words say what a price is for. */
function cardsOf(
  locale: Locale,
  words: {
    choose: string;
    period: Record<ChatbotKey, string>;
    onRequest: string;
    cards: Record<ChatbotKey, Card>;
  },
): OffersWords["cards"] {
  return chatbotKeys.map((key) => {
    const price = chatbotPrices[key];
    return {
      ...words.cards[key],
      id: `plan-${chatbotIds[locale][key]}`,
      price: `${price === null ? words.onRequest : formatFrancs(price, locale)}/${words.period[key]}`,
      action: { label: `${words.choose} ${words.cards[key].name}`, to: "/contact" },
    };
  });
}

const perConsultation = prices.essential.perConsultation.toFixed(2);
const perConsultationFr = perConsultation.replace(".", ",");
const { freeConversations } = prices.essential;

export const chatbots: Localized<ChatbotsPage> = typeset({
  en: {
    head: {
      title: `Chatbots that quote you right · ${brand.name}`,
      description:
        "A chatbot on your site that answers from your own pages: three plans, set up without code, as a floating window or inside a page, in French and English.",
    },
    intro: {
      title: "It knows your prices by heart.",
      lead: "Our chatbots answer from your pages, give the price you print, and pass the visitor on to you when a person is needed.",
      facts: [
        { term: "Price", detail: `From ${formatFrancs(prices.essential.monthly, "en")} a month` },
        { term: "In order", detail: "Analysis, build, delivery, follow-up" },
      ],
      action: { label: "See the plans", to: "/services/artificial-intelligence-ai/chatbots#plans" },
      also: { label: "All AI services", to: "/services/artificial-intelligence-ai" },
    },
    reasons: {
      sheet: "Sheet 1 · Why",
      title: "Reasons to have one",
      items: [
        "Many questions come after closing time",
        "Your desk answers the same ten things every day",
        "A visitor who waits for a reply asks your neighbour",
        "Your prices are on the site, and nobody finds them",
        "Guests write in two languages, you answer in one",
        "A request that is well put saves a call",
      ],
    },
    advantages: {
      sheet: "Sheet 2 · How ours are made",
      title: "Four things we do not negotiate",
      items: [
        {
          title: "Your data",
          text: "It reads your pages, your price list and your documents, nothing else. What visitors write trains nobody's model.",
        },
        {
          title: "Your brand",
          text: "Your name, your colours, your tone: formal where you are formal.",
        },
        {
          title: "Security",
          text: "It cannot be talked into another price: each figure is checked against your list before it is shown.",
        },
        {
          title: "No code",
          text: "You change a price or a text in a table. We set up the rest, and it takes one line in your site.",
        },
      ],
    },
    modes: {
      sheet: "Sheet 3 · Two ways in",
      title: "In a corner, or in the page",
      popup: {
        title: "Floating pop-up",
        text: "A small window in the corner of every page. It opens when it is asked to, and never by itself.",
        open: "Open the pop-up",
        close: "Close",
      },
      inline: {
        title: "Inline widget",
        text: "Part of a page, where the question arises: beside a price list, below a booking form.",
      },
      chat: chatbotPreview.en,
    },
    route: {
      sheet: "Sheet 4 · The route",
      title: "Four steps to an assistant",
      steps: [
        {
          time: "First talk",
          title: "Analysis",
          text: "The questions of the past months, and who answers them today.",
        },
        {
          time: "Week 1",
          title: "Build",
          text: "On your pages, with limits, tried on those very questions.",
        },
        { time: "Week 2", title: "Delivery", text: "On your site, in your colours, in both languages." },
        {
          time: "Each month",
          title: "Follow-up",
          text: "You read its conversations, we correct its answers.",
        },
      ],
    },
    offers: {
      sheet: "Sheet 5 · Plans",
      title: "Three plans, priced in francs",
      cards: cardsOf("en", {
        choose: "Choose",
        onRequest: "On request",
        period: { essential: "a month", pro: "paid once", ultimate: "made to measure" },
        cards: {
          essential: {
            name: "Essential",
            isPopular: true,
            badge: "To begin with",
            summary: "For a site with one subject and many small questions.",
            features: [
              `${freeConversations} conversations free`,
              `Then CHF ${perConsultation} per consultation`,
              "Pop-up or inline widget",
              "French and English",
            ],
            note: "Billed by the month, with nothing to install.",
          },
          pro: {
            name: "Pro",
            summary: "For a company that wants its own model account.",
            features: [
              "Your own API key, at its own cost",
              "No charge per consultation from us",
              "Your documents beside your pages",
              "Handover by e-mail",
            ],
            note: "You pay the model's maker directly for what is used.",
          },
          ultimate: {
            name: "Ultimate",
            summary: "For several channels and systems.",
            features: [
              "Site, messaging and telephone",
              "Connected to your calendar or stock",
              "Several teams to hand over to",
              "Built to your specification",
            ],
            note: "Quoted in writing after the analysis.",
          },
        },
      }),
    },
    benefits: {
      sheet: "Sheet 6 · Benefits",
      title: "What changes in the first month",
      items: [
        "Questions are answered at night and on Sunday",
        "Your telephone rings for what needs a person",
        "You read what your clients really ask",
        "The site's missing answers become visible",
        "Requests arrive with a name, a date and a subject",
        "Nobody is told a price you do not ask",
      ],
    },
    testimonials: {
      sheet: "Sheet 7 · Clients",
      title: "Those who have one",
      items: testimonials.chatbots.en,
    },
    launch: {
      sheet: "Sheet 8 · And now",
      title: "Launch your chatbot",
      text: "Send us the three questions that you answer most. We show you what it would say.",
      action: { label: "Launch your chatbot", href: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Chatbots qui donnent le bon prix · ${brand.name}`,
      description:
        "Un chatbot qui répond à partir de vos propres pages : trois formules, sans une ligne de code, en fenêtre flottante ou dans la page, en français et en anglais.",
    },
    intro: {
      title: "Il connaît vos prix par cœur.",
      lead: "Nos chatbots répondent à partir de vos pages, donnent le prix que vous affichez, et vous passent le visiteur quand il faut une personne.",
      facts: [
        { term: "Prix", detail: `Dès ${formatFrancs(prices.essential.monthly, "fr")} par mois` },
        { term: "Étapes", detail: "Analyse, construction, livraison, suivi" },
      ],
      action: { label: "Voir les formules", to: "/services/artificial-intelligence-ai/chatbots#plans" },
      also: { label: "Tous les services IA", to: "/services/artificial-intelligence-ai" },
    },
    reasons: {
      sheet: "Feuille 1 · Pourquoi",
      title: "Des raisons d'en avoir un",
      items: [
        "Beaucoup de questions arrivent après la fermeture",
        "Votre accueil répète dix réponses chaque jour",
        "Un visiteur qui attend demande à votre voisin",
        "Vos prix sont sur le site, et personne ne les trouve",
        "On vous écrit en deux langues, vous répondez en une",
        "Une demande bien posée évite un appel",
      ],
    },
    advantages: {
      sheet: "Feuille 2 · Comment nous les faisons",
      title: "Quatre points qui ne se discutent pas",
      items: [
        {
          title: "Vos données",
          text: "Il lit vos pages, votre liste de prix et vos documents, rien d'autre. Ce qu'écrivent les visiteurs n'entraîne aucun modèle.",
        },
        {
          title: "Votre marque",
          text: "Votre nom, vos couleurs, votre ton. Il dit vous là où vous dites vous.",
        },
        {
          title: "La sécurité",
          text: "On ne lui fait pas dire un autre prix : chaque chiffre est comparé à votre liste avant d'être affiché.",
        },
        {
          title: "Sans code",
          text: "Vous changez un prix ou un texte dans un tableau. Nous installons le reste : une ligne dans votre site.",
        },
      ],
    },
    modes: {
      sheet: "Feuille 3 · Deux entrées",
      title: "Dans un coin, ou dans la page",
      popup: {
        title: "Fenêtre flottante",
        text: "Une petite fenêtre dans le coin de chaque page. Elle s'ouvre quand on le demande, jamais d'elle-même.",
        open: "Ouvrir la fenêtre",
        close: "Fermer",
      },
      inline: {
        title: "Intégré à la page",
        text: "Une partie de la page, là où naît la question : à côté des prix, sous une réservation.",
      },
      chat: chatbotPreview.fr,
    },
    route: {
      sheet: "Feuille 4 · L'itinéraire",
      title: "Quatre étapes vers un assistant",
      steps: [
        {
          time: "Premier entretien",
          title: "Analyse",
          text: "Les questions des derniers mois, et qui y répond aujourd'hui.",
        },
        {
          time: "Semaine 1",
          title: "Construction",
          text: "Sur vos pages, avec des limites, essayée sur ces mêmes questions.",
        },
        {
          time: "Semaine 2",
          title: "Livraison",
          text: "Sur votre site, à vos couleurs, dans les deux langues.",
        },
        {
          time: "Chaque mois",
          title: "Suivi",
          text: "Vous lisez ses conversations, nous corrigeons ses réponses.",
        },
      ],
    },
    offers: {
      sheet: "Feuille 5 · Formules",
      title: "Trois formules, en francs",
      cards: cardsOf("fr", {
        choose: "Choisir",
        onRequest: "Sur demande",
        period: { essential: "par mois", pro: "payés une fois", ultimate: "sur mesure" },
        cards: {
          essential: {
            name: "Essentiel",
            isPopular: true,
            badge: "Pour commencer",
            summary: "Pour un site qui a un sujet et beaucoup de petites questions.",
            features: [
              `${freeConversations} conversations offertes`,
              `Puis ${perConsultationFr} CHF par consultation`,
              "Fenêtre flottante ou intégrée",
              "Français et anglais",
            ],
            note: "Facturé au mois, sans rien à installer.",
          },
          pro: {
            name: "Pro",
            summary: "Pour une entreprise qui veut son propre compte de modèle.",
            features: [
              "Votre clé d'API, à son propre coût",
              "Rien par consultation de notre part",
              "Vos documents à côté de vos pages",
              "Relais par courriel",
            ],
            note: "Vous payez directement au fabricant du modèle ce qui est consommé.",
          },
          ultimate: {
            name: "Ultime",
            summary: "Pour plusieurs canaux et plusieurs systèmes.",
            features: [
              "Site, messagerie et téléphone",
              "Relié à votre agenda ou à votre stock",
              "Plusieurs équipes pour le relais",
              "Construit selon votre cahier des charges",
            ],
            note: "Devisé par écrit après l'analyse.",
          },
        },
      }),
    },
    benefits: {
      sheet: "Feuille 6 · Avantages",
      title: "Ce qui change le premier mois",
      items: [
        "On répond la nuit et le dimanche",
        "Le téléphone sonne pour ce qui demande une personne",
        "Vous lisez ce que vos clients demandent vraiment",
        "Les réponses qui manquent au site se voient",
        "Les demandes arrivent avec un nom, une date, un sujet",
        "Personne n'entend un prix que vous ne demandez pas",
      ],
    },
    testimonials: {
      sheet: "Feuille 7 · Clients",
      title: "Ceux qui en ont un",
      items: testimonials.chatbots.fr,
    },
    launch: {
      sheet: "Feuille 8 · Et maintenant",
      title: "Lancez votre chatbot",
      text: "Envoyez-nous les trois questions auxquelles vous répondez le plus. Nous vous montrons ce qu'il dirait.",
      action: { label: "Lancer votre chatbot", href: "/contact" },
    },
  },
});
