import { plain } from "./words";

/** A number that a visitor wrote, and what it counts. */
export interface Counted {
  value: number;
  of:
    | "money"
    | "conversations"
    | "pages"
    | "products"
    | "months"
    | "years"
    | "sites"
    | "percent"
    | "age"
    | null;
}

const NUMBER =
  /(?:(chf|frs?|sfr|€)\.?\s?)?(\d{1,3}(?:['’\s.,]\d{3})+(?!\d)|\d+)(?:[.,]-+)?\s*(%|[\p{L}.]+)?/giu;

const countedBy: [RegExp, Counted["of"]][] = [
  [/^(?:chf|frs?|sfr|francs?|balles|stutz|bucks|€|euros?)\.?$/, "money"],
  [/^(?:%|percent|pourcent)$/, "percent"],
  [/^(?:conversation|chat|consultation|discussion|message|gesprach)/, "conversations"],
  [/^(?:pages?|seiten?)$/, "pages"],
  [
    /^(?:product|produit|article|item|types?|cru|produkt|reference|bottle|bouteille|vins?$|wines?$)/,
    "products",
  ],
  [/^(?:months?|mois|monate?)$/, "months"],
  [/^(?:years?|ans?|annees?|jahre?)$/, "years"],
  [/^(?:sites?|websites?)$/, "sites"],
];

const numerals = new Map(
  Object.entries({
    two: "2",
    three: "3",
    four: "4",
    five: "5",
    six: "6",
    ten: "10",
    twelve: "12",
    twenty: "20",
    fifty: "50",
    deux: "2",
    trois: "3",
    quatre: "4",
    cinq: "5",
    dix: "10",
    douze: "12",
    vingt: "20",
    cinquante: "50",
  }),
);

/** How old the writer is: “I am 16”, “j’ai 16 ans”; not since when they have done something, or so many years of it. */
function isAge({ before, after }: { before: string; after: string }): boolean {
  return (
    (/(?<!since )\bi a?m$/.test(before) && /^(?:\W|$|(?:years?|yo|and|but)\b)/i.test(after)) ||
    (/(?<!que )\bj ai$/.test(before) && /^ans\b(?! d)/i.test(after))
  );
}

/** The numbers of a message, with what they count; phone numbers and dates are none. */
export function countsIn(message: string): Counted[] {
  if (/\+?\d(?:[\s./-]?\d){8,}/.test(message)) return [];
  const text = message.replace(/\p{L}+/gu, (word) => numerals.get(word.toLowerCase()) ?? word);
  return [...text.matchAll(NUMBER)].flatMap(
    ({ 0: all, 1: currency, 2: digits = "", 3: after = "", index }) => {
      const isMore = /(?:plus de|more than|over|au-delà de)\s*$/i.test(text.slice(0, index));
      const value = Number(digits.replace(/[^\d]/g, "")) + (isMore ? 1 : 0);
      if (!Number.isSafeInteger(value)) return [];
      if (currency || /[.,]-/.test(all)) return [{ value, of: "money" as const }];
      const around = {
        before: plain(text.slice(0, index)),
        after: text.slice(index + all.length - after.length),
      };
      if (isAge(around)) return [{ value, of: "age" as const }];
      const word = plain(after) || after;
      return [{ value, of: countedBy.find(([pattern]) => pattern.test(word))?.[1] ?? null }];
    },
  );
}
