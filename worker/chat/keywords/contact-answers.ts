import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { composedAnswer, type Draft, entryAnswer, NO_TOPIC, questionOf } from "#worker/chat/composition";
import { townsNamed } from "#worker/chat/google-answers";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asks } from "./keyword-intents";

/** “Who do I write to so that it is official?” */
export function answerOfficialAddress(message: ParsedMessage): Draft | null {
  if (!asks("official", message)) return null;
  return composedAnswer(
    composed[message.locale].official,
    "/contact",
    { topic: "contact", offer: null },
    { next: "form", choices: [questionOf("conditions.cancel", message.locale)] },
  );
}

/** “Are you on WhatsApp?” */
export function answerMessenger(message: ParsedMessage): Draft | null {
  return asks("messenger", message)
    ? entryAnswer(["people.phone"], message, composed[message.locale].noMessenger)
    : null;
}

/** “Do you know Yverdon?” */
export function answerKnownTown(message: ParsedMessage): Draft | null {
  return asks("known", message) && townsNamed(message).length > 0
    ? entryAnswer(["people.area"], message)
    : null;
}

/** “No”, and “no” again: a person may know what the assistant does not. */
export function answerNoAgain(message: ParsedMessage, { history }: ConversationState): Draft | null {
  return asks("no", message) && asks("rejected", { text: history })
    ? composedAnswer(composed[message.locale].noAgain, "/contact", NO_TOPIC, {
        entries: ["talk.misread"],
        next: "call",
      })
    : null;
}

/** “Is this chat free?”, and of one like it; “is yours free?”, unless something else was talked about. */
export function answerChatPrice(message: ParsedMessage, state: ConversationState): Draft | null {
  const isMeant = asks("chatPrice", message) || (asks("yoursFree", message) && isAboutAssistant(state));
  if (!isMeant) return null;
  return composedAnswer(
    composed[message.locale].chatPrice,
    "/services/artificial-intelligence-ai/chatbots",
    { topic: "bot", offer: "bot.essential" },
    { entries: ["craft.essential"] },
  );
}

/** Whether nothing was talked about yet, or the assistant itself. */
const isAboutAssistant = ({ topic, shownEntries }: ConversationState) =>
  topic === "bot" ||
  shownEntries.every((id) => id.startsWith("talk.")) ||
  shownEntries.at(-1) === "talk.self";
