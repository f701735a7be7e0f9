import { chatbots } from "#app/domain/chatbots";
import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const artificialIntelligenceAi: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "AI services for small companies · Rivelac",
      description: `Artificial intelligence that does one job well: answer your clients at night, sort requests, draft replies. Chatbots from ${formatFrancs(chatbots.essential.monthly, "en")} a month.`,
    },
    intro: {
      title: "Answers at three in the morning.",
      lead: "We start from a task that costs you an hour a day, and hand it to a machine that says when it does not know.",
      facts: [
        { term: "Chatbot", detail: `From ${formatFrancs(chatbots.essential.monthly, "en")} a month` },
        { term: "It knows", detail: "Your own pages and prices, nothing else" },
        { term: "Handover", detail: "To a person, when it does not know" },
      ],
      action: { label: "Find the right task", to: "/contact" },
      also: { label: "How our chatbots work", to: "/services/artificial-intelligence-ai/chatbots" },
    },
  },
  fr: {
    head: {
      title: "Services IA pour les PME · Rivelac",
      description: `Une intelligence artificielle qui fait bien une seule chose : répondre la nuit, trier les demandes, rédiger. Chatbots dès ${formatFrancs(chatbots.essential.monthly, "fr")} par mois.`,
    },
    intro: {
      title: "Des réponses à trois heures du matin.",
      lead: "Nous partons d'une tâche qui vous prend une heure par jour, et la confions à une machine qui dit quand elle ne sait pas.",
      facts: [
        { term: "Chatbot", detail: `Dès ${formatFrancs(chatbots.essential.monthly, "fr")} par mois` },
        { term: "Il connaît", detail: "Vos pages et vos prix, rien d'autre" },
        { term: "Relais", detail: "Vers une personne, quand il ne sait pas" },
      ],
      action: { label: "Trouver la bonne tâche", to: "/contact" },
      also: { label: "Comment marchent nos chatbots", to: "/services/artificial-intelligence-ai/chatbots" },
    },
  },
});
