import { composed, offerWords } from "#app/content/assistant/composed";
import { familyOf } from "#app/domain/chat/conversation-state";
import type { Family, OfferKey } from "#app/domain/chat/facts";
import type { Billing } from "#app/domain/offers/plans";
import { offerLine, unitOf } from "#worker/chat/composition";
import { addableUnits } from "#worker/chat/fill-template";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";
import { asksForYears, BY_MONTH, BY_YEAR, YEARS } from "./plan-years";

/** “Perform plus SecureWeb”, “the sum of both”: offers of one kind are added up, too, and not compared. */
export function asksForSum({ text, tokens }: Pick<ParsedMessage, "text" | "tokens">): boolean {
  const normalized = normalize(text.replaceAll("+", " plus "));
  if (CHOICE.test(normalized) || tokens.includes("difference")) return false;
  return SUM.test(normalized) || (tokens.includes("price") && BOTH.test(normalized));
}

const CHOICE = /\b(?:or|ou|oder|better|best|mieux|cheaper|moins cher)\b/;
const SUM =
  /\b(?:sum|somme|total|totaux|additionn\w*|add(?:ed)? up)\b|\bplus (?:le |la |un |une |the |a )?(?:basic|pro|commerce|perform|secure ?web|expansion|essentie?l|essential|avance|advanced|expert|local|seo|chatbot)\b/;

/** Words that mean all of several offers. */
export const BOTH =
  /\b(?:both|les (?:deux|trois)|(?:the|all) (?:two|three)|all of (?:them|it)|ensemble|together|altogether|en tout|tout ensemble)\b/;

/** A line for each offer, their totals, and what is due in later years. */
export function sumLines(message: ParsedMessage): string[] {
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
export function totalLines(message: ParsedMessage, billing: Billing | null): string[] {
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
export const totalOf = (template: string, figures: string[], paid: string) =>
  template.replace("@", paid === "" ? "" : `, ${paid}`).replaceAll("#", figures.join(", "));

/** How a plan is paid; empty if the message names none, or asks for no year. */
export function paidWords(billing: Billing | null, { offers, locale }: ParsedMessage): string {
  const { paidByMonth, paidByYear } = composed[locale];
  if (billing === null || !offers.some(isOf("plan"))) return "";
  return billing === "monthly" ? paidByMonth : paidByYear;
}

/** An offer with its price; a plan with the price of a year for each way to pay it. */
export function lineOf(offer: OfferKey, billings: (Billing | null)[], message: ParsedMessage): string {
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
export function billingsIn({ tokens, text, offers }: ParsedMessage): (Billing | null)[] {
  const normalized = normalize(text);
  if (!tokens.includes("yearly") && !YEARS.test(normalized)) return [null];
  if (!offers.some(isOf("plan"))) return ["yearly"];
  const [isMonthly, isYearly] = [BY_MONTH.test(normalized), BY_YEAR.test(normalized)];
  return isMonthly === isYearly ? ["monthly", "yearly"] : [isMonthly ? "monthly" : "yearly"];
}

export const figuresOf = (message: ParsedMessage, billing: Billing | null) =>
  message.offers.slice(0, MAX_OFFERS).flatMap((offer) => priceOf(offer, billing) ?? []);

/** The name of an offer's price fact; for a monthly price, its sum over a year, however that is paid. */
function priceOf(offer: OfferKey, billing: Billing | null): string | null {
  const { price } = offerWords[offer];
  if (price === null || billing === null || !unitOf(price).startsWith("chf/month")) return price;
  return billing === "yearly" && familyOf(offer) === "plan" ? `${offer}.year` : `yearly(${price})`;
}

export const unitOfSum = (name: string) => (name.startsWith("yearly(") ? "chf/year" : unitOf(name));
