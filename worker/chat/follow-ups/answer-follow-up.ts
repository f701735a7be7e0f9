import { composed, offerWords, payEntries, topicEntries } from "#app/content/assistant/composed";
import { type ConversationState, familyOf, offersBeyond } from "#app/domain/chat/conversation-state";
import { families, type OfferKey } from "#app/domain/chat/facts";
import { yearlyPriceAnswer } from "#worker/chat/calculations/yearly-price";
import { catalogue, entryOfOffer } from "#worker/chat/catalogue";
import {
  type Draft,
  entryAnswer,
  firstAnswer,
  offerLine,
  PRICE_TOKENS,
  type Rule,
  vatSentences,
} from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { hasOnlyTokens, normalize } from "#worker/chat/parsing/tokens";
import { isAboutPlans, OFFER_TOKENS, resolveOffer } from "./resolve-offer";
import { shortQuestionEntry, statesPrices } from "./short-questions";

/** The answer to a question that only makes sense after the previous one. */
export const answerFollowUp = (message: ParsedMessage, state: ConversationState) =>
  firstAnswer(followUpRules, message, state);

/** More specific rules come first. */
const followUpRules: Rule[] = [
  answerCheapestPlan,
  answerShownCase,
  answerComparedOffers,
  answerResolvedOffer,
  answerWhetherExtra,
  answerWhoPays,
  answerShortQuestion,
  answerNextOffer,
  answerYearlyPrice,
  answerOfferPrice,
  answerVat,
];

/** “Which is the cheapest?”, if only the plans were talked about. */
function answerCheapestPlan(
  message: ParsedMessage,
  { offer, topic, lastEntry }: ConversationState,
): Draft | null {
  const { tokens, pageTopic } = message;
  const isBegun = offer !== null || (lastEntry !== null && !lastEntry.startsWith("prices."));
  const isMeant = tokens.includes("cheapest") && hasOnlyTokens(tokens, ["cheapest", "which", "what"]);
  return isMeant && !isBegun && isAboutPlans(topic ?? pageTopic)
    ? entryAnswer(["prices.basic"], message)
    : null;
}

/** “How much was this one?”, on the page of a case. */
function answerShownCase(message: ParsedMessage): Draft | null {
  const { address, tokens } = message;
  if (!hasOnlyTokens(tokens, OF_CASE)) return null;
  const shown = [...catalogue].find(([id, { page }]) => page === address && id.startsWith("cases."))?.[0];
  return shown === undefined ? null : entryAnswer([shown], message);
}

const OF_CASE = ["price", "delay", "take", "what", "pay", "total", "work", "customer", "weeks", "result"];

/** “Which one is cheaper?”, after several offers of one kind. */
function answerComparedOffers(message: ParsedMessage, { together }: ConversationState): Draft | null {
  const { tokens } = message;
  const isMeant = tokens.includes("cheapest") && hasOnlyTokens(tokens, ["cheapest", "which", "what"]);
  const [first] = together;
  if (!isMeant || first === undefined) return null;
  const [cheaper, dearer] = families[familyOf(first)].filter((each) => together.some((one) => one === each));
  return cheaper && dearer ? entryAnswer([entryOfOffer(cheaper)], message) : null;
}

/** “The second one”, “the biggest”. */
function answerResolvedOffer(message: ParsedMessage, state: ConversationState): Draft | null {
  const meant = resolveOffer(message, state);
  return meant === undefined ? null : entryAnswer([entryOfOffer(meant)], message);
}

/** “Is it extra?”: the last answer states its prices, so it is repeated. */
function answerWhetherExtra(message: ParsedMessage, { lastEntry }: ConversationState): Draft | null {
  return lastEntry !== null && EXTRA.test(normalize(message.text)) && statesPrices(lastEntry)
    ? entryAnswer([lastEntry], message)
    : null;
}

const EXTRA =
  /^(?:(?:et|and|ok) )*(?:c est|c|ca|cela|est ce|is (?:it|that|this)|it s|that s)? ?(?:en (?:plus|sus|supplement)|compris|inclus|included|extra|on top)$/;

