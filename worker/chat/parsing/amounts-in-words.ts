import { numerals } from "./numerals";

const WORD = `(?:${[...numerals.keys(), "cents?", "hundred", "mille", "thousand"].join("|")})`;

/** Several numbers in words, one after the other: “deux cent cinquante”, “two hundred and fifty”. */
const NUMBERS = `(?<![\\p{L}\\d]|\\d[ .'’])${WORD}(?:[\\s-]+(?:(?:et|and)[\\s-]+)?${WORD})*(?!\\p{L})`;

const BEFORE_CURRENCY = new RegExp(
  `${NUMBERS}(?=\\s*(?:chf|francs?|fr|balles|stutz|bucks|euros?)(?!\\p{L}))`,
  "giu",
);

/** “Deux cent cinquante par mois”, “mille deux cents ?” */
const LARGE = new RegExp(
  `(?=[^.,;!?]*\\b(?:cents?|hundred|mille|thousand)\\b)${NUMBERS}(?=\\s*(?:$|[?!.,]|(?:par|per|a|the|le|l['’])\\s*(?:mois|an|annee|année|month|year)(?!\\p{L})))`,
  "giu",
);

/** “Septante francs” and “deux cent cinquante par mois” are read like their digits. */
export function amountsInDigits(text: string): string {
  return text
    .replace(BEFORE_CURRENCY, (words) => (ARTICLE.test(words) ? words : inDigits(words)))
    .replace(LARGE, (words) => (/[\s-]/.test(words) ? inDigits(words) : words));
}

const ARTICLE = /^(?:une?|one|an)$/i;

const inDigits = (words: string) => String(readNumber(words.toLowerCase().split(/[\s-]+/)) ?? words);

/** The value of a number in words; null if they are several numbers. */
function readNumber(words: string[]): number | null {
  let thousands = 0;
  let rest = 0;
  for (const each of words) {
    const value = Number(numerals.get(each) ?? 0);
    if (/^(?:mille|thousand)$/.test(each)) {
      thousands += (rest || 1) * 1000;
      rest = 0;
    } else if (/^(?:cents?|hundred)$/.test(each)) {
      if (rest > 9) return null;
      rest = (rest || 1) * 100;
    } else if (value === 20 && rest % 100 === 4) rest += 76;
    else if (value > 0 && rest % 100 > 0 && !isAddable(rest % 100, value)) return null;
    else rest += value;
  }
  return thousands + rest;
}

/** “Soixante-dix” and “vingt-cinq” are one number; “two three” are two. */
const isAddable = (tens: number, more: number) => tens % 10 === 0 && more < (tens % 20 === 0 ? 20 : 10);
