import { once } from "#app/domain/once";
import type { Locale, Localized } from "./locale";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";
/** Has no width and prevents a line break. */
const WORD_JOINER = "\u2060";

// Patterns with `\p{L}` are functions: as constants they would take a twentieth of the Worker's start.

/** Words with hyphens, but not addresses. */
const compound = () => /(?<![\p{L}\d/.@_#-])\p{L}[\p{L}’']*(?:-[\p{L}’']+)+(?![-\p{L}\d_@/]|\.\p{L})/gu;
/** Longest compound, in letters, that still fits on a narrow line. */
const WHOLE = 15;
/** Letters of a narrow line in large letters. */
const NARROW = 19;

const units =
  "CHF|francs|[ck]?m|mm|m²|h|min(?:utes?)?|(?:(?:business|working) )?(?:hours?|days?)|heures?|jours?|weeks?|semaines?|months?|mois|years?|ans?";
const things =
  "pages?|étoiles|avis|caractères|characters|chambres|rooms|conversations|emplacements|pitches|magasins|shops|physiothérapeutes|physiotherapists";
const months =
  "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|January|February|March|April|May|June|July|August|September|October|November|December";

/** The space between a number and its unit, noun or month, or the other end of its range. */
const count = once(() => {
  const short = String.raw`(?<=(?<!\d h )\b\d{1,3}`;
  const spaces = [
    String.raw`(?<=\d) (?=(?:${units}|${things})(?![\p{L}\d]))`,
    String.raw`(?<=\b\d{1,2}(?:er)?) (?=(?:${months})\b)`,
    String.raw`(?<=\d\sh) (?=\d)`,
    String.raw`${short}(?<![’,]\d{3})) (?=(?:à|to) \d)`,
    String.raw`${short} (?:à|to)) (?=\d)`,
  ];
  return new RegExp(spaces.join("|"), "gu");
});

/**
 * Text for display: no line break inside a short compound (trouve-t-on, e-mail), before the short end of a long one, or
 * after the article of a proper name. Search engines and structured data get the text without it.
 */
export function unbroken<T>(words: T): T {
  return mapStrings(words, (text) =>
    /\s/.test(text)
      ? text
          .replace(
            /(?<=\sà) (?=La Chaux-)|(?<=\bL(?:a|es?)) (?=(?:Brenets|Chaux-|Corbusier|Locle|Sagne|Tour-))/g,
            NO_BREAK_SPACE,
          )
          .replace(compound(), (word) =>
            word.replace(word.length <= WHOLE ? /-/g : /-(?=[^-]{1,5}$)/g, `-${WORD_JOINER}`),
          )
      : text,
  );
}

/** The words of a page for display, with tied titles. */
export function withTiedTitles<T>(words: T): T {
  return mapStrings(unbroken(words), (text, name) => (name === "title" ? tied(text) : text));
}

/** A word that should not end a line: of one or two letters, an article, a preposition, a conjunction, a number. */
const leading = once(
  () =>
    /(?:^|[\s(“«])(?:[\p{L}’]{1,2}|les|des|aux|(?:[dl]’|qu’)?une?|par|sur|sous|dans|sans|vers|avec|pour|chez|vos|nos|ses|ces|son|est|deux|trois|the|and|for|from|with|your|our)$/iu,
);

/**
 * Text in large letters: no line break after a word that leads to the next one, or after one of three letters that
 * begins a sentence, nor before one of up to three that ends it; but nothing longer than a narrow line is tied.
 */
export function tied(text: string): string {
  return text.split(" ").reduce((line, word) => {
    const tail = line.slice(line.lastIndexOf(" ") + 1);
    const belongs =
      leading().test(line) || /[.!?] \p{Lu}\p{L}\p{L}$/u.test(line) || /^[\p{L}’]{1,3}[.,;:!?]$/u.test(word);
    const space = belongs && tail.length + word.length < NARROW ? NO_BREAK_SPACE : " ";
    return line + space + word;
  });
}

function typesetAny(text: string): string {
  return (
    text
      // Also before the text of a link: d'[une page](/…).
      .replace(/(?<=\p{L})'(?=\[?\p{L})|(?<=s)'(?= )/gu, "’")
      .replace(/\bGoogle (?=(?:Ads|Maps)\b)/g, `Google${NO_BREAK_SPACE}`)
      .replace(/\bCHF (?=\d)/g, `CHF${NO_BREAK_SPACE}`)
      .replace(/(?<=[\s(](?:à|dès|at|from)) (?=CHF\s)/gi, NO_BREAK_SPACE)
      .replace(count(), NO_BREAK_SPACE)
  );
}

function typesetEnglish(text: string): string {
  return typesetAny(text).replace(/(?<=\d) %/g, "%");
}

function typesetFrench(text: string): string {
  return (
    typesetAny(text)
      .replace(/(?<=\S) (?=[;:!?»%])/g, NARROW_NO_BREAK_SPACE)
      // A thousand, but not a phone number.
      .replace(/(?<=\b\d{1,3}) (?=\d{3}(?!\d| \d\d))/g, NARROW_NO_BREAK_SPACE)
      .replace(/« /g, `«${NARROW_NO_BREAK_SPACE}`)
  );
}

/** A value with all its strings changed, each by itself and the name of the property that holds it. */
export function mapStrings<T>(value: T, change: (text: string, name?: string) => string): T;
export function mapStrings(value: unknown, change: (text: string, name?: string) => string): unknown {
  const changed = (part: unknown, name?: string): unknown => {
    if (typeof part === "string") return change(part, name);
    if (Array.isArray(part)) return part.map((item) => changed(item, name));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, changed(item, key)]));
  };
  return changed(value);
}

const setters: Localized<(text: string) => string> = { en: typesetEnglish, fr: typesetFrench };

/**
 * Applies typographic rules, so that content can be written on an ordinary keyboard: ’ for ', a no-break space after
 * CHF and before francs or centimetres and, in French, the narrow no-break space before ; : ! ? % and inside « ».
 */
export function typesetIn<T>(locale: Locale, words: T): T {
  return mapStrings(words, setters[locale]);
}

/** A value for each language, created when it is first read. */
export function saidLazily<T>(wordsIn: (locale: Locale) => T): Localized<T> {
  const english = once(() => wordsIn("en"));
  const french = once(() => wordsIn("fr"));
  return {
    get en() {
      return english();
    },
    get fr() {
      return french();
    },
  };
}

/** Content in both languages, typeset when it is first read. */
export function typeset<T>(content: Localized<T>): Localized<T> {
  return saidLazily((locale) => typesetIn(locale, content[locale]));
}