/** “And who pays for that?” */
function answerWhoPays(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const paid = asksWhoPays(message) ? payEntries[topic ?? "plans"] : undefined;
  return paid === undefined ? null : entryAnswer([paid], message);
}

/** Whether a message asks who pays for what was just answered. */
export const asksWhoPays = ({ text }: ParsedMessage) => WHO_PAYS.test(normalize(text));

const WHO_PAYS =
  /^(?:(?:and|et|ok|pis|puis) )*(?:who pays?(?: for)?(?: (?:that|it|this|them|those))?|(?:c est )?qui (?:qui )?(?:paie|paye)(?: (?:ca|cela|tout ca|pour ca))?)$/;

/** “How much?”, “and how long?” */
function answerShortQuestion(message: ParsedMessage, state: ConversationState): Draft | null {
  const entry = shortQuestionEntry(message, state);
  return entry === undefined ? null : entryAnswer([entry], message);
}

/** “And the bigger one?”, “the smaller?”: the offer next to the current one. */
function answerNextOffer(message: ParsedMessage, { offer }: ConversationState): Draft | null {
  const { tokens, locale } = message;
  const step = tokens.includes("bigger")
    ? 1
    : tokens.includes("smaller") || tokens.includes("cheapest")
      ? -1
      : null;
  if (offer === null || step === null || !hasOnlyTokens(tokens, OFFER_TOKENS)) return null;
  const { biggest, smallest } = composed[locale];
  const [next, ...others] = offersBeyond(offer, step);
  if (!next) return entryAnswer([entryOfOffer(offer)], message, step === 1 ? biggest : smallest);
  const draft = entryAnswer([entryOfOffer(next)], message);
  if (step === -1 || others.length === 0) return draft;
  return { ...draft, template: `${draft.template}\n${furtherOfferLines(others, message)}` };
}

/** “The biggest one?” may mean one beyond the next. */
function furtherOfferLines(offers: OfferKey[], { locale }: ParsedMessage): string {
  const lines = offers.map((offer) => offerLine(offer, offerWords[offer].price, locale));
  return [composed[locale].beyond, ...lines].join("\n");
}

/** “And by the year?” */
function answerYearlyPrice(message: ParsedMessage, { offer, topic }: ConversationState): Draft | null {
  const { tokens, quantities } = message;
  const isYearly = tokens.includes("yearly") && hasOnlyTokens(tokens, [...PRICE_TOKENS, "yearly", "monthly"]);
  if (!isYearly || quantities.length > 0) return null;
  if (offer !== null) return yearlyPriceAnswer(message, offer);
  const isAboutService = topic === "search" || topic === "bot" || topic === "hosting";
  const id = isAboutService ? topicEntries[topic] : "prices.yearly";
  return id ? entryAnswer([id], message) : null;
}

/** “What does it cost a month?”, about the current offer or the prices that the last answer states. */
function answerOfferPrice(message: ParsedMessage, { offer, lastEntry }: ConversationState): Draft | null {
  const { tokens, quantities } = message;
  const isPrice = hasOnlyTokens(tokens, ["price", "monthly", "pay", "what"]);
  if (!isPrice || quantities.length > 0) return null;
  if (offer !== null) return entryAnswer([entryOfOffer(offer)], message);
  return lastEntry !== null && statesPrices(lastEntry) ? entryAnswer([lastEntry], message) : null;
}

/** “And with VAT?”, about an offer that is no plan: the answer about VAT names the plans alone. */
function answerVat(message: ParsedMessage, { offer }: ConversationState): Draft | null {
  const isMeant = hasOnlyTokens(message.tokens, ["vat", "incl", "include", "with", "total", "price"]);
  if (!isMeant || offer === null || familyOf(offer) === "plan") return null;
  const [sentence] = vatSentences(offer, message);
  if (sentence === undefined) return null;
  const template = `${composed[message.locale].withoutTax} ${sentence}`;
  return { ...entryAnswer([entryOfOffer(offer)], message), template };
}
