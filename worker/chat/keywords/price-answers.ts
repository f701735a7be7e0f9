import { composed, delayEntries, entriesByTopic, priceEntries } from "#app/content/assistant/composed";
import { type ConversationState, familyOf } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { serviceOfTopic, type Topic } from "#app/domain/chat/topic";
import { yearlyPriceAnswer } from "#worker/chat/calculations/yearly-price";
import { type Draft, entryAnswer, rewordedAnswer } from "#worker/chat/composition";
import { isAboutPlans } from "#worker/chat/follow-ups/resolve-offer";
import { SURE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { hasOnlyTokens, normalize, TRADE } from "#worker/chat/parsing/tokens";
import { asks } from "./keyword-intents";

/**
 * A plan that is named is paid at once by the year, and a site without a plan once and for all; what else we sell is
 * invoiced as it is.
 */
export function answerPaidAtOnce(message: ParsedMessage, state: ConversationState): Draft | null {
  const [offer, ...others] = message.offers;
  if (others.length > 0 || !asks("atOnce", message)) return null;
  if (offer !== undefined) return familyOf(offer) === "plan" ? yearlyPriceAnswer(message, offer) : null;
  const service = serviceOfTopic[message.topic ?? state.topic ?? "site"] ?? "site";
  return entryAnswer([service === "site" ? "prices.buy" : "prices.payment"], message);
}

/**
 * “How much for a restaurant in Bulle, with booking, in English and French?”: the price of a site, with what booking adds
 * to it, and whether languages do.
 */
export function answerPriceWithBooking(message: ParsedMessage): Draft | null {
  const { tokens, topic, offers, quantities } = message;
  const isOfSite = tokens.includes(TRADE) || tokens.includes("website");
  const isElse = !isAboutPlans(topic) && topic !== "booking";
  const isCounted = offers.length > 0 || quantities.some(({ unit }) => unit !== null);
  if (!isOfSite || isElse || isCounted || !tokens.includes("price") || !asks("bookedOnline", message))
    return null;
  const answer = entryAnswer(["prices.site", "websites.functions"], message);
  const languages = LANGUAGES.some((token) => tokens.includes(token))
    ? entryAnswer(["conditions.languages"], message)
    : { template: "", entries: [] };
  return {
    ...answer,
    template: [composed[message.locale].bookingPrice, languages.template].filter(Boolean).join("\n"),
    entries: [...answer.entries, ...languages.entries],
  };
}

const LANGUAGES = ["english", "french", "language"];

/** “Too much”, of a site; “with booking?”, after its price. */
export function answerPriceRemark(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  if (!isAboutPlans(topic) && topic !== "shop") return null;
  if (asks("tooMuch", message)) return entryAnswer(["prices.dear"], message);
  return asks("withBookingToo", message)
    ? rewordedAnswer("bookingPrice", ["prices.site", "websites.functions"], message)
    : null;
}

/** “A site, a logo and fifty business cards”: what they cost together, and what is said of print. */
export function answerSiteWithDesign(message: ParsedMessage): Draft | null {
  const { tokens, text } = message;
  const has = (token: string) => tokens.includes(token);
  if (!has("website") || !hasOnlyTokens(tokens, OF_DESIGN) || WITHOUT.test(normalize(text))) return null;
  if (!has("logo")) return has("chart") ? entryAnswer(["prices.site", "craft.charter"], message) : null;
  const printed = has("card") || has("print") ? ["craft.print"] : [];
  const { update } = entryAnswer([BUNDLE], message);
  return { ...entryAnswer([BUNDLE, ...printed], message), update };
}

const BUNDLE = "billing.bundle";
const OF_DESIGN = "website logo chart design card print price total need what come together brandnew".split(
  " ",
);
const WITHOUT = /\b(?:sans|without|pas|not|ou|or|deja|already|do i need|faut il|ai je besoin)\b/;

/** “Just a range, no quote”: the prices of what is talked about, or of everything. */
export function answerPriceRange(message: ParsedMessage, state: ConversationState): Draft | null {
  const isCounted = message.offers.length > 0 || message.quantities.length > 0;
  const topic = message.topic ?? state.topic;
  const priced = (topic === null ? undefined : priceEntries[topic]) ?? "prices.overview";
  return !isCounted && asks("priceRange", message) ? entryAnswer([priced], message) : null;
}

/** “A site for my bakery, how much and how long?” */
export function answerPriceAndTime(message: ParsedMessage, state: ConversationState): Draft | null {
  const topic = message.topic ?? state.topic ?? message.pageTopic;
  // “A hotel with 60 rooms” has no price of its own.
  const isCounted =
    message.offers.length > 0 || message.quantities.some(({ countsOtherThings }) => !countsOtherThings);
  if (topic === null || isCounted || !asks("priceAndTime", message)) return null;
  const [price, delay] = [priceEntries[topic], delayEntries[topic]];
  return price && delay ? entryAnswer([price, delay], message) : null;
}

/** “How much a month, all in?”, if it does not say for what. */
export function answerAllIn(message: ParsedMessage): Draft | null {
  return message.topic === null && asks("allIn", message) ? entryAnswer(["prices.site"], message) : null;
}

/** “How much a year, all in?”, if it does not say for what: a site, or the service that was talked about. */
export function answerAllInYearly(message: ParsedMessage, { topic, offer }: ConversationState): Draft | null {
  const isOpen = offer === null && message.offers.length === 0 && message.topic === null;
  if (!isOpen || !asks("allInYearly", message)) return null;
  const isOfSite = topic === null || (serviceOfTopic[topic] ?? "site") === "site";
  const entry = isOfSite ? "prices.firstYear" : priceEntries[topic];
  return entry === undefined ? null : entryAnswer([entry], message);
}

/** “Which one for a bakery?”, of a service that was talked about. */
export function answerWhichOffer(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const { tokens } = message;
  const isAsked = tokens.includes("which") && tokens.includes(TRADE) && hasOnlyTokens(tokens, OF_CHOICE);
  const entry = topic === null ? undefined : entriesByTopic["prices.which"]?.[topic];
  return isAsked && entry !== undefined ? entryAnswer([entry], message) : null;
}

const OF_CHOICE = [TRADE, ..."which what take need smaller recommend".split(" ")];

/** “How much for Facebook a month?”, unless another answer is sure. */
export function answerSocialPrice(message: ParsedMessage): Draft | null {
  return message.quantities.length === 0 && !isSure(message) && asks("socialPrice", message)
    ? entryAnswer(["visibility.social", "visibility.adsPrice"], message)
    : null;
}

const isSure = ({ matches: [best] }: ParsedMessage) => (best?.score ?? 0) >= SURE;

/** “Free?”, of what was just talked about. */
export function answerWhetherFree(
  message: ParsedMessage,
  { topic, lastEntry }: ConversationState,
): Draft | null {
  if (topic === null || message.topic !== null || !asks("isFree", message)) return null;
  if (lastEntry === QUOTE) return rewordedAnswer("quoteFree", [QUOTE], message);
  const entry = freeEntries[topic];
  return entry === undefined ? null : entryAnswer([entry], message);
}

const QUOTE = "prices.quote";

/** What is said of “free” for each topic. */
const freeEntries: Partial<Record<Topic, string>> = {
  audit: "visibility.audit",
  booking: "people.book",
  bot: "reach.botTrial",
  plans: "billing.free",
  site: "billing.free",
};

/** “Really 20 %?”, of the one discount that there is, and “30 %?”, right after it. */
export function answerPercent(message: ParsedMessage, { topic, lastEntry }: ConversationState): Draft | null {
  const [quantity, ...others] = message.quantities;
  const isAlone = quantity?.unit === "percent" && others.length === 0 && message.wordCount <= FEW_WORDS;
  if (!isAlone || message.topic !== null || !(isAboutPlans(topic) || topic === "terms")) return null;
  if (quantity.value === numberOf("plans.discount")) return entryAnswer(["prices.yearly"], message);
  return DISCOUNTS.includes(lastEntry ?? "") ? entryAnswer(["prices.discount"], message) : null;
}

const DISCOUNTS = ["prices.yearly", "prices.discount", "billing.limited"];

/** A message with so few words says nothing else of a percentage. */
const FEW_WORDS = 6;
