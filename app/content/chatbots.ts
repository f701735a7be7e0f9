import { chatbots as prices } from "#app/domain/chatbots";
import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

const perConsultation = prices.essential.perConsultation.toFixed(2);

export const chatbots: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Chatbots that quote you right · Rivelac",
      description:
        "A chatbot on your site that answers from your own pages: three plans, set up without code, as a floating window or inside a page, in French and English.",
    },
    intro: {
      title: "It knows your prices by heart.",
      lead: "Our chatbots answer from your pages, give the price you print, and pass the visitor on to you when a person is needed.",
      facts: [
        {
          term: "Essential",
          detail: `${formatFrancs(prices.essential.monthly, "en")} a month, ${prices.essential.freeConversations} conversations free, then CHF ${perConsultation} each`,
        },
        { term: "Pro", detail: `${formatFrancs(prices.pro.once, "en")} once, with your own API key` },
        { term: "Ultimate", detail: "Several channels, on request" },
        { term: "In order", detail: "Analysis, build, delivery, follow-up" },
      ],
      action: { label: "Launch your chatbot", to: "/contact" },
      also: { label: "All AI services", to: "/services/artificial-intelligence-ai" },
    },
  },
  fr: {
    head: {
      title: "Chatbots qui donnent le bon prix · Rivelac",
      description:
        "Un chatbot qui répond à partir de vos propres pages : trois formules, sans une ligne de code, en fenêtre flottante ou dans la page, en français et en anglais.",
    },
    intro: {
      title: "Il connaît vos prix par cœur.",
      lead: "Nos chatbots répondent à partir de vos pages, donnent le prix que vous affichez, et vous passent le visiteur quand il faut une personne.",
      facts: [
        {
          term: "Essentiel",
          detail: `${formatFrancs(prices.essential.monthly, "fr")} par mois, ${prices.essential.freeConversations} conversations offertes, puis ${perConsultation.replace(".", ",")} CHF l'une`,
        },
        {
          term: "Pro",
          detail: `${formatFrancs(prices.pro.once, "fr")} une fois, avec votre propre clé d'API`,
        },
        { term: "Ultime", detail: "Plusieurs canaux, sur demande" },
        { term: "Étapes", detail: "Analyse, construction, livraison, suivi" },
      ],
      action: { label: "Lancer votre chatbot", to: "/contact" },
      also: { label: "Tous les services IA", to: "/services/artificial-intelligence-ai" },
    },
  },
});
