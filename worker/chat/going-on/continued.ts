import { composed, offerWords, payEntries, topicEntries } from "#app/content/assistant/composed";
import type { OfferKey } from "#app/domain/chat/facts";
import { type ConversationState, offersBeyond } from "#app/domain/chat/talk";
import { catalogue, idOfOffer } from "#worker/chat/catalogue";
import {
  type Draft,
  entryAnswer,
  firstAnswer,
  offerLine,
  PRICE_TOKENS,
  type Rule,
} from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/reading/understand";
import { isOnly, plain } from "#worker/chat/reading/words";
import { byTheYear } from "#worker/chat/worked-out/by-the-year";
import { bareOf, namesPrices } from "./bare";
import { isOfPlans, OF_OFFER, offerMeant } from "./of-several-offers";

/** The answer to a question that only makes sense after the previous one. */
export const continued = (message: ParsedMessage, state: ConversationState) =>
  firstAnswer(continuations, message, state);

/** More specific rules come first. */
const continuations: Rule[] = [
  ofCheapestPlan,
  ofShownCase,
  ofOfferMeant,
  ifExtra,
  ofPayer,
  ofBare,
  ofNeighbour,
  ofYear,
  ofOffer,
];

/** “Which is the cheapest?”, if only the plans were talked about. */
function ofCheapestPlan(
  message: ParsedMessage,
  { offer, topic, lastEntry }: ConversationState,
): Draft | null {
  const { tokens, pageTopic } = message;
  const isBegun = offer !== null || (lastEntry !== null && !lastEntry.startsWith("prices."));
  const isMeant = tokens.includes("cheapest") && isOnly(tokens, ["cheapest", "which", "what"]);
  return isMeant && !isBegun && isOfPlans(topic ?? pageTopic) ? entryAnswer(["prices.basic"], message) : null;
}

/** “How much was this one?”, on the page of a case. */
function ofShownCase(message: ParsedMessage): Draft | null {
  const { address, tokens } = message;
  if (!isOnly(tokens, OF_CASE)) return null;
  const shown = [...catalogue].find(([id, { page }]) => page === address && id.startsWith("cases."))?.[0];
  return shown === undefined ? null : entryAnswer([shown], message);
}

const OF_CASE = ["price", "delay", "take", "what", "pay", "total", "work", "customer", "weeks", "result"];

/** “The second one”, “the biggest”. */
function ofOfferMeant(message: ParsedMessage, state: ConversationState): Draft | null {
  const meant = offerMeant(message, state);
  return meant === undefined ? null : entryAnswer([idOfOffer(meant)], message);
}

/** “Is it extra?”: the last answer states its prices, so it is repeated. */
function ifExtra(message: ParsedMessage, { lastEntry }: ConversationState): Draft | null {
  return lastEntry !== null && EXTRA.test(plain(message.text)) && namesPrices(lastEntry)
    ? entryAnswer([lastEntry], message)
    : null;
}

const EXTRA =
  /^(?:(?:et|and|ok) )*(?:c est|c|ca|cela|est ce|is (?:it|that|this)|it s|that s)? ?(?:en (?:plus|sus|supplement)|compris|inclus|included|extra|on top)$/;

/** “And who pays for that?” */
function ofPayer(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const paid = asksWhoPays(message) ? payEntries[topic ?? "plans"] : undefined;
  return paid === undefined ? null : entryAnswer([paid], message);
}

/** Whether a message asks who pays for what was just answered. */
export const asksWhoPays = ({ text }: ParsedMessage) => WHO_PAYS.test(plain(text));

const WHO_PAYS =
  /^(?:(?:and|et|ok|pis|puis) )*(?:who pays?(?: for)?(?: (?:that|it|this|them|those))?|(?:c est )?qui (?:qui )?(?:paie|paye)(?: (?:ca|cela|tout ca|pour ca))?)$/;

/** “How much?”, “and how long?” */
function ofBare(message: ParsedMessage, state: ConversationState): Draft | null {
  const bare = bareOf(message, state);
  return bare === undefined ? null : entryAnswer([bare], message);
}

/** “And the bigger one?”, “the smaller?”: the offer next to the current one. */
function ofNeighbour(message: ParsedMessage, { offer }: ConversationState): Draft | null {
  const { tokens, locale } = message;
  const step = tokens.includes("bigger")
    ? 1
    : tokens.includes("smaller") || tokens.includes("cheapest")
      ? -1
      : null;
  if (offer === null || step === null || !isOnly(tokens, OF_OFFER)) return null;
  const { biggest, smallest } = composed[locale];
  const [next, ...others] = offersBeyond(offer, step);
  if (!next) return entryAnswer([idOfOffer(offer)], message, step === 1 ? biggest : smallest);
  const draft = entryAnswer([idOfOffer(next)], message);
  if (step === -1 || others.length === 0) return draft;
  return { ...draft, template: `${draft.template}\n${beyondIt(others, message)}` };
}

/** “The biggest one?” may mean one beyond the next. */
function beyondIt(offers: OfferKey[], { locale }: ParsedMessage): string {
  const lines = offers.map((offer) => offerLine(offer, offerWords[offer].price, locale));
  return [composed[locale].beyond, ...lines].join("\n");
}

/** “And by the year?” */
function ofYear(message: ParsedMessage, { offer, topic }: ConversationState): Draft | null {
  const { tokens, counts } = message;
  const isYearly = tokens.includes("yearly") && isOnly(tokens, [...PRICE_TOKENS, "yearly", "monthly"]);
  if (!isYearly || counts.length > 0) return null;
  if (offer !== null) return byTheYear(message, offer);
  const isOfService = topic === "search" || topic === "bot" || topic === "hosting";
  const id = isOfService ? topicEntries[topic] : "prices.yearly";
  return id ? entryAnswer([id], message) : null;
}

/** “What does it cost a month?”, about the current offer. */
function ofOffer(message: ParsedMessage, { offer }: ConversationState): Draft | null {
  const { tokens, counts } = message;
  const isPrice = isOnly(tokens, ["price", "monthly", "pay", "what"]);
  return offer !== null && isPrice && counts.length === 0 ? entryAnswer([idOfOffer(offer)], message) : null;
}
