import { questionLimit } from "#app/content/shared/chat";
import type {
  HeadWords,
  OpeningWords,
  PointsWords,
  SiteLink,
  StepsWords,
  TestimonialsWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import { weekScale } from "#app/content/shared/week-scale";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { chatbots } from "#app/domain/offers/chatbots";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-30";

export interface AskWords {
  label: string;
  hint: string;
  /** States the maximum length of a question. */
  limit: string;
  submit: string;
}

/** The enquiries of a day: what the machine does with each, and what is left for a person. */
export interface DayWords {
  title: string;
  /** The legend of the marks on the time line. */
  key: string;
  machine: string;
  person: string;
  moments: { hour: number; comes: string; done: string; left?: string }[];
}

/** What a client received during a night and a morning, and how it was handled. */
export interface MorningWords {
  title: string;
  /** `at` is in minutes from midnight. */
  messages: { at: number; from: string; text: string; kind: MessageKind; mark: string; done: string }[];
  draft: {
    title: string;
    /** The pieces of a draft: unchanged text, and text that the client struck out or wrote instead. */
    paragraphs: { text?: string; struck?: string; written?: string }[][];
    note: string;
  };
}

type MessageKind = "answered" | "invoice" | "urgent" | "quote" | "unclear";

export interface TasksWords extends PointsWords {
  morning: MorningWords;
}

export interface LaunchWords {
  title: string;
  text: string;
  action: SiteLink;
}

interface IntelligencePage {
  head: HeadWords;
  intro: OpeningWords;
  day: DayWords;
  benefits: TasksWords;
  route: StepsWords & { lead: string };
  testimonials: TestimonialsWords;
  launch: LaunchWords;
  ask: AskWords;
}

export const artificialIntelligenceAi: Localized<IntelligencePage> = typeset({
  en: {
    head: {
      title: `AI for small businesses in Switzerland – ${brand.name}`,
      description: `AI services for small businesses: a chatbot that answers at night, requests sorted, replies drafted. Chatbots from ${francsInText(chatbots.essential.monthly, "en")} a month; we start with one task.`,
    },
    intro: {
      title: "AI that takes one\u00A0task off your hands",
      lead: "We start with a task that takes you an hour a day: answering the same questions, sorting requests, drafting replies. When the AI does not know the answer, it says so and hands over to a person.",
      action: { label: "Find the right task with us", to: "/contact" },
      also: { label: "How our chatbots work", to: "/services/artificial-intelligence-ai/chatbots" },
    },
    day: {
      title: "A sample day",
      key: "Each dot is a message. Near the surface the AI deals with it; the deeper ones, ringed in amber, wait for your answer.",
      machine: "AI",
      person: "You",
      moments: [
        { hour: 7, comes: "“Are you open on Sunday?”", done: "answers with your opening hours" },
        {
          hour: 10,
          comes: "A request for a quote",
          done: "sorts it and drafts the reply",
          left: "correct it and send it",
        },
        { hour: 13, comes: "An invoice by email", done: "files it with the invoices" },
        {
          hour: 17,
          comes: "A message that is not clear",
          done: "flags it and sets it aside",
          left: "answer it yourself",
        },
        { hour: 21, comes: "“How much is it for four?”", done: "gives the price on your list" },
      ],
    },
    benefits: {
      title: "Three tasks for\u00A0AI, and\u00A0what happens to\u00A0your\u00A0data",
      morning: {
        title: "An invented example: a night and a morning at a hotel with thirty rooms",
        messages: [
          {
            at: 160,
            from: "A guest, on the website",
            text: "“Can we arrive after ten at night?”",
            kind: "answered",
            mark: "Answered",
            done: "“Yes, until midnight. We send you the door code by text message.”",
          },
          {
            at: 370,
            from: "The laundry",
            text: "Invoice for November, as a PDF",
            kind: "invoice",
            mark: "Invoice",
            done: "Filed with the invoices",
          },
          {
            at: 415,
            from: "Room 12",
            text: "“The heating has stopped working.”",
            kind: "urgent",
            mark: "Urgent",
            done: "At the top of the list, and reception is told",
          },
          {
            at: 440,
            from: "Claire Favre",
            text: "“Do you have a room for twenty of us for lunch on 12 December?”",
            kind: "quote",
            mark: "Quote",
            done: "A reply is drafted",
          },
          {
            at: 468,
            from: "No name, no subject",
            text: "“Same as last time, thanks.”",
            kind: "unclear",
            mark: "Unclear",
            done: "Put aside for you",
          },
        ],
        draft: {
          title: "The draft, corrected by the hotel",
          paragraphs: [
            [{ text: "Dear Ms Favre," }],
            [
              { text: "Our lake room is free for lunch on 12 December. The menu for twenty is" },
              { struck: francsInText(48, "en"), written: francsInText(52, "en") },
              { text: "a person, with coffee." },
            ],
            [
              {
                struck: "Please do not hesitate to contact us.",
                written: "I am holding the room for you until Friday.",
              },
            ],
            [{ text: "Kind regards," }, { struck: "The hotel", written: "Anne Jaquet, reception" }],
          ],
          note: "Sent by the hotel at 08:05. Blue is what the hotel wrote itself.",
        },
      },
      items: [
        {
          title: "Answers at any hour",
          text: "Opening hours, prices, dates: your customers ask at night and get an answer at night, from your own pages.",
        },
        {
          title: "Sorted requests",
          text: "Each email or form is marked urgent, quote or invoice. Anything unclear is put aside for you.",
        },
        {
          title: "Drafted replies",
          text: "You get a draft in your style, based on your documents. You read it, correct it and send it.",
        },
        {
          title: "Data under your control",
          text: "Before anything is switched on, we tell you in writing which data is processed, where and for how long.",
        },
      ],
    },
    route: {
      scale: weekScale.en,
      title: "A week's trial before the AI goes live",
      lead: `These are the steps for sorting requests and drafting replies. A chatbot is tested while we build it, and is on your site ${claims.chatbotWeeks} weeks after you sign the quote.`,
      steps: [
        {
          time: "First call",
          title: "One task",
          text: "The one that comes up every day and follows clear rules.",
        },
        { time: "Week 1", title: "Trial", text: "On past cases for which we know the right answers." },
        {
          time: "Weeks 2 and 3",
          title: "Set-up",
          text: "With clear limits: what the AI may say, and when it hands over.",
        },
        {
          time: "Each month",
          title: "Review",
          text: "You read what the AI answered, and we correct what was wrong, for as long as the quote says.",
        },
      ],
    },
    testimonials: {
      title: "What three clients no longer have to do themselves",
      ...testimonials.intelligence.en,
    },
    launch: {
      title: "A chatbot that answers your customers",
      text: `From ${francsInText(chatbots.essential.monthly, "en")} a month, built on the pages you already have. Tell us what your customers ask.`,
      action: { label: "Launch your chatbot", to: "/contact" },
    },
    ask: {
      label: "Ask a question: our assistant answers",
      hint: "Your question",
      limit: questionLimit.en,
      submit: "Ask",
    },
  },
  fr: {
    head: {
      title: `Intelligence artificielle pour PME en Suisse – ${brand.name}`,
      description: `L'IA pour les PME romandes : un chatbot qui répond la nuit, des demandes triées, des réponses préparées. Chatbots dès ${francsInText(chatbots.essential.monthly, "fr")} par mois.`,
    },
    intro: {
      title: "L'IA qui vous\u00A0décharge d'une\u00A0tâche",
      lead: "Nous commençons par une tâche qui vous prend une heure par jour : répondre aux mêmes questions, trier les demandes, préparer des réponses. Quand l'IA ne connaît pas la réponse, elle le dit et passe le relais à une personne.",
      action: { label: "Trouver la bonne tâche avec nous", to: "/contact" },
      also: {
        label: "Comment fonctionnent nos chatbots",
        to: "/services/artificial-intelligence-ai/chatbots",
      },
    },
    day: {
      title: "Une journée, à titre d'exemple",
      key: "Chaque point est un message. Près de la surface, l'IA s'en charge ; plus au fond, les messages cerclés d'ambre attendent votre réponse.",
      machine: "L'IA",
      person: "Vous",
      moments: [
        { hour: 7, comes: "« Êtes-vous ouverts dimanche ? »", done: "indique vos horaires" },
        {
          hour: 10,
          comes: "Une demande de devis",
          done: "la trie et prépare la réponse",
          left: "la corrigez et l'envoyez",
        },
        { hour: 13, comes: "Une facture par e-mail", done: "la range avec les factures" },
        {
          hour: 17,
          comes: "Un message peu clair",
          done: "signale qu'il n'est pas clair et le met de côté",
          left: "y répondez vous-même",
        },
        {
          hour: 21,
          comes: "« Combien pour quatre personnes ? »",
          done: "donne le prix de votre liste",
        },
      ],
    },
    benefits: {
      title: "Trois tâches pour\u00A0l'IA, et\u00A0ce\u00A0que\u00A0deviennent vos\u00A0données",
      morning: {
        title: "Exemple inventé : une nuit et un matin dans un hôtel de trente chambres",
        messages: [
          {
            at: 160,
            from: "Une cliente, sur le site",
            text: "« Peut-on arriver après dix heures du soir ? »",
            kind: "answered",
            mark: "Répondu",
            done: "« Oui, jusqu'à minuit. Nous vous envoyons le code de la porte par SMS. »",
          },
          {
            at: 370,
            from: "La blanchisserie",
            text: "Facture de novembre, en PDF",
            kind: "invoice",
            mark: "Facture",
            done: "Rangée avec les factures",
          },
          {
            at: 415,
            from: "Chambre 12",
            text: "« Le chauffage ne marche plus. »",
            kind: "urgent",
            mark: "Urgent",
            done: "En tête de la liste, et la réception est avertie",
          },
          {
            at: 440,
            from: "Claire Favre",
            text: "« Avez-vous une salle pour vingt personnes, le 12 décembre à midi ? »",
            kind: "quote",
            mark: "Devis",
            done: "Une réponse est préparée",
          },
          {
            at: 468,
            from: "Sans nom, sans objet",
            text: "« Comme la dernière fois, merci. »",
            kind: "unclear",
            mark: "Pas clair",
            done: "Mis de côté pour vous",
          },
        ],
        draft: {
          title: "La réponse préparée, corrigée par l'hôtel",
          paragraphs: [
            [{ text: "Bonjour Madame," }],
            [
              {
                text: "La salle du lac est libre le 12 décembre à midi. Le menu pour vingt personnes coûte",
              },
              { struck: francsInText(48, "fr"), written: francsInText(52, "fr") },
              { text: "par personne, café compris." },
            ],
            [
              {
                struck: "N'hésitez pas à nous contacter.",
                written: "Je vous garde la salle jusqu'à vendredi.",
              },
            ],
            [
              { text: "Meilleures salutations," },
              { struck: "L'hôtel", written: "Anne Jaquet, à la réception" },
            ],
          ],
          note: "Envoyée par l'hôtel à 8 h 05. En bleu, ce qu'il a écrit lui-même.",
        },
      },
      items: [
        {
          title: "Des réponses à toute heure",
          text: "Horaires, prix, dates : vos clients posent leur question la nuit et ont la réponse aussitôt, d'après vos propres pages.",
        },
        {
          title: "Des demandes triées",
          text: "Chaque e-mail ou formulaire reçoit une mention : urgent, devis ou facture. Les cas douteux sont mis de côté pour vous.",
        },
        {
          title: "Des réponses préparées",
          text: "L'IA prépare une réponse dans votre style, d'après vos documents. Vous la lisez, la corrigez et l'envoyez.",
        },
        {
          title: "Des données sous votre contrôle",
          text: "Avant toute mise en service, nous vous indiquons par écrit quelles données sont traitées, où et pendant combien de temps.",
        },
      ],
    },
    route: {
      scale: weekScale.fr,
      title: "Une semaine d'essai avant la\u00A0mise\u00A0en\u00A0service",
      lead: `Ces étapes valent pour le tri des demandes et les réponses préparées. Un chatbot, lui, est testé pendant sa construction : il est sur votre site ${claims.chatbotWeeks} semaines après la signature du devis.`,
      steps: [
        {
          time: "Premier appel",
          title: "Une seule tâche",
          text: "Celle qui revient chaque jour et suit des règles claires.",
        },
        { time: "Semaine 1", title: "Essai", text: "Sur des cas passés, dont on connaît la bonne réponse." },
        {
          time: "Semaines 2 et 3",
          title: "Mise en place",
          text: "Avec des limites claires : ce que l'IA peut dire, et quand elle passe le relais.",
        },
        {
          time: "Chaque mois",
          title: "Relecture",
          text: "Vous lisez ce que l'IA a répondu, et nous corrigeons ce qui était faux, pendant la durée prévue par le devis.",
        },
      ],
    },
    testimonials: {
      title: "Ce que trois clients n'ont plus à\u00A0faire eux-mêmes",
      ...testimonials.intelligence.fr,
    },
    launch: {
      title: "Un chatbot qui répond à vos clients",
      text: `Dès ${francsInText(chatbots.essential.monthly, "fr")} par mois, construit sur les pages que vous avez déjà. Dites-nous ce que vos clients demandent.`,
      action: { label: "Lancer votre chatbot", to: "/contact" },
    },
    ask: {
      label: "Poser une question : notre assistant répond",
      hint: "Votre question",
      limit: questionLimit.fr,
      submit: "Envoyer",
    },
  },
});
