import { entriesByTopic } from "#app/content/assistant/composed";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { saidLazily } from "#app/domain/language/typography";
import { catalogue, NONE } from "#worker/chat/catalogue";
import { intentProbabilities } from "./intents";
import { type MessageLanguage, normalize, tokensOf } from "./tokens";

// Thresholds for the score of an answer, from the lowest to the highest.

/** The answer may be offered as a button. A message with no answer above this asks for nothing that we know. */
export const TRACE = 0.03;

/** The answer may be shown as the nearest. */
export const FAINT = 0.06;

/** Below this, a statement after an answer asks for nothing, and a second answer is only a button. */
export const BARELY = 0.1;

/** The answer is introduced without doubt: three in four were meant. */
export const PROBABLE = 0.3;

/** Small talk is meant if its scores add up to this; in a question, to twice as much. */
export const SMALL_TALK = 0.25;

/** The answer is shown as the nearest that there is. */
export const NEAREST = 0.35;

/** The message is this remark rather than another. Thanks and greetings need no threshold: they are never wrong. */
export const ONE_REMARK = 0.5;

/** The answer is taken for all that is meant, by its score in the conversation or by the words alone. */
export const LIKELY = 0.55;

/** The answer is given as such: one in fifty was meant otherwise. */
export const SURE = 0.85;

/** The same certainty by the words alone, if the message makes sense alone and the conversation has another topic. */
export const SURE_ALONE = 0.93;

/** The exact text of a button. */
const EXACT = 1.1;

/** A matching answer with its score: 1 if no other is possible. */
export interface Match {
  id: string;
  score: number;
  /** The score of the words alone, whatever was said before. */
  ownScore: number;
}

/** Answers by the exact text of their buttons, or of other questions with the same meaning. */
const buttons = saidLazily(
  (locale) =>
    new Map(
      [...catalogue].flatMap(([id, { question, alike }]) =>
        [question[locale], ...(alike?.[locale] ?? [])].map((text) => [normalize(text), id] as const),
      ),
    ),
);

/** The text before a message or part, and its weight in the scores. */
export interface PrecedingText {
  text: string;
  share: number;
  /** The answer to it. */
  entry: string | null;
}

/** The weight of the last answer: visitors repeat its words more often than they ask for it again. */
const OF_LAST_ANSWER = 0.7;

/**
 * The answers that match some words, the best first. The `preceding` text helps if the words leave it open. In a foreign
 * language, words that we do not know are ignored.
 */
export function findMatches(
  { text, tokens, preceding }: { text: string; tokens: string[]; preceding: PrecedingText },
  { locale, language }: { locale: Locale; language: MessageLanguage },
): Match[] {
  const exact = buttons[locale].get(normalize(text));
  const alone = intentProbabilities(text, tokens);
  const longer = `${preceding.text} ${text}`;
  const together =
    preceding.text === "" ? alone : intentProbabilities(longer, tokensOf(longer, locale, language));
  return [...alone]
    .filter(([id]) => id !== NONE)
    .map(([id, likelihood]): Match => {
      const share = (together.get(id) ?? 0) * (id === preceding.entry ? OF_LAST_ANSWER : 1);
      const score = (1 - preceding.share) * likelihood + preceding.share * share;
      return { id, score: id === exact ? EXACT : score, ownScore: id === exact ? EXACT : likelihood };
    })
    .filter(({ score }) => score > NEGLIGIBLE)
    .sort((one, other) => other.score - one.score);
}

const NEGLIGIBLE = 0.02;

/**
 * A question about the plans becomes one about the current topic, except for a button, which keeps its own answer.
 */
export function inTopic(matches: Match[], topic: Topic): Match[] {
  const meant = new Map<string, Match>();
  for (const match of matches) {
    const id = match.score >= 1 ? match.id : (entriesByTopic[match.id]?.[topic] ?? match.id);
    const { score = 0, ownScore = 0 } = meant.get(id) ?? {};
    const both = {
      score: Math.min(match.score + score, MAX_SCORE),
      ownScore: Math.min(match.ownScore + ownScore, MAX_SCORE),
    };
    meant.set(id, {
      id,
      score: Math.max(match.score, both.score),
      ownScore: Math.max(match.ownScore, both.ownScore),
    });
  }
  return [...meant.values()].sort((one, other) => other.score - one.score);
}

/** Highest score of anything but the exact text of a button. */
const MAX_SCORE = 0.99;
