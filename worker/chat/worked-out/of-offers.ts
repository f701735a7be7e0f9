import { composed, offerWords } from "#app/content/assistant/composed";
import { topicWords } from "#app/content/assistant/synonyms";
import { families, numberOf, type OfferKey } from "#app/domain/chat/facts";
import { familyOf } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import { catalogue, idOfOffer } from "#worker/chat/catalogue";
import {
  composedAnswer,
  type Draft,
  entryAnswer,
  PRICE_TOKENS,
  priceVerdict,
  questionOf,
  vatSentences,
} from "#worker/chat/composition";
import { NEAREST } from "#worker/chat/reading/find";
import type { ParsedMessage } from "#worker/chat/reading/understand";
import { isOnly, plain } from "#worker/chat/reading/words";
import { byTheYear } from "./by-the-year";
import { sideBySide } from "./side-by-side";

/**
 * Answers about named offers: one, with whether a named price is right, or several side by side; or the offer with a
 * named price.
 */
export function ofOffers(message: ParsedMessage): Draft | null {
  const [one, other] = message.offers;
  const [cheaper, dearer] = ofAmounts(message);
  if (cheaper && dearer)
    return sideBySide({ ...message, offers: [cheaper, dearer], counts: [] }, cheaper, dearer);
  if (message.ambiguous) return whichOf(message.ambiguous, message);
  if (one) return other ? sideBySide(message, one, other) : ofOne(message, one);
  const priced = offerAt(message);
  return priced === undefined ? null : entryAnswer([priced], message);
}

/** “750 or 1200, what is the difference?”: two offers by their prices, or one by its price and one by its name. */
function ofAmounts({ offers, counts, tokens }: ParsedMessage): OfferKey[] {
  const priced = counts.flatMap(({ value }) => offerOf(value) ?? []);
  const named = [...new Set([...offers, ...priced])];
  return tokens.includes("difference") && priced.length > 0 && named.length === 2 ? named : [];
}

/** “Essential” is the name of two offers. */
function whichOf(ambiguous: "essentials", { locale }: ParsedMessage): Draft {
  const choices = ["visibility.essential", "craft.essential"].map((id) => questionOf(id, locale));
  return composedAnswer(composed[locale][ambiguous], "/pricing", { topic: null, offer: null }, { choices });
}

function ofOne(message: ParsedMessage, offer: OfferKey): Draft | null {
  const beside = besideOf(offer, message);
  if (beside !== undefined) return entryAnswer([idOfOffer(offer), beside], message);
  const [best] = message.matches;
  const isAskingMore =
    best !== undefined &&
    best.score > NEAREST &&
    best.id !== "prices.yearly" &&
    catalogue.get(best.id)?.offer === undefined;
  // A price named with an offer asks whether it is right.
  const right = priceVerdict(message, offerWords[offer].figures);
  if (right === "" && isAskingMore) return null;
  if (message.tokens.includes("yearly") && familyOf(offer) === "plan") return byTheYear(message, offer);
  const draft = entryAnswer([idOfOffer(offer)], message, right);
  const tax = vatSentences(offer, message);
  if (tax.length === 0) return draft;
  return {
    ...draft,
    template: [draft.template, ...tax].join(" "),
    entries: [...draft.entries, "prices.vat"],
  };
}

/** “Pro plus a chatbot, how much?” */
function besideOf(offer: OfferKey, { topic, tokens }: ParsedMessage): string | undefined {
  if (topic === null) return undefined;
  return isOnly(tokens, [...PRICE_TOKENS, "total", offer, topicWords[topic] ?? ""])
    ? besidePlans[topic]
    : undefined;
}

const besidePlans: Partial<Record<Topic, string>> = {
  bot: "craft.bots",
  search: "visibility.seo",
  hosting: "running.included",
  design: "craft.logo",
};

/** “What do I get for 750?”, “a plan at 250 francs?” */
function offerAt({ counts, tokens }: ParsedMessage): string | undefined {
  const [count, ...more] = counts;
  const isAsked = tokens.includes("what") || tokens.includes("include");
  const isPrice = count?.of === "money" || (count?.of === null && isAsked);
  if (!count || !isPrice || more.length > 0 || !isOnly(tokens, AMOUNT_WORDS)) return undefined;
  return idAt(count.value);
}

function offerOf(price: number): OfferKey | undefined {
  const isAt = (offer: OfferKey) => numberOf(offerWords[offer].price ?? "") === price;
  return Object.values(families).flat().find(isAt);
}

function idAt(price: number): string | undefined {
  const offer = offerOf(price);
  if (offer) return idOfOffer(offer);
  return price === numberOf("design.from") ? "craft.logo" : undefined;
}

/** “Just tell me what I get for 250.” */
export function gotFor(message: ParsedMessage): Draft | null {
  const [count, ...more] = message.counts;
  if (!count || more.length > 0 || !GOT_FOR.test(plain(message.text))) return null;
  const id = idAt(count.value);
  return id === undefined ? null : entryAnswer([id], message);
}

const GOT_FOR =
  /\b(?:what (?:do |will |would )?(?:i|we) (?:really |actually )?get|(?:qu est ce que|ce que) (?:j|on|nous|je) (?:ai|a|avons|recois|obtiens|aurai)) (?:for|pour) (?:chf )?\d+(?: (?:francs?|chf|balles|stutz|bucks))?$/;

/** “What is the cheapest thing that you have?” is not about the current offer. */
export function cheapestOf(message: ParsedMessage): Draft | null {
  return message.tokens.includes("cheapest") && OF_ALL.test(plain(message.text))
    ? entryAnswer(["billing.small"], message)
    : null;
}

const OF_ALL =
  /\b(?:que vous (?:ayez|avez|faites|proposez|vendez|offrez)|chez vous|you (?:ve got|have|do|offer|sell))\b/;

/** Tokens of a message that only asks what an amount buys. */
const AMOUNT_WORDS = "what include franc chf receive price monthly yearly plan offer have website".split(" ");
