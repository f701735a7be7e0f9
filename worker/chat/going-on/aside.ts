import { bareWords, composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/talk";
import {
  acknowledgement,
  composedAnswer,
  type Draft,
  firstAnswer,
  questionOf,
  type Rule,
} from "#worker/chat/composition";
import { NEAREST } from "#worker/chat/reading/find";
import type { ParsedMessage } from "#worker/chat/reading/understand";
import { isOnly } from "#worker/chat/reading/words";

/** Answers to remarks that must not change the topic by accident. */
export const aside = (message: ParsedMessage, state: ConversationState) =>
  state.topic === null || message.matches.length === 0 ? null : firstAnswer(asides, message, state);

const asides: Rule[] = [ofAlarm, forTrade, ofThemselves];

/** “It shows error 503”, “how long will that take?” after something has failed: the answer is to call us. */
function ofAlarm(message: ParsedMessage, state: ConversationState): Draft | null {
  if (state.topic !== "emergency" || !(message.isQuestion ? asksWhen(message) : tellsMore(message, state)))
    return null;
  const { alarmed, alarmedTime } = composed[message.locale];
  const nothing = { topic: null, offer: null };
  return composedAnswer(message.isQuestion ? alarmedTime : alarmed, "/contact", nothing, { next: "call" });
}

const asksWhen = ({ tokens }: ParsedMessage) => isOnly(tokens, bareWords.delay.split(" "));

/** Whether the message is only about what has failed. */
function tellsMore({ tokens, matches }: ParsedMessage, { lastEntry }: ConversationState): boolean {
  const [best] = matches;
  const isElse = matches.some(({ id, ownScore }) => id !== lastEntry && ownScore >= NEAREST);
  if (isElse || best === undefined) return false;
  return best.score < NEAREST || best.ownScore < NEAREST || tokens.includes("error");
}

/** “And for a bakery?” repeats the question before it. */
function forTrade(message: ParsedMessage, state: ConversationState): Draft | null {
  const { locale, tokens, topic, isForTrade } = message;
  if (!isForTrade || topic !== null || isClear(message) || tokens.length > 2) return null;
  const again = questionOf(state.lastEntry ?? "", locale);
  const choices = again === "" ? [] : [again];
  return composedAnswer(
    composed[locale].sameTrade,
    "/contact",
    { topic: null, offer: null },
    { next: "slot", choices },
  );
}

/** “We are eight in the office.” */
function ofThemselves(message: ParsedMessage): Draft | null {
  const { tokens, counts, isQuestion, isAboutSelf } = message;
  const isTold = isAboutSelf && !isQuestion && counts.every(({ of }) => of === null);
  const isAsking = tokens.some((token) => ["which", "price", "restaurant"].includes(token));
  return isTold && !isAsking && !isClear(message) ? acknowledgement(message) : null;
}

const isClear = ({ matches: [best] }: ParsedMessage) => (best?.score ?? 0) >= NEAREST;
