import type {
  CallWords,
  ChatWords,
  ChecklistWords,
  IntroPage,
  OffersWords,
  PartsWords,
  Speakers,
  TestimonialsWords,
  WeeksWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import { weekScale } from "#app/content/shared/week-scale";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import {
  type ChatbotKey,
  chatbotIds,
  chatbotKeys,
  chatbotPrices,
  essentialMonth,
  chatbots as prices,
} from "#app/domain/offers/chatbots";
import { claims } from "#app/domain/offers/claims";
import { formatFrancs, francsInText } from "#app/domain/offers/money";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";
import { chatbotPreview, speakers } from "./chatbot-demo";

export const lastChange = "2026-12-01";

export interface ModesWords {
  title: string;
  popup: { title: string; text: string; open: string; close: string };
  inline: { title: string; text: string };
  chat: ChatWords;
}

export interface PriceProfileWords {
  title: string;
  /** The alternative text of the drawing. */
  text: string;
  /** How the price is calculated; printed on the ground of the profile. */
  note: string;
  /** The unit along the ground, and its short form beside a price. */
  axis: string;
  unit: string;
}

export interface ThreadWords extends WeeksWords {
  /** With the lines that each step adds to the conversation. */
  steps: (WeeksWords["steps"][number] & { lines: { from: "bot" | "user"; text: string }[] })[];
  speakers: Speakers;
  /** The dividers of the conversation: where the weeks begin and where they end. */
  quote: string;
  online: string;
}

interface ChatbotsPage extends IntroPage {
  profile: PriceProfileWords;
  reasons: ChecklistWords;
  advantages: PartsWords;
  modes: ModesWords;
  route: ThreadWords;
  offers: OffersWords;
  benefits: ChecklistWords;
  testimonials: TestimonialsWords;
  launch: CallWords;
}

type Card = Omit<OffersWords["cards"][number], "id" | "action" | "price">;

/** The three plans with the ids `plan-{id}`; `words` say what a price is for. */
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
      price: `${price ? formatFrancs(price.francs, locale) : words.onRequest}/${words.period[key]}`,
      action: {
        label: `${words.choose} ${words.cards[key].name}`,
        to: `/contact?plan=chatbot-${key}#callback`,
      },
    };
  });
}

const perConsultation = prices.essential.perConsultation.toFixed(2);
const { freeConversations } = prices.essential;
const { correctionMonths } = prices.pro;

/** The most conversations a month for which the profile has a station. */
const MANY = 500;

