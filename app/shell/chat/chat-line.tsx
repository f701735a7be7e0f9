import type { ReactNode } from "react";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import { type ChatMessage, replyParts } from "#app/domain/chat/conversation";
import { Bubble } from "#app/ui/figures/bubble";

interface ChatLineProps {
  message: ChatMessage;
  words: ChatWidgetWords;
  /** What is read of it so far, where it is still being typed. */
  children?: ReactNode;
}

/** A line of a conversation, with who says it. */
export function ChatLine({ message, words, children }: ChatLineProps) {
  return (
    <Bubble from={message.from}>
      <span className="visually-hidden">{words[message.from === "user" ? "you" : "bot"]}: </span>
      {children || <Said message={message} />}
    </Bubble>
  );
}

/** A line with its links. */
function Said({ message }: { message: ChatMessage }) {
  if (message.from === "user") return message.text;
  return replyParts(message.text).map(({ text, href }) => {
    if (href === null) return text;
    return (
      <a key={href} href={href}>
        {text}
      </a>
    );
  });
}
