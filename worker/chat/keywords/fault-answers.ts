import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { type Draft, entryAnswer } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asks } from "./keyword-intents";

/** “It has been down for two days and nobody picks up”: the telephone, and what to do if it is not answered. */
export function answerFault(message: ParsedMessage): Draft | null {
  if (!asks("stillDown", message)) return null;
  const { sorry, unanswered } = composed[message.locale];
  const down = entryAnswer(["running.down"], message);
  return { ...down, template: `${sorry} ${down.template} ${unanswered}` };
}

/** “How long is it offline?”, when a site moves to us; not when it has failed. */
export function answerCutOff(message: ParsedMessage, { history, topic }: ConversationState): Draft | null {
  const isMove =
    topic !== "emergency" && (topic === "hosting" || asks("moving", { text: `${history} ${message.text}` }));
  return isMove && asks("cutOff", message)
    ? entryAnswer(["details.moving"], message, composed[message.locale].noCut)
    : null;
}
