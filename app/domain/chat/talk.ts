import { type Family, families, type OfferKey } from "./facts";
import type { Topic } from "./topic";

/** What a conversation is about, as far as it has come. */
export interface Talk {
  about: Topic | null;
  offer: OfferKey | null;
  /** The answer that was given last. */
  entry: string | null;
  /** Whether it was given as no more than the nearest. */
  isGuess: boolean;
  /** All answers that were given so far. */
  shown: string[];
  /** What the visitor said last, from the last message on that stands by itself; empty where nothing was said. */
  before: string;
  /** The visitor's trade, by the answer about the case that is nearest to it. */
  trade: string | null;
}

export const noTalk: Talk = {
  about: null,
  offer: null,
  entry: null,
  isGuess: false,
  shown: [],
  before: "",
  trade: null,
};

/** What was said next; an answer about nothing, as a greeting, leaves the conversation where it was. */
export interface Said {
  about: Topic | null;
  offer: OfferKey | null;
  entry: string | null;
  isGuess?: boolean;
  /** All answers that the reply was made of; none where something was only taken note of. */
  shown?: string[];
}

/** So many words ask for something by themselves; fewer go on with what was asked before. */
export const WHOLE = 4;

/**
 * Where a conversation stands after a question and its answer: another subject forgets the offer; what was read stays read.
 */
export function talkAfter(
  talk: Talk,
  { about, offer, entry, isGuess = false, shown = [] }: Said,
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
  if (about === null) return { ...talk, before, trade, shown: read };
  const isSame = talk.offer !== null && offer === null && (about === talk.about || about === "terms");
  const only = offers.length === 1 ? (offers[0] ?? null) : null;
  return { about, offer: isSame ? talk.offer : (offer ?? only), entry, isGuess, before, trade, shown: read };
}

/** Characters of a conversation that are kept. */
const MOST_BEFORE = 400;

export function familyOf(offer: OfferKey): Family {
  for (const family of ["plan", "search", "local", "bot"] as const)
    if (families[family].some((each) => each === offer)) return family;
  return "hosting";
}

/** The offers of a family in their order, whatever their keys. */
function offersOf(family: Family): OfferKey[] {
  return [...families[family]];
}

/** The offers above one (1) or below it (-1), the nearest first. */
export function beyond(offer: OfferKey, step: 1 | -1): OfferKey[] {
  const row = step === 1 ? offersOf(familyOf(offer)) : offersOf(familyOf(offer)).toReversed();
  return row.slice(row.indexOf(offer) + 1);
}
