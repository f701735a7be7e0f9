import type { ChatWidgetWords } from "#app/content/shared/chat";
import type { ChatMessage } from "#app/domain/chat/conversation";
import { withoutLinks } from "#app/domain/language/linked-text";
import { limits } from "#app/domain/leads/lead";

/** Leaves room below the message's own limit for what the visitor adds. */
const CARRIED_LIMIT = limits.message - 1000;

/** The end of a conversation as text, for a person to read: as many lines as a form's message holds. */
export function transcript(messages: ChatMessage[], words: ChatWidgetWords): string {
  const lines = messages.map(
    ({ from, text }) => `${words[from === "user" ? "you" : "bot"]} ${withoutLinks(text)}`,
  );
  while (lines.join("\n\n").length > CARRIED_LIMIT) lines.shift();
  return lines.join("\n\n");
}
