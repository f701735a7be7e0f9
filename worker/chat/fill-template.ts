import { rangeWord, singleUnits, unitWords } from "#app/content/assistant/units";
import { type Fact, type Figure, facts, numberOf, type Unit } from "#app/domain/chat/facts";
import type { Locale } from "#app/domain/language/locale";
import { typesetIn } from "#app/domain/language/typography";
import { essentialMonth } from "#app/domain/offers/chatbots";
import { francsInText, grouped } from "#app/domain/offers/money";

/** A text with values instead of names, and the pages that state these values; or what is wrong with the template. */
export type FilledTemplate = { text: string; pages: string[] } | { fault: string };

/** Facts of this conversation only: the numbers that the visitor wrote. */
export type VisitorFacts = ReadonlyMap<string, Figure>;

const NAME = /\{([^{}]*)\}/g;
const CALL = /^(\w+)\(([\w., ()-]*)\)$/;

/** Replaces the names in a template by their values, formatted for the language. */
export function fillTemplate(
  template: string,
  locale: Locale,
  visitorFacts: VisitorFacts = new Map(),
): FilledTemplate {
  const pages: string[] = [];
  let fault: string | null = null;
  const text = template.replace(NAME, (_, inner: string) => {
    const fact = resolveFact(inner.trim(), visitorFacts);
    if (typeof fact === "string") {
      fault ??= fact;
      return "";
    }
    pages.push(fact.page);
    return "text" in fact ? fact.text[locale] : formatFigure(fact, locale);
  });
  if (fault !== null) return { fault };
  if (/[{}]/.test(text)) return { fault: "a brace without a name" };
  const set = typesetIn(locale, locale === "fr" ? text.replace(/\bde (?=une? )/g, "d'") : text);
  return { text: set, pages: [...new Set(pages)] };
}

/** A fact by its name, or the result of a function on facts; an error message if there is none. */
function resolveFact(name: string, visitorFacts: VisitorFacts): Fact | string {
  const fact = visitorFacts.get(name) ?? facts.get(name);
  if (fact) return fact;
  const [, operation = "", list = ""] = CALL.exec(name) ?? [];
  const compute = operations.get(operation);
  if (!compute) return `no fact is named “${name.slice(0, 40)}”`;
  const figures = parseArguments(list).map((each) => resolveFact(each, visitorFacts));
  const values = figures.flatMap((each) => (typeof each === "object" && "value" in each ? [each] : []));
  if (values.length !== figures.length) return `“${name.slice(0, 60)}” names something that is no figure`;
  const [least, most] = [amountsOf(values, "from"), amountsOf(values, "to")].map(compute);
  if (!least || !most || typeof least.value !== "number" || typeof most.value !== "number")
    return `“${name.slice(0, 60)}” cannot be computed`;
  if (least.value === most.value) return least;
  return operation === "difference"
    ? `“${name.slice(0, 60)}” is of a range`
    : { ...least, value: { from: least.value, to: most.value } };
}

/** Splits arguments at commas outside nested calls. An argument is a name or a call. */
function parseArguments(list: string): string[] {
  let depth = 0;
  const marked = [...list].map((letter) => {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    return letter === "," && depth === 0 ? "\n" : letter;
  });
  return marked
    .join("")
    .split("\n")
    .map((each) => each.trim());
}

/** Amounts of figures; of ranges, the lower or the upper end. */
function amountsOf(figures: Figure[], end: "from" | "to"): Amount[] {
  return figures.map(({ value, ...each }) => ({
    ...each,
    value: typeof value === "number" ? value : value[end],
  }));
}

interface Amount {
  value: number;
  unit: Unit;
  page: string;
}

type Operation = (amounts: Amount[]) => Figure | null;

const isMoney = ({ unit }: Amount) => unit.startsWith("chf") && unit !== "chf/conversation";

/** One-time amounts can be added to amounts of one period: the sum is for the first month or the first year. */
export const addableUnits = [
  ["chf", "chf/once", "chf/month"],
  ["chf", "chf/once", "chf/year"],
];

