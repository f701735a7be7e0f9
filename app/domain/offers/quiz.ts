/** What an answer counts for; on a tie, the first in this order wins. */
const quizTags = ["anxiety", "mood", "burnout", "other"] as const;

export type QuizTag = (typeof quizTags)[number];

export const quizOptions = ["o1", "o2", "o3", "o4"] as const;

export type QuizOption = (typeof quizOptions)[number];

/** Sessions of the recommended programme; null if it is custom. */
export const sessions: Record<QuizTag, number | null> = { anxiety: 6, mood: 8, burnout: 10, other: null };

const tagOf: Record<QuizOption, QuizTag> = { o1: "anxiety", o2: "mood", o3: "burnout", o4: "other" };

const POINTS = 2;

/** Additional points of some answers, by question from 0. */
function extraPoints(question: number, option: QuizOption): number {
  if (question === 1) return { o1: 0, o2: 1, o3: 2, o4: 0 }[option];
  return question === 2 ? 2 : 0;
}

/** The tag with the most points; null without answers. */
export function recommend(answers: QuizOption[]): QuizTag | null {
  if (answers.length === 0) return null;
  const scores: Record<QuizTag, number> = { anxiety: 0, mood: 0, burnout: 0, other: 0 };
  answers.forEach((option, question) => {
    scores[tagOf[option]] += POINTS + extraPoints(question, option);
  });
  return quizTags.reduce((best, tag) => (scores[tag] > scores[best] ? tag : best));
}
