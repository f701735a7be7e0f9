import { composed, shortQuestionTokens } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { catalogue } from "#worker/chat/catalogue";
import {
  acknowledgement,
  composedAnswer,
  type Draft,
  firstAnswer,
  NO_TOPIC,
  questionOf,
  type Rule,
} from "#worker/chat/composition";
import { NEAREST } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { hasOnlyTokens, TRADE } from "#worker/chat/parsing/tokens";

/** Answers to remarks that must not change the topic by accident. */
export const answerRemark = (message: ParsedMessage, state: ConversationState) =>
  state.topic === null || message.matches.length === 0 ? null : firstAnswer(remarkRules, message, state);

const remarkRules: Rule[] = [answerEmergencyFollowUp, answerForTrade, acknowledgeStatement];

/** “It shows error 503”, “how long will that take?” after something has failed: the answer is to call us. */
function answerEmergencyFollowUp(message: ParsedMessage, state: ConversationState): Draft | null {
  const isMeant = message.isQuestion
    ? isAlarmed(state) && asksWhen(message)
    : state.topic === "emergency" && continuesEmergency(message, state);
  if (!isMeant) return null;
  const { alarmed, alarmedTime } = composed[message.locale];
  return composedAnswer(message.isQuestion ? alarmedTime : alarmed, "/contact", NO_TOPIC, { next: "call" });
}

/** Whether something has failed, and since then at most the way to reach us was talked about. */
export const isAlarmed = ({ topic, shownEntries }: ConversationState) =>
  topic === "emergency" ||
  ((topic === "contact" || topic === "hosting") &&
    shownEntries.some((id) => catalogue.get(id)?.topic === "emergency"));

const asksWhen = ({ tokens }: ParsedMessage) =>
  ["delay", "when", "quand"].some((token) => tokens.includes(token)) &&
  hasOnlyTokens(tokens, shortQuestionTokens.delay.split(" "));

/** Whether the message is only about what has failed. */
function continuesEmergency({ tokens, matches }: ParsedMessage, { lastEntry }: ConversationState): boolean {
  const [best] = matches;
  const isElse = matches.some(({ id, ownScore }) => id !== lastEntry && ownScore >= NEAREST);
  if (isElse || best === undefined) return false;
  return best.score < NEAREST || best.ownScore < NEAREST || tokens.includes("error");
}

/** “And for a bakery?”: the answer before it holds for that, too; its question is a button. */
function answerForTrade(message: ParsedMessage, state: ConversationState): Draft | null {
  const { locale, tokens, topic, isForTrade } = message;
  if (!isForTrade || topic !== null || isClear(message) || tokens.length > 2) return null;
  const again = questionOf(state.lastEntry ?? "", locale);
  const choices = again === "" ? [] : [again];
  return composedAnswer(composed[locale].sameTrade, "/contact", NO_TOPIC, { next: "slot", choices });
}

/** “We are eight in the office.” */
function acknowledgeStatement(message: ParsedMessage): Draft | null {
  const { tokens, quantities, isQuestion, isAboutSelf } = message;
  const isTold = isAboutSelf && !isQuestion && quantities.every(({ unit }) => unit === null);
  const isAsking = tokens.some((token) => ["which", "price", TRADE].includes(token));
  return isTold && !isAsking && !isClear(message) ? acknowledgement(message) : null;
}

const isClear = ({ matches: [best] }: ParsedMessage) => (best?.score ?? 0) >= NEAREST;