/** Adds amounts of equal periods, or one-time amounts to monthly or to yearly ones. Null for others. */
const sum: Operation = (amounts) => {
  const [first] = amounts;
  if (!first || amounts.length < 2 || !amounts.every(isMoney)) return null;
  const value = amounts.reduce((result, each) => result + each.value, 0);
  if (amounts.every(({ unit }) => unit === first.unit)) return { ...first, value };
  const [isMonth, isYear] = addableUnits.map((units) => amounts.every(({ unit }) => units.includes(unit)));
  const unit = isMonth ? "chf/first month" : isYear ? "chf/first year" : null;
  return unit === null ? null : { ...first, value, unit };
};

const difference: Operation = ([one, other, ...more]) => {
  if (!one || !other || more.length > 0 || one.unit !== other.unit || !isMoney(one)) return null;
  return { ...one, value: Math.abs(one.value - other.value) };
};

/** A price times a count: a number, hours, pages, or months and years if the price has that period. */
const times: Operation = ([price, count, ...more]) => {
  if (!price || !count || more.length > 0 || !isMoney(price) || isMoney(count)) return null;
  const isMonthly = price.unit === "chf/month" || price.unit === "chf/month by year";
  const value = price.value * count.value;
  if (count.unit === "work hours")
    return price.unit === "chf/hour" ? { ...price, value, unit: "chf/once" } : null;
  if (count.unit === "pages") return price.unit === "chf/once" ? { ...price, value } : null;
  if (count.unit === "months") return isMonthly ? { ...price, value, unit: "chf" } : null;
  if (count.unit === "years")
    return isMonthly
      ? { ...price, value: value * 12, unit: "chf" }
      : price.unit === "chf/year"
        ? { ...price, value, unit: "chf" }
        : null;
  return count.unit === "number" ? { ...price, value } : null;
};

/** A monthly price for a year. */
const yearly: Operation = ([price, ...more]) =>
  price && more.length === 0 && price.unit.startsWith("chf/month")
    ? { ...price, value: price.value * 12, unit: "chf/year" }
    : null;

/** A price, or the sum of several, with VAT, rounded to the centime. */
const taxed: Operation = (amounts) => {
  const whole = amounts.length > 1 ? sum(amounts) : amounts[0];
  if (!whole || typeof whole.value !== "number" || !whole.unit.startsWith("chf")) return null;
  return { ...whole, value: Math.round(whole.value * (100 + numberOf("vat.rate"))) / 100 };
};

/** The monthly price of the Essential chatbot with so many conversations. */
const conversations: Operation = ([count, ...more]) => {
  if (!count || more.length > 0 || isMoney(count)) return null;
  const value = essentialMonth(count.value);
  return { value, unit: "chf/month", page: facts.get("bot.essential")?.page ?? "" };
};

const operations = new Map(Object.entries({ sum, difference, times, yearly, taxed, conversations }));

function formatFigure({ value, unit }: Figure, locale: Locale): string {
  if (value === 1) {
    const single = singleUnits[locale][unit];
    if (single !== undefined) return single;
  }
  const one = (number: number) =>
    unit.startsWith("chf") ? formatMoney(number, locale) : formatNumber(number, locale);
  // A range names the currency only once.
  const formatted =
    typeof value === "number"
      ? one(value)
      : `${one(value.from)} ${rangeWord[locale]} ${one(value.to).replace(/^CHF\s/, "")}`;
  return unitWords[locale][unit].replace("#", formatted);
}

/** Formats a number with the decimal mark and the thousands separator of the language. */
function formatNumber(number: number, locale: Locale): string {
  const [whole = "", part] = String(number).split(".");
  const formatted = grouped(Number(whole), locale === "fr" ? "\u202F" : ",");
  return part === undefined ? formatted : `${formatted}${locale === "fr" ? "," : "."}${part}`;
}

/** Francs, with centimes where there are some: after a point, as Swiss prices have it in both languages. */
function formatMoney(amount: number, locale: Locale): string {
  if (Number.isInteger(amount)) return francsInText(amount, locale);
  const [francs = "", centimes = ""] = amount.toFixed(2).split(".");
  return `${francsInText(Number(francs), locale)}.${centimes}`;
}
