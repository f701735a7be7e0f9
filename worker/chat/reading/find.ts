import { ofSubjects } from "#app/content/assistant/composed";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { saidLazily } from "#app/domain/language/typography";
import { catalogue, NONE } from "#worker/chat/catalogue";
import { intentsOf } from "./intents";
import { plain, type Tongue, tokensOf } from "./words";

// How sure an answer is, by its score, from the lowest on.

/** It may be offered as a button. A message with no answer above this asks for nothing that we know. */
export const TRACE = 0.03;

/** From here on it may be offered as what comes nearest. */
export const FAINT = 0.06;

/** A statement after an answer asks for nothing below this, and a second answer is no more than a button. */
export const BARELY = 0.1;

/** It is introduced without doubt: three in four were meant. */
export const PROBABLE = 0.3;

/** Small talk is meant if its scores add up to this; in a question, to twice as much. */
export const SMALL_TALK = 0.25;

/** It is given as the nearest that there is. */
export const NEAREST = 0.35;

/** It is this remark rather than another; thanks and greetings are never out of place. */
export const ONE_REMARK = 0.5;

/** In the conversation or by its words alone, it is taken for all that is meant. */
export const LIKELY = 0.55;

/** It is given as such: one in fifty was meant otherwise. */
export const SURE = 0.85;

/** By the words alone of a message that makes sense alone, it is as sure: the conversation speaks of something else. */
export const SURE_ALONE = 0.93;

/** The very words of a button. */
const EXACT = 1.1;

/** An answer that fits a question, and how well: 1 where no other comes into question. */
export interface Found {
  id: string;
  score: number;
  /** How likely the words make it by themselves, whatever was said before. */
  own: number;
}

/** Answers by the exact text of their buttons, or of other questions with the same meaning. */
const buttons = saidLazily(
  (locale) =>
    new Map(
      [...catalogue].flatMap(([id, { question, alike }]) =>
        [question[locale], ...(alike?.[locale] ?? [])].map((text) => [plain(text), id] as const),
      ),
    ),
);

/** What was said before a text, and how much that counts in the likelihoods. */
export interface Before {
  text: string;
  share: number;
  /** What was answered to it. */
  entry: string | null;
}

/** The last answer is asked for again less often than its words are repeated. */
const OF_LAST_ANSWER = 0.7;

/**
 * The answers that fit some words best, the best first. What was said `before` helps where the words leave it open. Of a
 * foreign language the words that we do not know say nothing.
 */
export function found(
  { text, tokens, before }: { text: string; tokens: string[]; before: Before },
  { locale, tongue }: { locale: Locale; tongue: Tongue },
): Found[] {
  const exact = buttons[locale].get(plain(text));
  const alone = intentsOf(text, tokens);
  const longer = `${before.text} ${text}`;
  const together = before.text === "" ? alone : intentsOf(longer, tokensOf(longer, locale, tongue));
  return [...alone]
    .filter(([id]) => id !== NONE)
    .map(([id, likelihood]): Found => {
      const share = (together.get(id) ?? 0) * (id === before.entry ? OF_LAST_ANSWER : 1);
      const score = (1 - before.share) * likelihood + before.share * share;
      return { id, score: id === exact ? EXACT : score, own: id === exact ? EXACT : likelihood };
    })
    .filter(({ score }) => score > NEGLIGIBLE)
    .sort((one, other) => other.score - one.score);
}

const NEGLIGIBLE = 0.02;

/** What is asked about the plans is asked of the subject that is talked about; a button is pressed for its own answer. */
export function ofSubject(hits: Found[], about: Topic): Found[] {
  const meant = new Map<string, Found>();
  for (const hit of hits) {
    const id = hit.score >= 1 ? hit.id : (ofSubjects[hit.id]?.[about] ?? hit.id);
    const { score = 0, own = 0 } = meant.get(id) ?? {};
    const both = { score: Math.min(hit.score + score, MOST), own: Math.min(hit.own + own, MOST) };
    meant.set(id, { id, score: Math.max(hit.score, both.score), own: Math.max(hit.own, both.own) });
  }
  return [...meant.values()].sort((one, other) => other.score - one.score);
}

/** Nothing but the very words of a button is certain. */
const MOST = 0.99;
