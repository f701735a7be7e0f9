import { numerals, wordsForNumbers } from "./numerals";
import { normalize } from "./tokens";

/** A number that a visitor wrote, and what it counts. */
export interface Quantity {
  value: number;
  unit:
    | "money"
    | "conversations"
    | "pages"
    | "products"
    | "days"
    | "weeks"
    | "months"
    | "years"
    | "sites"
    | "percent"
    | "age"
    | null;
  /** “70 chantiers”, “40 rooms”: it counts other things, so it is no price. */
  countsOtherThings?: true;
  /** “Three pages more”, “another 40 products”: the number alone, or already added to what it comes on top of. */
  additional?: "alone" | "added";
}

/** A currency, the integer part with thousands separators, the decimals, the dash of a round amount, and the unit. */
const NUMBER =
  /(?:(chf|frs?|sfr|€)\.?\s?)?(\d{1,3}(?:['’\s.,]\d{3})+(?!\d)|\d+)(?:([.,])(\d{1,2})(?!\d))?([.,][-–—]+(?!\d))?\s*([%€]|[\p{L}.]+)?/giu;

/** A phone number has nine digits or more: “079 555 01 01”, “+41 (0)21 555 01 42”. */
export const PHONE_NUMBER = /\+?\d(?:(?:[\s./-]|\s?\(|\)\s?)?\d){8,}/;

/** Not numbers: “24.12.2026” and “6.4.2” (but “1.000.000” and “1,500.00” are), “9h30”, “le 31/12”. */
const NO_NUMBER =
  /(?!\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?![.,]?\d))\d+(?:[.,]\d+){2,}|\b\d{1,2}(?::|\s?h\s?)\d{2}\b|(?<=\b(?:le|du|au|on|by|from) )\d{1,2}\/\d{1,2}\b(?:\/\d+)?/gi;

const unitPatterns: [RegExp, Quantity["unit"]][] = [
  [/^(?:chf|frs?|sfr|francs?|balles|stutz|bucks|€|euros?)\.?$/, "money"],
  [/^(?:%|percent|pourcent)$/, "percent"],
  [/^(?:conversation|chat|consultation|discussion|message|gesprach)/, "conversations"],
  [/^(?:pages?|seiten?)$/, "pages"],
  [
    /^(?:product|produit|article|item|types?|cru|produkt|reference|bottle|bouteille|vins?$|wines?$|parts$|pieces$)/,
    "products",
  ],
  [/^(?:days?|jours?|tage?)$/, "days"],
  [/^(?:weeks?|semaines?|wochen?)$/, "weeks"],
  [/^(?:months?|mois|monate?)$/, "months"],
  [/^(?:years?|ans?|annees?|jahre?)$/, "years"],
  [/^(?:sites?|websites?)$/, "sites"],
];

const SEVEN_OR_NINE =
  /(?<![\p{L}-]|\d\s)(?:sept|neuf)(?=\s(?:ans?|mois|pages|produits|articles)(?!\p{L}))/giu;

/** “One page more” counts a page; “a page” does not. */
const ONE_MORE =
  /(?<!\p{L})(?:une|one|an)(?=\s(?:(?:more|extra|additional|further|autre)\spage|page\s(?:de plus|en plus|suppl|more|extra)))/giu;

/** Numbers in words. */
export const numberWords = [...numerals.keys()];

/** “Quatre vingt dix huit” may also be written with hyphens. */
const COMPOUND_NUMBER =
  /(?<!\p{L})(?:soixante|quatre[\s-]vingts?)(?:[\s-]et(?=[\s-]onze))?(?:[\s-](?:dix|onze|douze|treize|quatorze|quinze|seize))?(?:[\s-](?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf))?(?!\p{L})/giu;

/** “Septante-cinq” and “quatre-vingt-dix” are one number; “two-three” are two. */
function toDigits(word: string): string {
  const numeral = word.toLowerCase().split("-");
  const [first = 0, ...others] = numeral
    .filter((each) => each !== "et")
    .map((each) => Number(numerals.get(each)));
  const isEighty = first === 4 && others[0] === 20;
  const numbers = isEighty ? [80, ...others.slice(1)] : [first, ...others];
  const isOne = numbers.every((each, at) => at === 0 || (each < 20 && isRoundAbove(numbers[at - 1], each)));
  if (isOne && (isEighty || numbers.length > 1)) return `${numbers.reduce((sum, each) => sum + each)}`;
  return word
    .split("-")
    .map((each) => wordsForNumbers.get(each.toLowerCase()) ?? each)
    .join("-");
}

const isRoundAbove = (tens = 0, ones: number) => tens % 10 === 0 && tens > ones;

/** Whether a number is the writer's age: “I am 16”, “j’ai 16 ans”; not “since I am 16”, nor “16 ans d'expérience”. */
function isAge({ before, after }: { before: string; after: string }): boolean {
  return (
    (/(?<!since )\bi a?m$/.test(before) && /^(?:\W|$|(?:years?|yo|and|but)\b)/i.test(after)) ||
    (/(?<!que )\bj ai$/.test(before) && /^ans\b(?! d)/i.test(after))
  );
}

/** A plural noun, but not a word that may follow a price: “89 less VAT”, “89 dans votre offre”. */
const OTHER_THINGS =
  /^(?!(?:plus|less|minus|unless|versus|besides|always|this|was|does|mais|dans|sans|hors|depuis|alors|puis|fois|moins|jamais|apres|vers|sous|tous|vous|nous|prix|taxes)$)[a-z]{3,}[sx]$/;

/** Turns “3 additional pages” into “3 pages additional”, so that the unit follows its number. */
const FURTHER = "additional|extra|more|further|autres?|other|spare|different|differents?";
const BEFORE_WHAT = new RegExp(`(?<=\\d\\s?)(${FURTHER})\\s+(\\p{L}+)`, "giu");

/** Words before a number, or after its unit, that make it come on top of another. */
const ON_TOP = /(?:\b(?:plus|encore|another|add|adding|ajoute|ajouter|rajoute|rajouter)|\+)\s*$/i;
const ON_TOP_AFTER = new RegExp(
  `^(?:\\p{L}+\\s+)?(?:${FURTHER}|en plus|de plus|en supplement|suppl[ée]mentaires?|on top)\\b`,
  "iu",
);

/** Units that cannot be divided: “3,4 pages” are rounded up to four. */
const wholeUnits: Quantity["unit"][] = ["conversations", "pages", "products", "sites"];

/** “24.12” is a day and “9.30” a time, if no unit follows. */
const isDayOrHour = (value: number, point: string) => point === "." && value >= 1 && value < 32;

/** The numbers of a message with their units, without phone numbers, dates and times. */
export function quantitiesIn(text: string): Quantity[] {
  if (PHONE_NUMBER.test(text)) return [];
  const digits = withDigits(text);
  return [...digits.matchAll(NUMBER)].flatMap((match) => quantityAt(match, digits) ?? []);
}

/** The message with all numbers in digits, each before its unit. */
function withDigits(text: string): string {
  return text
    .replace(NO_NUMBER, " ")
    .replace(COMPOUND_NUMBER, (words) => words.replace(/\s/g, "-"))
    .replace(ONE_MORE, "1")
    .replace(SEVEN_OR_NINE, (word) => numerals.get(word.toLowerCase()) ?? word)
    .replace(/\p{L}+(?:-\p{L}+)*/gu, toDigits)
    .replace(BEFORE_WHAT, "$2 $1");
}

/** How many characters before a number are read: the words that change it stand next to it. */
const NEAR = 40;

/** The number at a match, with its unit; null if it is none. */
function quantityAt(match: RegExpExecArray, text: string): Quantity | null {
  const { 0: all, 1: currency, 5: dash, 6: what = "", index } = match;
  const before = text.slice(Math.max(0, index - NEAR), index);
  const after = text.slice(index + all.length - what.length);
  const isAbove = (SPAN.test(what) ? ABOVE_SPAN : ABOVE).test(before);
  const value = parseNumber(match, isAbove);
  if (value > Number.MAX_SAFE_INTEGER) return null;
  if (currency || dash) return { value, unit: "money" };
  if (isAge({ before: normalize(before), after })) return { value, unit: "age" };
  const word = normalize(what) || what;
  const unit =
    unitPatterns.find(([pattern]) => pattern.test(word))?.[1] ?? (BUDGET.test(before) ? "money" : null);
  if (unit === null && isDayOrHour(value, match[3] ?? "")) return null;
  const countsOtherThings = unit === null && OTHER_THINGS.test(word);
  const isOnTop = !isAbove && (ON_TOP.test(before) || ON_TOP_AFTER.test(after));
  return {
    value: wholeUnits.includes(unit) ? Math.ceil(value) : value,
    unit,
    ...(countsOtherThings && { countsOtherThings }),
    ...(isOnTop && { additional: "alone" }),
  };
}

/** “Budget 5000”, “mon budget est de 300 max”: an amount without its currency. */
const BUDGET = /\bbudget\W+(?:(?:is|of|around|about|max|est|de|environ|max)\W+){0,3}$/i;

/** “Over 20 pages” are more than 20; “over two years” is their duration. */
const ABOVE = /(?:plus de|more than|over|au-delà de)\s*$/i;
const ABOVE_SPAN = /(?:plus de|more than|au-delà de)\s*$/i;
const SPAN = /^(?:days?|weeks?|months?|years?)$/i;

/** “More than 5” means the next number, with the same count of decimals. */
function parseNumber({ 2: digits = "", 4: part = "" }: RegExpExecArray, isAbove: boolean): number {
  const numeral = Number(`${digits.replace(/[^\d]/g, "")}.${part}`);
  return isAbove ? Number((numeral + 10 ** -part.length).toFixed(part.length)) : numeral;
}

/** The first number of a message with this unit. */
export const quantityOf = ({ quantities }: { quantities: Quantity[] }, what: Quantity["unit"]) =>
  quantities.find(({ unit }) => unit === what);
