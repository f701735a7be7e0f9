import { composed, offerWords } from "#app/content/assistant/composed";
import { topicWords } from "#app/content/assistant/synonyms";
import { familyOf } from "#app/domain/chat/conversation-state";
import { families, numberOf, type OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import { catalogue, entryOfOffer } from "#worker/chat/catalogue";
import {
  composedAnswer,
  type Draft,
  entryAnswer,
  NO_TOPIC,
  PRICE_TOKENS,
  priceVerdict,
  questionOf,
  vatSentences,
} from "#worker/chat/composition";
import { NEAREST, TRACE } from "#worker/chat/parsing/find-matches";
import { type ParsedMessage, topicsOf } from "#worker/chat/parsing/parse-message";
import { hasOnlyTokens, normalize } from "#worker/chat/parsing/tokens";
import { compareOffers } from "./compare-offers";
import { planByPrice } from "./total-over-time";
import { yearlyPriceAnswer } from "./yearly-price";

/**
 * Answers about named offers: one, with whether a named price is right, or several side by side; or the offer with a
 * named price.
 */
export function answerOffers(message: ParsedMessage): Draft | null {
  const [one, other] = message.offers;
  const [cheaper, dearer] = offersByAmounts(message);
  if (cheaper && dearer)
    return compareOffers({ ...message, offers: [cheaper, dearer], quantities: [] }, cheaper, dearer);
  if (message.isAmbiguous) return askWhichOffer(message);
  if (one) return other ? compareOffers(message, one, other) : answerOffer(message, one);
  const priced = entryForAmount(message);
  return priced === undefined ? null : entryAnswer([priced], message);
}

/** “750 or 1200, what is the difference?”: two offers by their prices, or one by its price and one by its name. */
function offersByAmounts({ offers, quantities, tokens }: ParsedMessage): OfferKey[] {
  const priced = quantities.flatMap(({ value }) => offerByPrice(value) ?? []);
  const named = [...new Set([...offers, ...priced])];
  return tokens.includes("difference") && priced.length > 0 && named.length === 2 ? named : [];
}

/** “Essential” is the name of two offers. */
function askWhichOffer({ locale }: ParsedMessage): Draft {
  const choices = ["visibility.essential", "craft.essential"].map((id) => questionOf(id, locale));
  return composedAnswer(composed[locale].essentials, "/pricing", NO_TOPIC, { choices });
}

function answerOffer(message: ParsedMessage, offer: OfferKey): Draft | null {
  const isForSeveral = message.quantities.some(({ unit, value }) => unit === "sites" && value > 1);
  if (isForSeveral && familyOf(offer) === "plan") return entryAnswer(["billing.several"], message);
  const beside = addedEntries(offer, message);
  if (beside.length > 0) return entryAnswer([entryOfOffer(offer), ...beside], message);
  const [best] = message.matches;
  // A name alone asks for its offer.
  const isAskingMore =
    best !== undefined &&
    message.tokens.length > 1 &&
    best.score > NEAREST &&
    best.ownScore >= TRACE &&
    best.id !== "prices.yearly" &&
    catalogue.get(best.id)?.offer === undefined;
  // A price named with an offer asks whether it is right.
  const right = priceVerdict(message, offerWords[offer].figures);
  if (right === "" && isAskingMore) return null;
  if (message.tokens.includes("yearly") && familyOf(offer) === "plan")
    return yearlyPriceAnswer(message, offer);
  const draft = entryAnswer([entryOfOffer(offer)], message, right);
  const tax = vatSentences(offer, message);
  if (tax.length === 0) return draft;
  return {
    ...draft,
    template: [draft.template, ...tax].join(" "),
    entries: [...draft.entries, "prices.vat"],
  };
}

/** “Pro plus a chatbot, how much?”, “Basic and business cards”, “hosting, Pro and SEO” */
function addedEntries(offer: OfferKey, { tokens }: ParsedMessage): string[] {
  const own = catalogue.get(entryOfOffer(offer))?.topic;
  const topics = topicsOf(tokens);
  const words = topics.map((topic) => topicWords[topic] ?? "");
  const besides = [...PRICE_TOKENS, "total", ...offer.split("."), COMMERCE, ...PRINTED, ...words];
  if (!hasOnlyTokens(tokens, besides)) return [];
  if (!tokens.includes("logo") && tokens.some((token) => PRINTED.includes(token))) return ["craft.print"];
  return topics.flatMap((topic) => (topic === own ? [] : (entriesBeside[topic] ?? [])));
}

const PRINTED = ["card", "print"];

/** The token of “Commerce”. */
const COMMERCE = "commerc";

const entriesBeside: Partial<Record<Topic, string>> = {
  bot: "craft.bots",
  search: "visibility.seo",
  hosting: "running.included",
  design: "craft.logo",
};

/** “What do I get for 750?”, “a plan at 250 francs?” */
function entryForAmount(message: ParsedMessage): string | undefined {
  const { quantities, tokens } = message;
  const [quantity, ...more] = quantities;
  const isPlans = planByPrice(message) !== undefined;
  const isAsked = tokens.includes("what") || tokens.includes("include") || isPlans;
  const isPrice = quantity?.unit === "money" || (quantity?.unit === null && isAsked);
  if (!quantity || !isPrice || more.length > 0 || !hasOnlyTokens(tokens, AMOUNT_WORDS)) return undefined;
  return entryByPrice(quantity.value);
}

function offerByPrice(price: number): OfferKey | undefined {
  const isAt = (offer: OfferKey) => numberOf(offerWords[offer].price ?? "") === price;
  return Object.values(families).flat().find(isAt);
}

function entryByPrice(price: number): string | undefined {
  const offer = offerByPrice(price);
  if (offer) return entryOfOffer(offer);
  return price === numberOf("design.from") ? "craft.logo" : undefined;
}

/** “Just tell me what I get for 250.” */
export function answerWhatAmountBuys(message: ParsedMessage): Draft | null {
  const [quantity, ...more] = message.quantities;
  if (!quantity || more.length > 0 || !WHAT_AMOUNT_BUYS.test(normalize(message.text))) return null;
  const id = entryByPrice(quantity.value);
  return id === undefined ? null : entryAnswer([id], message);
}

const WHAT_AMOUNT_BUYS =
  /\b(?:what (?:do |will |would )?(?:i|we) (?:really |actually )?get|(?:qu est ce que|ce que) (?:j|on|nous|je) (?:ai|a|avons|recois|obtiens|aurai)) (?:for|pour) (?:chf )?\d+(?: (?:francs?|chf|balles|stutz|bucks))?$/;

/** “What is the cheapest thing that you have?” is not about the current offer. */
export function answerCheapestOffer(message: ParsedMessage): Draft | null {
  return message.tokens.includes("cheapest") && OF_ALL.test(normalize(message.text))
    ? entryAnswer(["billing.small"], message)
    : null;
}

const OF_ALL =
  /\b(?:que vous (?:ayez|avez|faites|proposez|vendez|offrez)|chez vous|you (?:ve got|have|do|offer|sell))\b/;

/** Tokens of a message that only asks what an amount buys. */
const AMOUNT_WORDS = "what include franc chf receive price monthly yearly plan offer have website".split(" ");
