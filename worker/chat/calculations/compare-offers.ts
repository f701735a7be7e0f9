import { composed, offerWords } from "#app/content/assistant/composed";
import { familyOf } from "#app/domain/chat/conversation-state";
import type { Family, OfferKey } from "#app/domain/chat/facts";
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
import { asksForYears, BY_MONTH, YEARS } from "./plan-years";

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
  const figures = figuresOf(message);
  const hasSameUnit = figures.length === 2 && new Set(figures.map(unitOfSum)).size === 1;
  return [
    ...offers.slice(0, 2).map((offer) => catalogue.get(entryOfOffer(offer))?.say[locale] ?? ""),
    hasSameUnit ? composed[locale].difference.replace("#", figures.join(", ")) : "",
  ];
}

/** A line for each offer, their total, and what is due in later years. */
function sumLines(message: ParsedMessage): string[] {
  const { offers, locale } = message;
  const words = composed[locale];
  const figures = figuresOf(message);
  const isSum =
    figures.length > 1 &&
    addableUnits.some((units) => figures.every((name) => units.includes(unitOfSum(name))));
  const years = figures.filter((name) => unitOfSum(name) === "chf/year");
  const isLess = asksForYears(message) && years.length > 0 && years.length < figures.length;
  const year = years.length > 1 ? `sum(${years.join(", ")})` : (years[0] ?? "");
  const areIncluded = offers.some(isOf("plan")) && offers.some(isOf("hosting"));
  return [
    ...offers.slice(0, MAX_OFFERS).map((offer) => offerLine(offer, priceOf(offer, message), locale)),
    isSum ? words.together.replaceAll("#", figures.join(", ")) : "",
    isLess ? words.yearsAfter.replaceAll("#", year) : "",
    areIncluded ? words.hostingIncluded : "",
  ];
}

const isOf = (family: Family) => (offer: OfferKey) => familyOf(offer) === family;

/** How many offers of a message are priced. */
const MAX_OFFERS = 3;

const figuresOf = (message: ParsedMessage) =>
  message.offers.slice(0, MAX_OFFERS).flatMap((offer) => priceOf(offer, message) ?? []);

/** The name of an offer's price fact; for a monthly price, its yearly sum if the message asks for that. */
function priceOf(offer: OfferKey, { tokens, text }: ParsedMessage): string | null {
  const { price } = offerWords[offer];
  const isYear = tokens.includes("yearly") || YEARS.test(normalize(text));
  if (price === null || !isYear || !unitOf(price).startsWith("chf/month")) return price;
  return BY_MONTH.test(normalize(text)) || familyOf(offer) !== "plan" ? `yearly(${price})` : `${offer}.year`;
}

const unitOfSum = (name: string) => (name.startsWith("yearly(") ? "chf/year" : unitOf(name));
