import MiniSearch from "minisearch";
import { subjects } from "#app/content/assistant/synonyms";
import { type Locale, locales } from "#app/domain/language/locale";
import { catalogue, documents } from "./catalogue";
import { tokensOf } from "./words";

/** A score from which an answer is given; of few words each must be met. */
export const SURE = 0.42;
export const SURE_OF_FEW = 0.5;

/** A score that leaves no doubt. */
export const CLEAR = 0.6;

/** An answer that fits a question, and how well: 1 where every telling word is met, and no other. */
export interface Found {
  /** Of the catalogue, or `document:` and its number. */
  id: string;
  score: number;
}

interface Phrase {
  id: number;
  entry: string;
  tokens: string[];
  /** The question that stands for the answer, on its button. */
  isFirst: boolean;
}

interface Index {
  phrases: Phrase[];
  search: MiniSearch<{ id: number; text: string }>;
  /** How much a word tells: the rarer, the more. */
  weight: (token: string) => number;
  /** Every word by which an answer is asked for. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
  isAsked: (token: string) => boolean;
}

/** A word that nobody asks with still says that a question is about something else. */
const UNKNOWN = 0.45;
const UNKNOWN_OF_FEW = 0.7;

/** So few words that each of them counts. */
const FEW = 5;

let index: Index | null = null;

function indexOf(): Index {
  if (index) return index;
  const asked = (entry: string, locale: Locale, texts: string[]) =>
    texts.map((text, at) => ({ entry, tokens: tokensOf(text, locale), isFirst: at === 0 }));
  const phrases = [
    ...[...catalogue].flatMap(([id, { ask }]) => locales.flatMap((locale) => asked(id, locale, ask[locale]))),
    ...documents.flatMap(({ locale, title }, at) => asked(`document:${at}`, locale, [title])),
  ]
    .filter(({ tokens }) => tokens.length > 0)
    .map((phrase, id) => ({ ...phrase, id }));
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
    return entries === undefined ? 0 : Math.log(1 + catalogue.size / entries) / most;
  };
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  search.addAll(phrases.map(({ id, tokens }) => ({ id, text: tokens.join(" ") })));
  index = { phrases, search, weight, vocabulary, isAsked: (token) => counts.has(token) };
  return index;
}

/** What is left of a score where a question names a subject that an answer is never asked for with. */
const STRANGER = 0.7;

/** Everybody says “site”. */
const WEAK = "website";

/** Of equal phrases the question of the button wins. */
const FIRST = 0.02;

/** How many phrases are looked at closely. */
const CANDIDATES = 80;

/**
 * The answers that fit some words best, the best first. What the conversation or the page is about helps where the
 * words leave it open: `hints` weigh as much as they say, and count only where they are met. Of a foreign language the
 * words that we do not know say nothing.
 */
export function found(words: string[], hints: ReadonlyMap<string, number>, isForeign: boolean): Found[] {
  const { phrases, search, weight, vocabulary, isAsked } = indexOf();
  const tokens = isForeign ? words.filter(isAsked) : words;
  const weightOf = (token: string) =>
    isAsked(token) ? weight(token) : tokens.length <= FEW ? UNKNOWN_OF_FEW : UNKNOWN;
  const all = new Map(tokens.map((token) => [token, weightOf(token)] as const));
  const asked = [...all.values()].reduce((sum, each) => sum + each, 0);
  if (asked === 0) return [];
  for (const [token, share] of hints) if (!all.has(token)) all.set(token, weight(token) * share);
  const best = new Map<string, number>();
  for (const { id } of search.search([...all.keys()].join(" ")).slice(0, CANDIDATES)) {
    const phrase = phrases[Number(id)];
    if (!phrase) continue;
    const met = phrase.tokens.reduce((sum, token) => sum + (all.get(token) ?? 0), 0);
    const whole = phrase.tokens.reduce((sum, token) => sum + weight(token), 0);
    const own = vocabulary.get(phrase.entry) ?? new Set();
    const covered = tokens.reduce((sum, token) => sum + (own.has(token) ? weight(token) : 0), 0);
    const score =
      0.65 * ((2 * met) / (asked + whole)) + 0.35 * (covered / asked) + (phrase.isFirst ? FIRST : 0);
    if (score > (best.get(phrase.entry) ?? 0)) best.set(phrase.entry, score);
  }
  const asks = tokens.filter((token) => token !== WEAK && subjects[token] !== undefined);
  const fitting = (id: string, score: number) => {
    const own = vocabulary.get(id);
    return asks.length === 0 || asks.some((token) => own?.has(token)) ? score : score * STRANGER;
  };
  return [...best]
    .map(([id, score]) => ({ id, score: fitting(id, score) }))
    .sort((one, other) => other.score - one.score);
}
