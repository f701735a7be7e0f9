import { composed, offerWords } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import type { OfferKey } from "#app/domain/chat/facts";
import { entryOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer, rewordedAnswer } from "#worker/chat/composition";
import { isAboutPlans } from "#worker/chat/follow-ups/resolve-offer";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { hasOnlyTokens } from "#worker/chat/parsing/tokens";
import { asks } from "./keyword-intents";

export function answerOnceOrMonthly(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const isUnpriced = message.offers.length === 0 && message.quantities.length === 0;
  return isUnpriced && asks("onceOrMonthly", message) && isAboutPlans(message.topic ?? topic)
    ? entryAnswer(["billing.forever"], message)
    : null;
}

/** Only for sites and their plans: other services have other contract periods. */
export function answerContractPeriod(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  return isAboutPlans(message.topic ?? topic) && asks("lockedIn", message)
    ? entryAnswer(["conditions.bound"], message)
    : null;
}

export function answerTrial(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const isOfIt = (topic === "bot" || topic === "plans") && asks("trialOfIt", message);
  if (!isOfIt && !asks("trial", message)) return null;
  return entryAnswer([(message.topic ?? topic) === "bot" ? "reach.botTrial" : "billing.free"], message);
}

/** “How many pages?”, “and the hours?”, of the plan that is talked about. */
export function answerPlanPart(message: ParsedMessage, { offer }: ConversationState): Draft | null {
  if (offer === null || !(offer in pagesOf) || message.offers.length > 0) return null;
  const { planPages, planHours } = composed[message.locale];
  const sentence = asks("planPages", message) ? planPages : asks("planHours", message) ? planHours : null;
  if (sentence === null) return null;
  const plan = sentence === planPages ? (pagesOf[offer] ?? offer) : offer;
  const template = sentence.replaceAll("#", plan).replace("@", offerWords[offer].name[message.locale]);
  return composedAnswer(template, "/pricing", { topic: "plans", offer }, { entries: [entryOfOffer(offer)] });
}

/** The plan whose pages a plan has: Commerce includes all of Pro. */
const pagesOf: Partial<Record<OfferKey, OfferKey>> = { basic: "basic", pro: "pro", commerce: "pro" };

export function answerChangeOfPlan(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  return topic !== null && isAboutPlans(topic) && asks("changePlan", message)
    ? entryAnswer(["prices.upgrade"], message)
    : null;
}

/** “And does that cost anything?”, after what is kept on leaving. */
export function answerPriceOfLeaving(message: ParsedMessage): Draft | null {
  const { tokens } = message;
  return tokens.includes("price") && hasOnlyTokens(tokens, OF_ITS_PRICE)
    ? rewordedAnswer("leaveFee", ["conditions.leaving"], message)
    : null;
}

const OF_ITS_PRICE = ["price", "what", "free", "anyth"];
