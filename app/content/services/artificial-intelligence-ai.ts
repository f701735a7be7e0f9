import type {
  CallWords,
  IntroPage,
  PointsWords,
  StepsWords,
  TestimonialsWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { chatbots } from "#app/domain/offers/chatbots";
import { formatFrancs } from "#app/domain/offers/money";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface AskWords {
  label: string;
  hint: string;
  submit: string;
}

interface IntelligencePage extends IntroPage {
  benefits: PointsWords;
  route: StepsWords;
  testimonials: TestimonialsWords;
  launch: CallWords;
  ask: AskWords;
}

export const artificialIntelligenceAi: Localized<IntelligencePage> = typeset({
  en: {
    head: {
      title: `AI services for small companies · ${brand.name}`,
      description: `Artificial intelligence that does one job well: answer your clients at night, sort requests, draft replies. Chatbots from ${formatFrancs(chatbots.essential.monthly, "en")} a month.`,
    },
    intro: {
      title: "Answers at three in the morning.",
      lead: "We start from a task that costs you an hour a day, and hand it to a machine that says when it does not know.",
      facts: [
        { term: "Chatbot", detail: `From ${formatFrancs(chatbots.essential.monthly, "en")} a month` },
        { term: "Handover", detail: "To a person, when it does not know" },
      ],
      action: { label: "Find the right task", to: "/contact" },
      also: { label: "How our chatbots work", to: "/services/artificial-intelligence-ai/chatbots" },
    },
    benefits: {
      sheet: "Sheet 2 · What it brings",
      title: "One hour a day, given back",
      items: [
        {
          title: "Answers at any hour",
          text: "Opening hours, prices, delays: asked at night, answered at night, from your own pages.",
        },
        {
          title: "Requests, sorted",
          text: "Mail and forms arrive in piles: urgent, quote, invoice. What is not certain lies apart.",
        },
        {
          title: "Replies, drafted",
          text: "A draft in your tone, from your documents. A person reads it, corrects it and sends it.",
        },
        {
          title: "Data that stays yours",
          text: "We write down what is processed, where and for how long, before anything is switched on.",
        },
      ],
    },
    route: {
      sheet: "Sheet 3 · The route",
      title: "A small trial before a large plan",
      steps: [
        {
          time: "First talk",
          title: "One task",
          text: "The one that comes back every day and needs no judgement.",
        },
        { time: "Week 1", title: "Trial", text: "On past cases, with the right answers known." },
        {
          time: "Weeks 2 and 3",
          title: "Building",
          text: "With limits: what it may say, and when it hands over.",
        },
        {
          time: "Each month",
          title: "Reading",
          text: "You read what it answered; we correct what was wrong.",
        },
      ],
    },
    testimonials: {
      sheet: "Sheet 4 · Clients",
      title: "What they no longer do by hand",
      items: testimonials.intelligence.en,
    },
    launch: {
      sheet: "Sheet 5 · And now",
      title: "Launch your chatbot",
      text: `From ${formatFrancs(chatbots.essential.monthly, "en")} a month, built on the pages you already have. Tell us what your clients ask.`,
      action: { label: "Launch your chatbot", to: "/contact" },
    },
    ask: { label: "Ask a question", hint: "A service, a price, a delay…", submit: "Ask" },
  },
  fr: {
    head: {
      title: `Services IA pour les PME · ${brand.name}`,
      description: `Une intelligence artificielle qui fait bien une seule chose : répondre la nuit, trier les demandes, rédiger. Chatbots dès ${formatFrancs(chatbots.essential.monthly, "fr")} par mois.`,
    },
    intro: {
      title: "Des réponses à trois heures du matin.",
      lead: "Nous partons d'une tâche qui vous prend une heure par jour, et la confions à une machine qui dit quand elle ne sait pas.",
      facts: [
        { term: "Chatbot", detail: `Dès ${formatFrancs(chatbots.essential.monthly, "fr")} par mois` },
        { term: "Relais", detail: "Vers une personne, quand il ne sait pas" },
      ],
      action: { label: "Trouver la bonne tâche", to: "/contact" },
      also: { label: "Comment marchent nos chatbots", to: "/services/artificial-intelligence-ai/chatbots" },
    },
    benefits: {
      sheet: "Feuille 2 · Ce que cela apporte",
      title: "Une heure par jour, rendue",
      items: [
        {
          title: "Des réponses à toute heure",
          text: "Horaires, prix, délais : demandés la nuit, donnés la nuit, d'après vos propres pages.",
        },
        {
          title: "Des demandes triées",
          text: "Courriels et formulaires arrivent en piles : urgent, devis, facture. Ce qui n'est pas sûr reste à part.",
        },
        {
          title: "Des réponses préparées",
          text: "Un projet dans votre ton, d'après vos documents. Une personne le lit, le corrige et l'envoie.",
        },
        {
          title: "Des données qui restent à vous",
          text: "Nous écrivons ce qui est traité, où et combien de temps, avant de mettre quoi que ce soit en marche.",
        },
      ],
    },
    route: {
      sheet: "Feuille 3 · L'itinéraire",
      title: "Un petit essai avant un grand plan",
      steps: [
        {
          time: "Premier entretien",
          title: "Une seule tâche",
          text: "Celle qui revient chaque jour et ne demande aucun jugement.",
        },
        { time: "Semaine 1", title: "Essai", text: "Sur des cas passés, dont on connaît la bonne réponse." },
        {
          time: "Semaines 2 et 3",
          title: "Construction",
          text: "Avec des limites : ce qu'elle peut dire, et quand elle passe le relais.",
        },
        {
          time: "Chaque mois",
          title: "Relecture",
          text: "Vous lisez ce qu'elle a répondu ; nous corrigeons ce qui était faux.",
        },
      ],
    },
    testimonials: {
      sheet: "Feuille 4 · Clients",
      title: "Ce qu'ils ne font plus à la main",
      items: testimonials.intelligence.fr,
    },
    launch: {
      sheet: "Feuille 5 · Et maintenant",
      title: "Lancez votre chatbot",
      text: `Dès ${formatFrancs(chatbots.essential.monthly, "fr")} par mois, construit sur les pages que vous avez déjà. Dites-nous ce que vos clients demandent.`,
      action: { label: "Lancer votre chatbot", to: "/contact" },
    },
    ask: { label: "Poser une question", hint: "Un service, un prix, un délai…", submit: "Demander" },
  },
});
