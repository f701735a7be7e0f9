import { composed, offerWords } from "#app/content/assistant/composed";
import { familyOf } from "#app/domain/chat/conversation-state";
import type { Family, OfferKey } from "#app/domain/chat/facts";
import type { Billing } from "#app/domain/offers/plans";
import { catalogue, entryOfOffer } from "#worker/chat/catalogue";
import {
  composedAnswer,
  type Draft,
  entryAnswer,
  offerLine,
  priceVerdict,
  unitOf,
} from "#worker/chat/composition";
import { addableUnits } from "#worker/chat/fill-template";
import { SURE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";
import { asksForYears, BY_MONTH, BY_YEAR, YEARS } from "./plan-years";

/** Several named offers: compared if they are of one kind, else added up. */
export function compareOffers(message: ParsedMessage, one: OfferKey, other: OfferKey): Draft | null {
  const { offers, tokens } = message;
  if (priceVerdict(message, offerWords[one].figures) === "" && asksSomethingElse(message)) return null;
  const isDifference = tokens.includes("difference");
  // Basic and Pro are compared in short, by what they do not share: two full answers would hide that.
  const isBasicAndPro = offers.length === 2 && offers.every((each) => each === "basic" || each === "pro");
  if (isBasicAndPro && isDifference)
    return {
      ...entryAnswer([SHORT_COMPARISON], message),
      entries: [...offers.map(entryOfOffer), SHORT_COMPARISON],
    };
  const arePlans = offers.length > 2 && offers.every((each) => familyOf(each) === "plan");
  if (arePlans && isDifference) return entryAnswer([PLAN_COMPARISON], message);
  const isComparing = isDifference || familyOf(one) === familyOf(other);
  const lines = isComparing ? comparisonLines(message) : sumLines(message);
  const entries = offers.map((offer) => catalogue.get(entryOfOffer(offer)));
  const pages = entries.map((entry) => entry?.page ?? "/pricing");
  return {
    ...composedAnswer(
      lines.filter((line) => line !== "").join("\n"),
      null,
      { topic: entries.at(-1)?.topic ?? null, offer: other },
      { entries: offers.map(entryOfOffer) },
    ),
    pages: [...new Set(pages)],
  };
}

/** Whether a message surely asks for something else than what its offers cost. */
function asksSomethingElse({ matches: [best], tokens, offers }: ParsedMessage): boolean {
  if (best === undefined || [...SUM_ENTRIES, ...offers.map(entryOfOffer)].includes(best.id)) return false;
  const arePlans = offers.every((offer) => familyOf(offer) === "plan");
  return (best.id === SHORT_COMPARISON && arePlans) || (best.score > SURE && !tokens.includes("difference"));
}

/** Answers about totals: for two offers together they are the sum. */
const SUM_ENTRIES = ["prices.firstYear", "prices.yearly", "prices.vat"];

/** “Basic or Pro, in one sentence.” */
const SHORT_COMPARISON = "prices.inShort";

/** The answer about the difference between all plans. */
const PLAN_COMPARISON = "prices.compare";

/** Two offers at length, with the difference of their prices if these are of one kind. */
function comparisonLines(message: ParsedMessage): string[] {
  const { offers, locale } = message;
  const { difference } = composed[locale];
  return [
    ...offers.slice(0, 2).map((offer) => catalogue.get(entryOfOffer(offer))?.say[locale] ?? ""),
    ...billingsIn(message).map((billing) => {
      const figures = figuresOf(message, billing);
      const hasSameUnit = figures.length === 2 && new Set(figures.map(unitOfSum)).size === 1;
      return hasSameUnit ? totalOf(difference, figures, paidWords(billing, message)) : "";
    }),
  ];
}

/** A line for each offer, their totals, and what is due in later years. */
function sumLines(message: ParsedMessage): string[] {
  const { offers, tokens, locale } = message;
  const billings = billingsIn(message);
  const areIncluded = offers.some(isOf("plan")) && offers.some(isOf("hosting"));
  // “Is SecureWeb included in Basic?” asks for no price.
  if (areIncluded && offers.length === 2 && tokens.includes("include"))
    return [composed[locale].hostingIncluded];
  return [
    ...offers.slice(0, MAX_OFFERS).map((offer) => lineOf(offer, billings, message)),
    ...billings.flatMap((billing) => totalLines(message, billing)),
    tokens.includes("logo") ? composed[locale].logoBeside : "",
    areIncluded ? composed[locale].hostingIncluded : "",
  ];
}

/** The total of several offers, and what is due in later years. */
function totalLines(message: ParsedMessage, billing: Billing | null): string[] {
  const words = composed[message.locale];
  const figures = figuresOf(message, billing);
  const isSum =
    figures.length > 1 &&
    addableUnits.some((units) => figures.every((name) => units.includes(unitOfSum(name))));
  const years = figures.filter((name) => unitOfSum(name) === "chf/year");
  const isLess = asksForYears(message) && years.length > 0 && years.length < figures.length;
  const year = years.length > 1 ? `sum(${years.join(", ")})` : (years[0] ?? "");
  const lines = [
    isSum ? totalOf(words.together, figures, paidWords(billing, message)) : "",
    isLess ? words.yearsAfter.replaceAll("#", year) : "",
  ];
  return [lines.filter((line) => line !== "").join(" ")];
}

/** A sentence about figures, with how the plan is paid. */
const totalOf = (template: string, figures: string[], paid: string) =>
  template.replace("@", paid === "" ? "" : `, ${paid}`).replaceAll("#", figures.join(", "));

/** How a plan is paid; empty if the message names none, or asks for no year. */
function paidWords(billing: Billing | null, { offers, locale }: ParsedMessage): string {
  const { paidByMonth, paidByYear } = composed[locale];
  if (billing === null || !offers.some(isOf("plan"))) return "";
  return billing === "monthly" ? paidByMonth : paidByYear;
}

/** An offer with its price; a plan with the price of a year for each way to pay it. */
function lineOf(offer: OfferKey, billings: (Billing | null)[], message: ParsedMessage): string {
  const { locale } = message;
  const [first = null] = billings;
  if (first === null || familyOf(offer) !== "plan") return offerLine(offer, priceOf(offer, first), locale);
  const paid = billings.flatMap((billing) => {
    const price = priceOf(offer, billing);
    return price === null ? [] : `{${price}} ${paidWords(billing, message)}`;
  });
  const { line, quoted } = composed[locale];
  return line
    .replace("@", offerWords[offer].name[locale])
    .replace("#", paid.length === 0 ? quoted : paid.join(", "));
}

const isOf = (family: Family) => (offer: OfferKey) => familyOf(offer) === family;

/** How many offers of a message are priced. */
const MAX_OFFERS = 3;

/**
 * How the plans of a message are paid: both ways if it asks for a year and does not say; null if it asks for no year.
 * “A year” is a span, and no way to pay.
 */
function billingsIn({ tokens, text, offers }: ParsedMessage): (Billing | null)[] {
  const normalized = normalize(text);
  if (!tokens.includes("yearly") && !YEARS.test(normalized)) return [null];
  if (!offers.some(isOf("plan"))) return ["yearly"];
  const [isMonthly, isYearly] = [BY_MONTH.test(normalized), BY_YEAR.test(normalized)];
  return isMonthly === isYearly ? ["monthly", "yearly"] : [isMonthly ? "monthly" : "yearly"];
}

const figuresOf = (message: ParsedMessage, billing: Billing | null) =>
  message.offers.slice(0, MAX_OFFERS).flatMap((offer) => priceOf(offer, billing) ?? []);

/** The name of an offer's price fact; for a monthly price, its sum over a year, however that is paid. */
function priceOf(offer: OfferKey, billing: Billing | null): string | null {
  const { price } = offerWords[offer];
  if (price === null || billing === null || !unitOf(price).startsWith("chf/month")) return price;
  return billing === "yearly" && familyOf(offer) === "plan" ? `${offer}.year` : `yearly(${price})`;
}

const unitOfSum = (name: string) => (name.startsWith("yearly(") ? "chf/year" : unitOf(name));
