import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type QuizOption, type QuizTag, sessions } from "#app/domain/offers/quiz";

export interface QuizWords {
  sheet: string;
  title: string;
  lead: string;
  progress: string;
  questions: { text: string; options: Record<QuizOption, string> }[];
  results: Record<QuizTag, { title: string; text: string }>;
  action: string;
  restart: string;
}

/** A demonstration: the intake quiz of a practice, three questions long. */
export const quiz: Localized<QuizWords> = typeset({
  en: {
    sheet: "Sheet 1 · Try it",
    title: "Three questions instead of a form",
    lead: "A demonstration: the quiz that a psychologists' practice puts before a first appointment. It is no medical advice, and nothing that you answer leaves this page.",
    progress: "Questions answered",
    questions: [
      {
        text: "What brings you here?",
        options: {
          o1: "I worry, and it does not stop",
          o2: "I feel low on most days",
          o3: "My work has worn me out",
          o4: "Something else",
        },
      },
      {
        text: "How are your nights?",
        options: {
          o1: "I lie awake and think",
          o2: "I sleep, and wake up tired",
          o3: "I wake at four and think of work",
          o4: "They are good",
        },
      },
      {
        text: "What would help you most?",
        options: {
          o1: "A way to calm down, now",
          o2: "To enjoy things again",
          o3: "Limits, and rest",
          o4: "First of all, to talk",
        },
      },
    ],
    results: {
      anxiety: {
        title: `Calm again: a programme of ${sessions.anxiety} sessions`,
        text: "The practice's answer would offer its next free hours and say how a session goes. Yours would recommend what you sell.",
      },
      mood: {
        title: `Lighter days: a programme of ${sessions.mood} sessions`,
        text: "The practice's answer would offer its next free hours and say how a session goes. Yours would recommend what you sell.",
      },
      burnout: {
        title: `Back to strength: a programme of ${sessions.burnout} sessions`,
        text: "The practice's answer would offer its next free hours and say how a session goes. Yours would recommend what you sell.",
      },
      other: {
        title: "A consultation made to measure",
        text: "When no programme fits, the quiz says so and offers a talk. Yours would hand over to a person.",
      },
    },
    action: "A quiz like this for my site",
    restart: "Start again",
  },
  fr: {
    sheet: "Feuille 1 · À l'essai",
    title: "Trois questions au lieu d'un formulaire",
    lead: "Une démonstration : le questionnaire qu'un cabinet de psychologues propose avant un premier rendez-vous. Ce n'est pas un avis médical, et rien de ce que vous répondez ne quitte cette page.",
    progress: "Questions répondues",
    questions: [
      {
        text: "Qu'est-ce qui vous amène ?",
        options: {
          o1: "Je m'inquiète, et cela ne s'arrête pas",
          o2: "Je n'ai pas le moral, la plupart du temps",
          o3: "Mon travail m'a épuisé",
          o4: "Autre chose",
        },
      },
      {
        text: "Comment sont vos nuits ?",
        options: {
          o1: "Je reste éveillé et je pense",
          o2: "Je dors, et me réveille fatigué",
          o3: "Je m'éveille à quatre heures en pensant au travail",
          o4: "Elles sont bonnes",
        },
      },
      {
        text: "Qu'est-ce qui vous aiderait le plus ?",
        options: {
          o1: "Un moyen de me calmer, maintenant",
          o2: "Retrouver goût aux choses",
          o3: "Des limites, et du repos",
          o4: "En parler, d'abord",
        },
      },
    ],
    results: {
      anxiety: {
        title: `Retrouver le calme : un programme de ${sessions.anxiety} séances`,
        text: "La réponse du cabinet proposerait ses prochaines heures libres et dirait comment se passe une séance. La vôtre recommanderait ce que vous vendez.",
      },
      mood: {
        title: `Des jours plus légers : un programme de ${sessions.mood} séances`,
        text: "La réponse du cabinet proposerait ses prochaines heures libres et dirait comment se passe une séance. La vôtre recommanderait ce que vous vendez.",
      },
      burnout: {
        title: `Reprendre des forces : un programme de ${sessions.burnout} séances`,
        text: "La réponse du cabinet proposerait ses prochaines heures libres et dirait comment se passe une séance. La vôtre recommanderait ce que vous vendez.",
      },
      other: {
        title: "Une consultation sur mesure",
        text: "Quand aucun programme ne convient, le questionnaire le dit et propose un entretien. Le vôtre passerait le relais à une personne.",
      },
    },
    action: "Un tel questionnaire pour mon site",
    restart: "Recommencer",
  },
});
