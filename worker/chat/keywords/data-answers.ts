import type { ConversationState } from "#app/domain/chat/conversation-state";
import { type Draft, entryAnswer, rewordedAnswer } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asks } from "./keyword-intents";

/** If there is a second question, the one about the law may need another answer. */
export function answerCompliance(message: ParsedMessage): Draft | null {
  const isOne = message.text.split("?").length <= 2;
  return isOne && asks("compliant", message) ? entryAnswer(["people.rights"], message) : null;
}

/** What happens to this conversation, once data was the topic. */
export function answerChatData(
  message: ParsedMessage,
  { topic, lastEntry }: ConversationState,
): Draft | null {
  const isAboutData = topic === "data" || lastEntry === "running.servers";
  if (isAboutData && asks("thisChat", message)) return entryAnswer([PRIVACY], message);
  if (lastEntry !== PRIVACY) return null;
  if (asks("kept", message)) return entryAnswer(["people.keeping"], message);
  return asks("erased", message) ? rewordedAnswer("erased", ["people.rights"], message) : null;
}

const PRIVACY = "people.privacy";
