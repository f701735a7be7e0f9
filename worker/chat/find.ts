import type { Locale } from "#app/domain/language/locale";
import { catalogue, inEachLanguage } from "./catalogue";
import { type Evidence, evidenceOf } from "./evidence";
import { isLight, plain, tokensOf } from "./words";

// How sure an answer is, by its score.

/** From here on it may be offered; what comes no nearer asks for nothing of ours. */
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
export const CERTAIN = 0.95;

/** An answer that fits a question, and how well: 1 where every telling word is met, and no other. */
export interface Found {
  id: string;
  score: number;
  /** The nearest question and all questions together speak for different answers. */
  isOpen?: boolean;
}

interface Phrase {
  id: number;
  entry: string;
  tokens: string[];
  /** How much its words tell together. */
  weight: number;
  /** Every word of it, those that say little, too: they tell apart what the others leave open. */
  words: ReadonlySet<string>;
  /** The question that stands for the answer, on its button. */
  isFirst: boolean;
}

interface Index {
  phrases: Phrase[];
  /** The answer by each question, letter by letter. */
  literal: ReadonlyMap<string, string>;
  /** The questions that hold a word, by their numbers. */
  holding: ReadonlyMap<string, number[]>;
  /** How much a word tells: the rarer, the more. */
  weight: (token: string) => number;
  /** Every word by which an answer is asked for. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
  evidence: Evidence;
  isAsked: (token: string) => boolean;
}

/** A word that nobody asks with still says that a question is about something else. */
const UNKNOWN = 0.4;
const UNKNOWN_OF_FEW = 0.6;
const UNKNOWN_LIGHT = 0.1;

/** What a word weighs that everybody says. */
const LIGHT = 0.55;

/** A long story holds many such words: they weigh no more than this together. */
const MOST_STRANGE = 1;

/** So few words that each of them counts. */
const FEW = 5;

const indexIn = inEachLanguage((locale): Index => {
  const asked = (entry: string, texts: string[]) =>
    texts.map((text, at) => ({
      entry,
      tokens: tokensOf(text, locale),
      words: plain(text).split(" "),
      isFirst: at === 0,
    }));
  const all = [...catalogue].flatMap(([id, { ask }]) => asked(id, ask[locale]));
  const literal = new Map<string, string>();
  for (const { entry, words } of all) {
    const text = [...new Set(words)].join(" ");
    if (!literal.has(text)) literal.set(text, entry);
  }
  const phrases = all
    .filter(({ tokens }) => tokens.length > 0)
    .map((phrase, id) => ({ ...phrase, id, weight: 0, words: new Set(phrase.words) }));
  const counts = new Map<string, Set<string>>();
  const vocabulary = new Map<string, Set<string>>();
  for (const { entry, tokens } of phrases)
    for (const token of tokens) {
      counts.set(token, (counts.get(token) ?? new Set()).add(entry));
      vocabulary.set(entry, (vocabulary.get(entry) ?? new Set()).add(token));
    }
  const most = Math.log(1 + catalogue.size);
  const weight = (token: string) => {
    const entries = counts.get(token)?.size;
    if (entries === undefined) return 0;
    return (Math.log(1 + catalogue.size / entries) / most) * (isLight(token) ? LIGHT : 1);
  };
  const holding = new Map<string, number[]>();
  for (const phrase of phrases) {
    phrase.weight = phrase.tokens.reduce((sum, token) => sum + weight(token), 0);
    for (const token of phrase.tokens) {
      const ids = holding.get(token);
      if (ids) ids.push(phrase.id);
      else holding.set(token, [phrase.id]);
    }
  }
  const evidence = evidenceOf(all);
  return { phrases, literal, holding, weight, vocabulary, evidence, isAsked: (token) => counts.has(token) };
});

/** Every word by which an answer is asked for. */
export const wordsOf = (id: string, locale: Locale): ReadonlySet<string> =>
  indexIn(locale).vocabulary.get(id) ?? new Set();

/** How much of what is said these answers are asked with, from 0 to 1: each word as far as it tells something. */
export function coverage(ids: string[], tokens: string[], locale: Locale): number {
  const { vocabulary, weight, isAsked } = indexIn(locale);
  const weigh = (list: string[]) =>
    list.reduce(
      (sum, token) => sum + (isAsked(token) ? weight(token) : isLight(token) ? UNKNOWN_LIGHT : 1),
      0,
    );
  const met = tokens.filter((token) => ids.some((id) => vocabulary.get(id)?.has(token)));
  return met.length === 0 ? 0 : weigh(met) / weigh(tokens);
}

/** Everybody says “site”, and many have a shop. */
const WEAK = new Set(["website", "shop"]);

/** How much of a score hangs on the words as they stand. */
const LITERAL = 0.22;

/** Two texts that have so many words in common say the same. */
const SAME = 0.6;

/** A fit that needs no further proof. */
const SURELY = 0.85;

/** What is left of a fit where only everybody's words are met, or one telling word of several. */
function certainty(
  tokens: string[],
  phrase: string[],
  said: ReadonlyMap<string, number>,
  { fit, met }: { fit: number; met: number },
): number {
  const telling = tokens.filter((token) => !isLight(token) && !WEAK.has(token));
  const shared = telling.filter((token) => phrase.includes(token));
  if (shared.length === 0) return Math.min(1, met / TELLING);
  const isOpen = phrase.some((token) => !isLight(token) && !WEAK.has(token) && !said.has(token));
  return shared.length === 1 && (telling.length > 1 || isOpen) ? Math.min(1, THIN / fit) : 1;
}

/** How much of a score hangs on all the questions of an answer, and not on the one that comes nearest. */
const OF_ALL = 0.65;

/** The very words by which an answer is asked for. */
const EXACT = 1.1;

/** At most this where one telling word is met and others are not. */
const THIN = SURE - 0.01;

/** The share of words that two texts have in common. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return (2 * shared) / (one.size + other.size);
}

/** Words that are met must tell this much together, unless nothing else is said. */
const TELLING = 0.6;

/** Of equal phrases the question of the button wins. */
const FIRST = 0.02;

/** How many phrases are looked at closely. */
const CANDIDATES = 80;

/**
 * The answers that fit some words best, the best first. What the conversation or the page is about helps where the
 * words leave it open: `hints` weigh as much as they say, and count only where they are met. Of a foreign language the
 * words that we do not know say nothing.
 */
export function found(
  { text, tokens: words }: { text: string; tokens: string[] },
  hints: ReadonlyMap<string, number>,
  { isForeign, locale }: { isForeign: boolean; locale: Locale },
): Found[] {
  const { phrases, literal, holding, weight, evidence, isAsked } = indexIn(locale);
  const tokens = isForeign ? words.filter(isAsked) : words;
  const weightOf = (token: string) =>
    isAsked(token)
      ? weight(token)
      : isLight(token)
        ? UNKNOWN_LIGHT
        : tokens.length <= FEW
          ? UNKNOWN_OF_FEW
          : UNKNOWN;
  const all = new Map(tokens.map((token) => [token, weightOf(token)] as const));
  const weigh = (list: string[]) => list.reduce((sum, token) => sum + (all.get(token) ?? 0), 0);
  const strange = Math.min(MOST_STRANGE, weigh(tokens.filter((token) => !isAsked(token))));
  const asked = weigh(tokens.filter(isAsked)) + strange;
  const letters = plain(text).split(" ");
  const said = new Set(letters);
  const exact = literal.get([...said].join(" "));
  if (asked === 0) return exact === undefined ? [] : [{ id: exact, score: 1 }];
  for (const [token, share] of hints) if (!all.has(token)) all.set(token, weight(token) * share);
  const best = new Map<string, number>();
  const thin = new Set<string>();
  const sums = new Float64Array(phrases.length);
  for (const [token, share] of all)
    for (const id of holding.get(token) ?? []) sums[id] = (sums[id] ?? 0) + share;
  const fits = phrases.map(({ id, weight: whole }) => (2 * (sums[id] ?? 0)) / (asked + whole));
  const sorted = Float64Array.from(fits.filter((fit) => fit > 0)).sort();
  const least = sorted.at(-CANDIDATES) ?? Number.MIN_VALUE;
  for (const phrase of phrases) {
    const bare = fits[phrase.id] ?? 0;
    if (bare < least) continue;
    const met = sums[phrase.id] ?? 0;
    const fit = bare + (phrase.isFirst ? FIRST : 0);
    const isWhole = phrase.tokens.length === tokens.length && phrase.tokens.every((token) => all.has(token));
    const shared = isForeign ? 1 : overlap(said, phrase.words);
    const alike = 1 - LITERAL + LITERAL * shared;
    const full = alike * fit;
    const isSame = (isWhole && shared > SAME) || full > SURELY;
    const share = isSame ? 1 : certainty(tokens, phrase.tokens, all, { fit: full, met });
    if (full * share <= (best.get(phrase.entry) ?? 0)) continue;
    best.set(phrase.entry, full * share);
    if (share < 1) thin.add(phrase.entry);
    else thin.delete(phrase.entry);
  }
  const spoken = evidence(isForeign ? [] : letters, tokens);
  const hits = [...new Set([...best.keys(), ...spoken.keys()])]
    .map((id) => {
      const score = (1 - OF_ALL) * (best.get(id) ?? 0) + OF_ALL * (spoken.get(id) ?? 0);
      const most = thin.has(id) && tokens.length > 1 ? THIN : 1;
      return { id, score: id === exact ? EXACT : Math.min(most, score) };
    })
    .sort((one, other) => other.score - one.score);
  const [first, ...others] = thin.has(hits[0]?.id ?? "") ? hits : leading(hits);
  if (!first) return [];
  const isOpen = first.id !== exact && (nearest(best) !== first.id || nearest(spoken) !== first.id);
  return [{ ...first, isOpen }, ...others];
}

function nearest(scores: ReadonlyMap<string, number>): string | undefined {
  let first: [string | undefined, number] = [undefined, 0];
  for (const each of scores) if (each[1] > first[1]) first = each;
  return first[0];
}

/** How much of its lead over the next one the best answer wins: one that stands alone is surer. */
const LEAD = 0.6;

function leading([best, ...others]: Found[]): Found[] {
  if (!best) return [];
  const lead = best.score - (others[0]?.score ?? 0);
  return [
    { ...best, score: Math.min(best.score + LEAD * lead, Math.max(best.score, MOST_OF_LEAD)) },
    ...others,
  ];
}

/** No lead makes an answer surer than this. */
const MOST_OF_LEAD = 0.8;
