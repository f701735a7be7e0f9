import type { Locale } from "#app/domain/language/locale";
import { catalogue, inEachLanguage, NONE } from "#worker/chat/catalogue";
import { intentsOf } from "./intents";
import { isGroup, plain, tokensOf } from "./words";

// How sure an answer is, by its score.

/** It may stand on a button; what comes no nearer asks for nothing of ours. */
export const TRACE = 0.04;

/** From here on it may be offered as what comes nearest. */
export const FAINT = 0.15;

/** It is given as the nearest that there is. */
export const NEAREST = 0.35;

/** It is meant where little else comes into question: small talk, an alarm. */
export const LIKELY = 0.45;

/** It is given as such. */
export const SURE = 0.5;

/** It leaves no doubt. */
export const CLEAR = 0.6;

/** It is meant, whatever comes near. */
export const PLAIN = 0.8;

/** No other reading comes near. */
export const CERTAIN = 0.9;

/** The very words of a button. */
const EXACT = 1.1;

/** An answer that fits a question, and how well: 1 where no other comes into question. */
export interface Found {
  id: string;
  score: number;
  /** Another answer fits nearly as well. */
  isOpen?: boolean;
}

/** The answers by the questions on their buttons, letter by letter. */
const buttons = inEachLanguage(
  (locale) => new Map([...catalogue].map(([id, { question }]) => [plain(question[locale]), id])),
);

/** Below this share of the best one no other comes near. */
const RIVAL = 0.75;

/** What a text goes on with, and how much of a likelihood hangs on that. */
export interface Before {
  text: string;
  share: number;
  /** What was answered to it. */
  entry: string | null;
}

/** What was just answered is not what is asked next as often as its words are said again. */
const AGAIN = 0.5;

/**
 * The answers that fit some words best, the best first. What was said `before` helps where the words leave it open. Of a
 * foreign language the words that we do not know say nothing.
 */
export function found(
  { text, tokens, before }: { text: string; tokens: string[]; before: Before },
  { isForeign, locale }: { isForeign: boolean; locale: Locale },
): Found[] {
  const exact = buttons(locale).get(plain(text));
  const known = isForeign ? tokens.filter(isGroup) : tokens;
  if (isForeign && known.length === 0) return [];
  const alone = intentsOf(isForeign ? "" : text, known);
  const longer = `${before.text} ${text}`;
  const together = before.text === "" || isForeign ? alone : intentsOf(longer, tokensOf(longer, locale));
  const hits = [...alone]
    .filter(([id]) => id !== NONE)
    .map(([id, likelihood]): Found => {
      const share = (together.get(id) ?? 0) * (id === before.entry ? AGAIN : 1);
      const score = (1 - before.share) * likelihood + before.share * share;
      return { id, score: id === exact ? EXACT : score };
    })
    .filter(({ score }) => score > NEGLIGIBLE)
    .sort((one, other) => other.score - one.score);
  const [best, ...others] = hits;
  return best ? [{ ...best, isOpen: (others[0]?.score ?? 0) > best.score * RIVAL }, ...others] : [];
}

const NEGLIGIBLE = 0.02;
