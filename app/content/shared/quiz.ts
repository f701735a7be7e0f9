import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type QuizOption, type QuizTag, sessions } from "#app/domain/offers/quiz";

export interface QuizWords {
  title: string;
  lead: string;
  /** Above a question: tells readers that they can answer. */
  turn: string;
  progress: string;
  questions: { text: string; options: Record<QuizOption, string> }[];
  results: Record<QuizTag, { title: string; text: string }>;
  action: string;
  restart: string;
}

/** A demo: the intake quiz of a practice, with three questions. */
export const quiz: Localized<QuizWords> = typeset({
  en: {
    title: "Three questions instead of a\u00A0form: the example of a psychology practice",
    lead: "This is a demonstration: the short questionnaire that a psychology practice gives its patients before a first appointment. It follows fixed rules and uses no AI. It is not medical advice, and your answers do not leave this page.",
    turn: "Your turn to answer",
    progress: "Questions answered",
    questions: [
      {
        text: "What brings you here?",
        options: {
          o1: "I cannot stop worrying",
          o2: "I feel low most days",
          o3: "My work has worn me out",
          o4: "Something else",
        },
      },
      {
        text: "How are your nights?",
        options: {
          o1: "I lie awake and think",
          o2: "I sleep, but I wake up tired",
          o3: "I wake at four and think about work",
          o4: "I sleep well",
        },
      },
      {
        text: "What would help you most?",
        options: {
          o1: "A way to calm down, now",
          o2: "To enjoy life again",
          o3: "Limits and rest",
          o4: "Talking about it, first of all",
        },
      },
    ],
    results: {
      anxiety: {
        title: `Calm again: a programme of ${sessions.anxiety} sessions`,
        text: "The practice would now offer its next free appointments and explain how a session goes. Your quiz would recommend one of your offers.",
      },
      mood: {
        title: `Lighter days: a programme of ${sessions.mood} sessions`,
        text: "The practice would now offer its next free appointments and explain how a session goes. Your quiz would recommend one of your offers.",
      },
      burnout: {
        title: `Back to strength: a programme of ${sessions.burnout} sessions`,
        text: "The practice would now offer its next free appointments and explain how a session goes. Your quiz would recommend one of your offers.",
      },
      other: {
        title: "A custom consultation",
        text: "When no programme fits, the quiz says so and offers a conversation. Yours would hand over to a person.",
      },
    },
    action: "I would like a quiz like this on my site",
    restart: "Start again",
  },
  fr: {
    title: "Trois questions au\u00A0lieu d'un\u00A0formulaire : l'exemple d'un cabinet de psychologues",
    lead: "Ceci est une démonstration : le questionnaire qu'un cabinet de psychologues propose avant un premier rendez-vous. Le questionnaire suit des règles fixes, sans IA. Ce n'est pas un avis médical, et vos réponses ne quittent pas cette page.",
    turn: "À vous de répondre",
    progress: "Réponses données",
    questions: [
      {
        text: "Qu'est-ce qui vous amène ?",
        options: {
          o1: "Je m'inquiète sans arrêt",
          o2: "Je n'ai pas le moral, presque tous les jours",
          o3: "Mon travail m'épuise",
          o4: "Autre chose",
        },
      },
      {
        text: "Comment sont vos nuits ?",
        options: {
          o1: "Je n'arrive pas à m'endormir, je pense trop",
          o2: "Je dors, mais le matin, je n'ai pas d'énergie",
          o3: "Je me réveille à quatre heures en pensant au travail",
          o4: "Je dors bien",
        },
      },
      {
        text: "Qu'est-ce qui vous aiderait le plus ?",
        options: {
          o1: "Un moyen de me calmer, maintenant",
          o2: "Reprendre goût à la vie",
          o3: "Des limites et du repos",
          o4: "En parler, tout d'abord",
        },
      },
    ],
    results: {
      anxiety: {
        title: `Retrouver le calme : un programme de ${sessions.anxiety} séances`,
        text: "Le cabinet proposerait maintenant ses prochains rendez-vous libres et expliquerait comment se passe une séance. Votre questionnaire, lui, conseillerait l'une de vos offres.",
      },
      mood: {
        title: `Des jours plus légers : un programme de ${sessions.mood} séances`,
        text: "Le cabinet proposerait maintenant ses prochains rendez-vous libres et expliquerait comment se passe une séance. Votre questionnaire, lui, conseillerait l'une de vos offres.",
      },
      burnout: {
        title: `Reprendre des forces : un programme de ${sessions.burnout} séances`,
        text: "Le cabinet proposerait maintenant ses prochains rendez-vous libres et expliquerait comment se passe une séance. Votre questionnaire, lui, conseillerait l'une de vos offres.",
      },
      other: {
        title: "Une consultation sur mesure",
        text: "Quand aucun programme ne convient, le questionnaire le dit et propose un entretien. Le vôtre passerait le relais à une personne.",
      },
    },
    action: "Je voudrais un questionnaire comme celui-ci",
    restart: "Recommencer",
  },
});
