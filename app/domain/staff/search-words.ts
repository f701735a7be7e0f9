import { folded } from "#app/domain/language/folded";
import { DIGIT_GAP, dialled, phoneKey } from "#app/domain/leads/phone";

/** How many words of a lead are indexed: a longer text is found only by its first words. */
const MOST_WORDS = 400;
const LONGEST_WORD = 40;
const MOST_ASKED = 8;

/** Shortest part of a phone number by which it is found. */
const SHORTEST_NUMBER = 4;

/** A phone number in a text and, in a search, digits that may be part of one. */
const number = new RegExp(String.raw`\+?\d(?:${DIGIT_GAP}\d){6,}`, "gu");
const askedNumber = new RegExp(String.raw`\+?\d(?:${DIGIT_GAP}\d){${SHORTEST_NUMBER - 1},}`, "gu");

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** What is indexed of a lead. */
interface Searched {
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  details: Record<string, unknown>;
}

/** The search words of a lead: from its reference, names, company, addresses, numbers and texts. */
export function leadWords({ reference, name, email, phone, message, details }: Searched): string[] {
  const { company, product, job_title, website, budget } = details;
  const given = [company, product, job_title, website, budget].map((each) =>
    typeof each === "string" ? each : null,
  );
  return searchWords([reference, name, email, phone, ...given, message]);
}

/** The search words of texts: without case and accents, umlauts also as `ae`, phone numbers by all their suffixes. */
function searchWords(texts: (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    for (const found of text.match(number) ?? []) for (const part of partsOfNumber(found)) words.add(part);
    for (const word of wordsOf(text)) words.add(word);
    const spelled = text.toLowerCase().normalize("NFC");
    if (/[äöü]/.test(spelled))
      for (const word of wordsOf(spelled.replace(/[äöü]/g, (each) => umlauts[each] ?? each))) words.add(word);
  }
  return [...words].slice(0, MOST_WORDS);
}

/** The prefixes that a search asks for; a lead must have words for all of them. */
export function askedWords(query: string): string[] {
  const joined: string[] = [];
  const rest = query.replace(askedNumber, (each) => {
    const digits = nationalDigits(each);
    if (digits.length < SHORTEST_NUMBER || !/\D/.test(each.trim())) return each;
    joined.push(digits.slice(-9));
    return " ";
  });
  const words = wordsOf(rest).map((word) => (/^0\d{8,}$/.test(word) ? nationalDigits(word).slice(-9) : word));
  return [...new Set([...joined, ...words])].slice(0, MOST_ASKED);
}

function wordsOf(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/** The digits without `+41`, `0041` or leading zeros; also for the beginning of a number. */
function nationalDigits(text: string): string {
  return dialled(text)
    .replace(/^(?:\+|00)41|^41(?=\d{9}$)|^0+/, "")
    .replace(/\D/g, "");
}

/** Every suffix of a number that is long enough, so that a prefix search finds any part of it. */
function partsOfNumber(text: string): string[] {
  const key = phoneKey(text) ?? "";
  return Array.from({ length: Math.max(0, key.length - SHORTEST_NUMBER + 1) }, (_, from) => key.slice(from));
}
