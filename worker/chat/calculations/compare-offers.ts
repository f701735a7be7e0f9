import { composed, offerWords } from "#app/content/assistant/composed";
import { familyOf } from "#app/domain/chat/conversation-state";
import type { OfferKey } from "#app/domain/chat/facts";
import { catalogue, entryOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer, priceVerdict } from "#worker/chat/composition";
import { SURE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asksForSum, billingsIn, figuresOf, paidWords, sumLines, totalOf, unitOfSum } from "./offer-sums";

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
  const isComparing = isDifference || (familyOf(one) === familyOf(other) && !asksForSum(message));
  return answerAboutOffers(offers, isComparing ? comparisonLines(message) : sumLines(message));
}

/** These lines, with the pages and facts of several offers. */
export function answerAboutOffers(offers: OfferKey[], lines: string[]): Draft {
  const entries = offers.map((offer) => catalogue.get(entryOfOffer(offer)));
  const pages = entries.map((entry) => entry?.page ?? "/pricing");
  return {
    ...composedAnswer(
      lines.filter((line) => line !== "").join("\n"),
      null,
      { topic: entries.at(-1)?.topic ?? null, offer: offers[1] ?? null },
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
export function comparisonLines(message: ParsedMessage): string[] {
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
