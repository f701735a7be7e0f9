import { composed, offerWords } from "#app/content/assistant/composed";
import { type ConversationState, familyOf } from "#app/domain/chat/conversation-state";
import { families, numberOf, type OfferKey } from "#app/domain/chat/facts";
import type { Locale } from "#app/domain/language/locale";
import { saidLazily } from "#app/domain/language/typography";
import { terms } from "#app/domain/offers/terms";
import { catalogue, entryOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer, PRICE_TOKENS } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { numberWords, type Quantity, quantityOf } from "#worker/chat/parsing/quantities";
import { hasOnlyTokens, tokensOf } from "#worker/chat/parsing/tokens";

/** “Three years of Basic”: the total of a monthly or yearly offer over a span. */
export function answerTotalOverTime(message: ParsedMessage, state: ConversationState): Draft | null {
  const { tokens, locale, offers } = message;
  const span = quantityOf(message, "months") ?? quantityOf(message, "years");
  const offer = offerForSpan(message, state);
  if (!span || offer === null || offers.length > 1 || !hasRecurringPrice(offer, span)) return null;
  const beside = tokens.filter((each) => !PRICE_TOKENS.includes(each));
  if (!hasOnlyTokens(beside, spanWords(offer, locale))) return null;
  if (isTooShort(offer, span)) return entryAnswer(["billing.temporary"], message);
  const { price, name } = offerWords[offer];
  const words = composed[locale];
  const isPlanByYears = familyOf(offer) === "plan" && span.unit === "years";
  const template = isPlanByYears
    ? words.planOverYears.replaceAll("#", offer)
    : words.overTime.replaceAll("#", price ?? "");
  const entry = catalogue.get(entryOfOffer(offer));
  return composedAnswer(
    template.replaceAll("@", name[locale]),
    entry?.page ?? null,
    { topic: entry?.topic ?? null, offer },
    { entries: [entryOfOffer(offer), ...(isPlanByYears ? ["prices.yearly"] : [])] },
  );
}

/** The offer that is named, by its price too, or talked about; for a site without a named plan, the smallest one. */
function offerForSpan(message: ParsedMessage, state: ConversationState): OfferKey | null {
  const { topic, tokens } = message;
  const named = message.offers[0] ?? planByPrice(message);
  if (named || (topic !== null && topic !== "site")) return named ?? null;
  const isAboutPlans = state.topic === "site" || state.topic === "plans";
  return state.offer ?? (isAboutPlans && tokens.includes("price") ? "basic" : null);
}

/** “500 francs a month for three years”: the plan with that price. */
export function planByPrice({ quantities, tokens }: ParsedMessage): OfferKey | undefined {
  const isPrice = (offer: OfferKey) =>
    quantities.some(
      ({ unit, value }) => (unit === "money" || unit === null) && value === numberOf(`${offer}.month`),
    );
  return tokens.includes("monthly") ? families.plan.find(isPrice) : undefined;
}

/** Whether an offer has a recurring price for such a span, which must consist of whole periods. */
function hasRecurringPrice(offer: OfferKey, { value, unit }: Quantity): boolean {
  const family = familyOf(offer);
  const isOnce = family === "search" || family === "local" || offer === "bot.pro";
  const isWhole = Number.isInteger(value) && (family !== "hosting" || unit === "years");
  return isWhole && !isOnce && offerWords[offer].price !== null;
}

/** Whether a plan cannot be had for so few months: nobody leaves before the end of its notice. */
const isTooShort = (offer: OfferKey, { value, unit }: Quantity) =>
  familyOf(offer) === "plan" && unit === "months" && value < terms.bindingMonths + terms.noticeMonths;

/** Tokens that may stand beside a span, and numbers in words. */
const besideSpans = saidLazily((locale) => tokensOf(`pendant ${numberWords.join(" ")}`, locale));

const spanWords = (offer: OfferKey, locale: Locale) => [
  ...besideSpans[locale],
  ...BESIDE_SPANS,
  familyOf(offer),
  offer.split(".").at(-1) ?? "",
];

const BESIDE_SPANS =
  "monthly yearly website plan what total pay vat incl include keep commerc wordpress howmany more franc chf".split(
    " ",
  );