export const chatbots: Localized<ChatbotsPage> = typeset({
  en: {
    head: {
      title: `Chatbots for Swiss small businesses: prices – ${brand.name}`,
      description: `A chatbot for your website that answers from your own pages and prices, in French and English, from ${francsInText(prices.essential.monthly, "en")} a month. Three plans, set up by us.`,
    },
    intro: {
      title: "A\u00A0chatbot that\u00A0gives your\u00A0customers the\u00A0right\u00A0price",
      lead: "Our chatbots answer from your pages, give the price on your list, and pass the visitor on to you when a person is needed.",
      facts: [
        { term: "Price", detail: `From\u00A0${formatFrancs(prices.essential.monthly, "en")} a\u00A0month` },
        { term: "Steps", detail: "Analysis, build, delivery, follow-up" },
      ],
      action: { label: "See the plans", to: "/services/artificial-intelligence-ai/chatbots#plans" },
      also: {
        label: "Read “A chatbot for a small business: what is allowed”",
        to: "/blog/chatbot-for-a-small-company",
      },
    },
    profile: {
      title: "What a month with the Essential plan costs",
      text: `Up to ${freeConversations} conversations a month, ${francsInText(prices.essential.monthly, "en")}; with ${MANY}, ${francsInText(essentialMonth(MANY), "en")}.`,
      note: `${freeConversations} conversations free, then CHF\u00A0${perConsultation} each`,
      axis: "conversations a month",
      unit: "conversations",
    },
    reasons: {
      title: "When a chatbot helps you",
      items: [
        "Many questions come in after closing time",
        "Your reception answers the same ten questions every day",
        "A visitor who has to wait asks a competitor",
        "Your prices are on the site, but visitors do not find them",
        "Customers write in two languages, and you answer in one",
        "A clear request in writing would save you a phone call",
      ],
    },
    advantages: {
      title: "Four rules for every chatbot we build",
      items: [
        {
          figure: "1",
          title: "Your data",
          text: "The chatbot reads only your pages, your prices and, with Pro or Ultimate, your documents; with Ultimate, your calendar or stock as well. No AI is trained on what visitors write; with Pro, you sign with the AI provider yourself, and we check with you that the contract rules it out.",
        },
        {
          figure: "2",
          title: "Your brand",
          text: "Your name, your colours, your tone: formal where you are formal.",
        },
        {
          figure: "3",
          title: "Security",
          text: "Before showing a price, the chatbot checks the figure against your list. We test it with trick questions.",
        },
        {
          figure: "4",
          title: "No code for you to write",
          text: "You change prices and text in a table. We set up the rest and add one line of code to your site.",
        },
      ],
    },
    modes: {
      title: "A pop-up in the corner, or part of the page",
      popup: {
        title: "Floating pop-up",
        text: "A small window in the corner of every page; on a phone, at the foot of the screen. On your site, it stays closed until a visitor opens it.",
        open: "Open the pop-up",
        close: "Close",
      },
      inline: {
        title: "Inline widget",
        text: "Part of a page, where questions come up: next to a price list, below a booking form.",
      },
      chat: chatbotPreview.en,
    },
    route: {
      speakers: speakers.en,
      quote: weekScale.en.quote,
      online: weekScale.en.online,
      title: `${claims.chatbotWeeks} weeks from the\u00A0signed\u00A0quote to\u00A0the\u00A0chatbot on your site`,
      steps: [
        {
          time: "Before the quote",
          title: "Analysis",
          text: "The questions you have had in recent months, and who answers them today.",
          lines: [{ from: "user", text: "Do you take dogs?" }],
        },
        {
          time: "Week 1",
          title: "Build",
          text: "From your pages, with limits, tested with those same questions.",
          lines: [{ from: "bot", text: "Yes, on a lead." }],
        },
        {
          time: "Week 2",
          title: "Delivery",
          text: "On your site, in your colours, in both languages.",
          lines: [{ from: "bot", text: "Yes, on a lead. The map shows the pitches where they may stay." }],
        },
        {
          time: "Each month",
          title: "Follow-up",
          text: `You read its conversations, and we correct its answers; with Pro, for the first ${correctionMonths} months.`,
          lines: [
            { from: "user", text: "What about two dogs?" },
            { from: "bot", text: "Yes, both on the same pitch." },
          ],
        },
      ],
    },
    offers: {
      title: `Three chatbot plans, from\u00A0${francsInText(prices.essential.monthly, "en")}\u00A0a\u00A0month`,
      cards: cardsOf("en", {
        choose: "Choose",
        onRequest: "On request",
        period: { essential: "a month", pro: "paid once", ultimate: "built for you" },
        cards: {
          essential: {
            name: "Essential",
            isPopular: true,
            badge: "To start with",
            summary: "For a company that is often asked the same short questions.",
            features: [
              `${freeConversations} conversations free each month`,
              `Then CHF ${perConsultation} per consultation`,
              "Pop-up or inline widget",
              "Handover: your number and your form",
              "French and English",
            ],
            note: "No set-up fee. Billed by the month, corrections to the chatbot's answers included. You may stop at the end of any month.",
          },
          pro: {
            name: "Pro",
            summary: "For a company that wants to add its own documents.",
            features: [
              "Your own account with the AI provider, which bills you for what you use (we connect it for you)",
              "No charge per conversation from us",
              "Your documents as well as your pages",
              "Handover by email as well",
            ],
            note: `We correct the chatbot's answers for ${correctionMonths} months; after that, an hour of our time costs ${francsInText(terms.extraHour, "en")}.`,
          },
          ultimate: {
            name: "Ultimate",
            summary: "For a company with several channels and systems to connect.",
            features: [
              "Website, messaging and telephone",
              "Connected to your calendar or stock",
              "Handover to several teams",
              "Built to your specification",
            ],
            note: "You will get a written quote after the analysis.",
          },
        },
      }),
      note: "“Conversation” and “consultation” mean the same thing here: one visitor's chat, however many questions it contains.",
    },
    benefits: {
      title: "What changes in\u00A0the first month",
      items: [
        "Questions get answers at night and on Sundays",
        "The phone rings less often for simple questions",
        "You read what your customers really ask",
        "You see which answers are missing from your site",
        "Requests arrive with a name, a date and a subject",
        "Every price the chatbot gives comes from your list",
      ],
    },
    testimonials: {
      title: "What three clients say about their chatbots",
      ...testimonials.chatbots.en,
    },
    launch: {
      title: "Launch your chatbot",
      text: "Send us the three questions you answer most often. We will show you what the chatbot would say.",
      action: { label: "Launch your chatbot", href: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Chatbot pour PME en Suisse : prix – ${brand.name}`,
      description: `Un chatbot pour votre site, qui répond d'après vos pages et vos prix, en français et en anglais, dès ${francsInText(prices.essential.monthly, "fr")} par mois. Trois formules.`,
    },
    intro: {
      title: "Un chatbot qui donne le\u00A0bon\u00A0prix à vos clients",
      lead: "Nos chatbots répondent d'après vos pages, donnent le prix de votre liste et vous passent le relais quand il le faut.",
      facts: [
        { term: "Prix", detail: `Dès\u00A0${formatFrancs(prices.essential.monthly, "fr")} par\u00A0mois` },
        { term: "Étapes", detail: "Analyse, construction, livraison, suivi" },
      ],
      action: { label: "Voir les formules", to: "/services/artificial-intelligence-ai/chatbots#plans" },
      also: {
        label: "Lire « Un chatbot pour une PME : ce qu'exige la LPD »",
        to: "/blog/chatbot-pme-lpd",
      },
    },
    profile: {
      title: "Ce que coûte un mois avec la formule Essentiel",
      text: `Jusqu'à ${freeConversations} conversations par mois, ${francsInText(prices.essential.monthly, "fr")} ; avec ${MANY}, ${francsInText(essentialMonth(MANY), "fr")}.`,
      note: `${freeConversations} conversations offertes, puis CHF\u00A0${perConsultation} chacune`,
      axis: "conversations par mois",
      unit: "conversations",
    },
    reasons: {
      title: "Quand un\u00A0chatbot vous aide",
      items: [
        "Beaucoup de questions arrivent après la fermeture",
        "Votre accueil répond chaque jour aux dix mêmes questions",
        "Un visiteur qui doit attendre s'adresse à un concurrent",
        "Vos prix sont sur le site, mais on ne les trouve pas",
        "On vous écrit en deux langues, vous répondez dans une seule",
        "Une demande claire, par écrit, vous éviterait un appel",
      ],
    },
    advantages: {
      title: "Quatre règles pour chacun de nos chatbots",
      items: [
        {
          figure: "1",
          title: "Vos données",
          text: "Le chatbot ne lit que vos pages, vos prix et, avec Pro ou Ultime, vos documents ; avec Ultime, aussi votre agenda ou votre stock. Aucune IA n'est entraînée avec ce qu'écrivent les visiteurs ; avec Pro, vous signez vous-même avec le fournisseur d'IA, et nous vérifions avec vous que le contrat l'exclut.",
        },
        {
          figure: "2",
          title: "Votre marque",
          text: "Votre nom, vos couleurs, votre ton. Le chatbot vouvoie si vous vouvoyez.",
        },
        {
          figure: "3",
          title: "La sécurité",
          text: "Avant d'afficher un prix, le chatbot le compare à votre liste. Nous l'essayons avec des questions pièges.",
        },
        {
          figure: "4",
          title: "Rien à programmer de votre côté",
          text: "Vous changez les prix et les textes dans un tableau. Nous installons le reste et ajoutons une ligne de code à votre site.",
        },
      ],
    },
    modes: {
      title: "Une fenêtre dans le coin, ou une partie de la page",
      popup: {
        title: "Fenêtre flottante",
        text: "Une petite fenêtre dans le coin de chaque page, et en bas de l'écran sur un téléphone. Sur votre site, elle ne s'ouvre que si le visiteur clique dessus.",
        open: "Ouvrir la fenêtre",
        close: "Fermer",
      },
      inline: {
        title: "Intégré à la page",
        text: "Une partie de la page, là où les questions se posent : à côté des prix, sous le formulaire de réservation.",
      },
      chat: chatbotPreview.fr,
    },
    route: {
      speakers: speakers.fr,
      quote: weekScale.fr.quote,
      online: weekScale.fr.online,
      title: `${claims.chatbotWeeks} semaines, du\u00A0devis\u00A0signé à\u00A0la\u00A0mise\u00A0en\u00A0ligne du chatbot`,
      steps: [
        {
          time: "Avant le devis",
          title: "Analyse",
          text: "Les questions des derniers mois, et qui y répond aujourd'hui.",
          lines: [{ from: "user", text: "Les chiens sont-ils admis ?" }],
        },
        {
          time: "Semaine 1",
          title: "Construction",
          text: "À partir de vos pages, dans des limites claires ; nous testons avec ces mêmes questions.",
          lines: [{ from: "bot", text: "Oui, en laisse." }],
        },
        {
          time: "Semaine 2",
          title: "Livraison",
          text: "Sur votre site, à vos couleurs, dans les deux langues.",
          lines: [
            { from: "bot", text: "Oui, en laisse. Le plan montre les emplacements où ils sont admis." },
          ],
        },
        {
          time: "Chaque mois",
          title: "Suivi",
          text: `Vous lisez ses conversations, et nous corrigeons ses réponses ; avec Pro, pendant les ${correctionMonths} premiers mois.`,
          lines: [
            { from: "user", text: "Même deux chiens ?" },
            { from: "bot", text: "Oui, même deux, sur le même emplacement." },
          ],
        },
      ],
    },
    offers: {
      title: `Trois formules de chatbot, dès\u00A0${francsInText(prices.essential.monthly, "fr")}\u00A0par\u00A0mois`,
      cards: cardsOf("fr", {
        choose: "Choisir",
        onRequest: "Sur demande",
        period: { essential: "par mois", pro: "payés une fois", ultimate: "construit sur mesure" },
        cards: {
          essential: {
            name: "Essentiel",
            isPopular: true,
            badge: "Pour commencer",
            summary: "Pour une entreprise à qui l'on pose souvent les mêmes petites questions.",
            features: [
              `${freeConversations} conversations offertes chaque mois`,
              `Puis CHF ${perConsultation} par consultation`,
              "En fenêtre flottante ou intégré à la page",
              "Relais : votre numéro et votre formulaire",
              "Français et anglais",
            ],
            note: "Sans frais de mise en route. Facturé au mois, corrections des réponses comprises. Vous pouvez arrêter à la fin de n'importe quel mois.",
          },
          pro: {
            name: "Pro",
            summary: "Pour une entreprise qui veut ajouter ses propres documents.",
            features: [
              "Votre propre compte chez le fournisseur d'IA, qui vous facture ce que vous consommez (nous relions ce compte à votre chatbot)",
              "Nous ne facturons rien par conversation",
              "Vos documents en plus de vos pages",
              "Relais aussi par e-mail",
            ],
            note: `Nous corrigeons les réponses pendant ${correctionMonths} mois ; ensuite, une heure coûte ${francsInText(terms.extraHour, "fr")}.`,
          },
          ultimate: {
            name: "Ultime",
            summary: "Pour une entreprise qui a plusieurs canaux et systèmes à relier.",
            features: [
              "Site, messagerie et téléphone",
              "Relié à votre agenda ou à votre stock",
              "Relais vers plusieurs équipes",
              "Construit selon votre cahier des charges",
            ],
            note: "Vous recevez un devis écrit après l'analyse.",
          },
        },
      }),
      note: "Conversation et consultation veulent dire ici la même chose : l'échange avec un visiteur, quel que soit le nombre de questions.",
    },
    benefits: {
      title: "Ce qui change dès\u00A0le\u00A0premier mois",
      items: [
        "Les questions reçoivent une réponse, même la nuit et le dimanche",
        "Le téléphone sonne moins pour des questions simples",
        "Vous lisez ce que vos clients demandent",
        "Vous voyez quelles réponses manquent sur votre site",
        "Les demandes arrivent avec un nom, une date, un sujet",
        "Chaque prix que donne le chatbot est un prix de votre liste",
      ],
    },
    testimonials: {
      title: "Trois clients parlent de leur chatbot",
      ...testimonials.chatbots.fr,
    },
    launch: {
      title: "Lancez votre chatbot",
      text: "Envoyez-nous les trois questions auxquelles vous répondez le plus souvent. Nous vous montrerons ce que dirait le chatbot.",
      action: { label: "Lancer votre chatbot", href: "/contact" },
    },
  },
});
