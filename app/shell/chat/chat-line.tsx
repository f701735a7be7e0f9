import type { ReactNode } from "react";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import type { ChatMessage } from "#app/domain/chat/conversation";
import { linkedText } from "#app/domain/language/linked-text";
import { Bubble } from "#app/ui/figures/bubble";

interface ChatLineProps {
  message: ChatMessage;
  words: ChatWidgetWords;
  /** The part that is visible so far, while the message is being typed out. */
  children?: ReactNode;
}

/** A message of a conversation, with its speaker. */
export function ChatLine({ message, words, children }: ChatLineProps) {
  return (
    <Bubble from={message.from}>
      <span className="visually-hidden">{words[message.from === "user" ? "you" : "bot"]} </span>
      {children || <Said message={message} />}
    </Bubble>
  );
}

/** The text of a message, with its links. */
function Said({ message }: { message: ChatMessage }) {
  if (message.from === "user") return message.text;
  return linkedText(message.text).map(({ text, href }) => {
    if (href === null) return text;
    return (
      <a key={href} href={href}>
        {text}
      </a>
    );
  });
}
