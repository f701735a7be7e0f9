import type { ConversationState } from "#app/domain/chat/conversation-state";
import { type Draft, entryAnswer, rewordedAnswer } from "#worker/chat/composition";
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
  if (!asks("trial", message)) return null;
  return entryAnswer([(message.topic ?? topic) === "bot" ? "reach.botTrial" : "billing.free"], message);
}

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
