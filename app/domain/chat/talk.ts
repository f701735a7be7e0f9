import { type Family, families, type OfferKey } from "./facts";
import type { Topic } from "./topic";

/** The state of a conversation so far. */
export interface Talk {
  topic: Topic | null;
  offer: OfferKey | null;
  /** The id of the last answer. */
  entry: string | null;
  /** Whether the last answer was only a guess. */
  isGuess: boolean;
  /** The ids of all answers so far. */
  shown: string[];
  /** The visitor's last messages, beginning with the last one that makes sense alone; empty if there are none. */
  before: string;
  /** The visitor's trade, as the id of the answer about the nearest case. */
  trade: string | null;
}

export const noTalk: Talk = {
  topic: null,
  offer: null,
  entry: null,
  isGuess: false,
  shown: [],
  before: "",
  trade: null,
};

/** An answer's effect on the conversation. An answer without a topic, such as a greeting, changes nothing. */
export interface Said {
  topic: Topic | null;
  offer: OfferKey | null;
  entry: string | null;
  isGuess?: boolean;
  /** The ids of all answers in the reply; none if a remark was only acknowledged. */
  shown?: string[];
}

/** A message of so many words makes sense alone; a shorter one continues the previous question. */
export const WHOLE = 4;

/**
 * The state of a conversation after a question and its answer. Another topic drops the offer; the ids of shown
 * answers are kept.
 */
export function talkAfter(
  talk: Talk,
  { topic, offer, entry, isGuess = false, shown = [] }: Said,
  {
    text,
    tokens,
    offers,
    trade: named,
  }: { text: string; tokens: string[]; offers: OfferKey[]; trade: string | null },
): Talk {
  const before = tokens.length < WHOLE ? `${talk.before} ${text}`.trim().slice(-MOST_BEFORE) : text;
  const trade = named ?? talk.trade;
  const read = [...new Set([...talk.shown, ...shown])];
  if (topic === null) return { ...talk, before, trade, shown: read };
  const isSame = talk.offer !== null && offer === null && (topic === talk.topic || topic === "terms");
  const only = offers.length === 1 ? (offers[0] ?? null) : null;
  return { topic, offer: isSame ? talk.offer : (offer ?? only), entry, isGuess, before, trade, shown: read };
}

/** How many characters of the conversation are kept. */
const MOST_BEFORE = 400;

export function familyOf(offer: OfferKey): Family {
  for (const family of ["plan", "search", "local", "bot"] as const)
    if (families[family].some((each) => each === offer)) return family;
  return "hosting";
}

/** The offers of a family in their order, as a plain list. */
function offersOf(family: Family): OfferKey[] {
  return [...families[family]];
}

/** The bigger offers of the family (1) or the smaller ones (-1), the nearest first. */
export function beyond(offer: OfferKey, step: 1 | -1): OfferKey[] {
  const row = step === 1 ? offersOf(familyOf(offer)) : offersOf(familyOf(offer)).toReversed();
  return row.slice(row.indexOf(offer) + 1);
}
