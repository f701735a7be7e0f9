import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as frenchStem } from "@orama/stemmers/french";
import { expressions, functionWords, stopWords, synonyms } from "#app/content/assistant/synonyms";
import { folded } from "#app/domain/language/folded";
import type { Locale } from "#app/domain/language/locale";
import { once } from "#app/domain/once";
import { brand } from "#app/domain/site/brand";

/** Languages that a visitor may write in. The last three are understood only by their most common words. */
export type MessageLanguage = keyof typeof functionWords;

/** Lower case, without accents, punctuation or doubled spaces: `L’hébergement ?` is `l hebergement`. */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have no accents: only the others take the slower path.
  if (ASCII.test(lower)) return lower.replace(/[^a-z0-9]+/g, " ").trim();
  return folded(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}

const ASCII = /^[\x20-\x7e]*$/;

const setOf = (words: string) => new Set(words.split(" "));
const functionWordSets = Object.entries(functionWords).map(([language, words]) => ({
  language,
  words: setOf(words),
}));

/** Not counted for any language: “en fr de it”, names of services, and the Latin “per” of “per month”. */
const NAMES =
  /\b(?:(?:(?:en|fr|de|it|pt)\b ?){2,}|google (?:my business|business profile)\b|\bper (?:month|year|hour|day|week|page|person|user|conversation|click)\b)/g;

/** The language of a text, by its function words; that of the page if they do not tell. */
export function detectLanguage(text: string, page: Locale): MessageLanguage {
  // “1 an” is French.
  const words = normalize(text)
    .replace(NAMES, "")
    .replace(/\b\d+ an\b/g, "")
    .split(" ");
  const counts = functionWordSets.map(({ language, words: set }) => ({
    language,
    count: words.filter((word) => word.length > 1 && set.has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most).map(({ language }) => language);
  // “In” alone is both English and German.
  const isOurs = best.every((language) => language === "en" || language === "fr");
  const isTelling = most > (isOurs ? 0 : 1) && !best.includes(page);
  if (!isTelling) return page;
  return (["en", "fr", "de", "it", "pt"] as const).find((each) => best.includes(each)) ?? page;
}

/** The tables that are needed to read words. */
interface TokenTables {
  empty: ReadonlySet<string>;
  /** The group of synonyms by word or stem. */
  groups: ReadonlyMap<string, string>;
  /** Matches any known expression of several words, the longest first. */
  expressions: RegExp;
  /** Cache of tokens by word: the same few thousand words occur in most questions. */
  tokens: Record<Locale, Map<string, string>>;
}

const meanings = new Map(expressions);

/** Built with the first question. */
const tokenTables = once((): TokenTables => {
  const groups = new Map<string, string>();
  for (const group of synonyms) {
    const [name = ""] = group;
    for (const word of group)
      for (const form of name === TRADE
        ? [normalize(word)]
        : [normalize(word), frenchStem(normalize(word)), englishStem(normalize(word))])
        if (!groups.has(form) && (form === normalize(word) || isStem(form))) groups.set(form, name);
  }
  const longest = [...meanings.keys()].sort((one, other) => other.length - one.length);
  return {
    empty: setOf(`${stopWords} ${normalize(brand.name)}`),
    groups,
    expressions: new RegExp(` (${longest.join("|")})(?= )`, "g"),
    tokens: { en: new Map(), fr: new Map() },
  };
});

/** The group of all trades. Trades are not stemmed: the stem of “accountant” is “account”. */
export const TRADE = "restaurant";

/** Words whose tokens are cached: more than real questions use, but bounded, so that a flood cannot fill the memory. */
const MAX_CACHED = 5000;

/** How many words of a message are read. */
const MAX_WORDS = 120;

const misleadingStems = new Set(
  "access certif interest restaur local fill franc post import form locat mainten report respons faut rate list conseil imprim part cook".split(
    " ",
  ),
);

/** Whether a stem may stand for its word. Some stems equal another word: “accessible” and “access”. */
const isStem = (form: string) => form.length > 3 && !misleadingStems.has(form);

/** Stems “ils réservent” like “il réserve”. */
function frenchStemOf(word: string): string {
  return frenchStem(word.length > 5 && /[^m]ent$/.test(word) ? word.slice(0, -2) : word);
}

/** “I am 71”: “years” in an age must not be read as yearly billing. */
const AGE = /\b(?:ai|de|a) \d+ ans\b|\b\d+[ -]?(?:years?[ -]old|yo)\b/gi;

/** The tokens of a text: stems or, for words with synonyms, the name of their group. */
export function tokensOf(text: string, locale: Locale, language: MessageLanguage = locale): string[] {
  const tables = tokenTables();
  const foreign = language === "en" || language === "fr" ? null : setOf(functionWords[language]);
  // Without its accent, “où” would become “ou” (or).
  const clear = text
    .replace(/où/giu, "where")
    .replace(AGE, " ")
    .replace(/(?<=^|\s)\.(?:ch|com|org|net|swiss|fr|eu)\b/gi, "domain");
  const words = normalize(clear).split(" ").slice(0, MAX_WORDS);
  const whole = ` ${words.join(" ")} `.replace(
    tables.expressions,
    (_, several) => ` ${meanings.get(several) ?? ""}`,
  );
  const tokens = whole
    .trim()
    .split(" ")
    .filter((word) => !(foreign?.has(word) && !tables.groups.has(word)))
    .map((word) => tokenOf(word, locale, tables));
  return [...new Set(tokens)].filter((token) => token !== "");
}

/** The token of a word: the name of its group, or its stem; empty if the word carries no meaning. */
function tokenOf(word: string, locale: Locale, { empty, groups, tokens }: TokenTables): string {
  const before = tokens[locale].get(word);
  if (before !== undefined) return before;
  const token = () => {
    if (empty.has(word) || /^\d/.test(word)) return "";
    const form = locale === "fr" ? frenchStemOf(word) : englishStem(word);
    return groups.get(word) ?? groups.get(form) ?? form;
  };
  const read = token();
  if (tokens[locale].size < MAX_CACHED) tokens[locale].set(word, read);
  return read;
}

/** Whether a message has no tokens but these, so that it continues the conversation. */
export function hasOnlyTokens(tokens: string[], allowed: string[]): boolean {
  return (
    tokens.length > 0 && tokens.every((token) => allowed.includes(token) || tokenTables().empty.has(token))
  );
}
