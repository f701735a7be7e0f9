import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import { withoutLinks } from "#app/domain/language/linked-text";
import { addressOfPath } from "#app/domain/language/locale";
import { Bubble } from "#app/ui/figures/bubble";
import { ChatLine } from "./chat-line";
import { Questions } from "./chat-questions";
import { Thumbs } from "./chat-thumbs";
import styles from "./chat-window.module.css";
import type { Conversation } from "./use-conversation";

interface ChatLogProps {
  words: ChatWidgetWords;
  chat: Conversation;
  /** The links to a person, one of which may follow an answer. */
  steps: Record<keyof ChatWidgetWords["steps"], ReactNode>;
  onAsk: (question: string) => void;
}

/** The messages of the conversation, and suggested questions. */
export function ChatLog({ words, chat, steps, onAsk }: ChatLogProps) {
  const first = firstQuestions(words, addressOfPath(useLocation().pathname));
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line, and the end of its typing, scrolls
  useEffect(() => {
    const { current } = log;
    const answers = [...(current?.querySelectorAll<HTMLElement>("li") ?? [])];
    const last = answers.findLast(({ dataset }) => dataset.from !== undefined);
    if (!current || !last) return;
    const top = last.offsetTop - current.offsetTop;
    const end = current.scrollHeight - current.clientHeight;
    // Shows the whole last answer or, if it is longer than the window, its beginning.
    current.scrollTo({ top: chat.phase === "idle" ? Math.min(top, end) : top });
  }, [chat.messages, chat.phase]);

  /** The log takes the focus from the button, which disappears; the field would open a phone's keyboard. */
  const askPressed = (question: string) => {
    log.current?.focus({ preventScroll: true });
    onAsk(question);
  };
  const last = chat.messages.at(-1);
  const isAnswered = chat.phase === "idle" && last?.from === "bot";
  return (
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-live="off"
      aria-label={words.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
      tabIndex={0}
    >
      <ol className={chat.phase === "idle" ? undefined : styles.unfinished}>
        <Bubble from="bot">{words.greeting}</Bubble>
        {chat.messages.length === 0 && (
          <Questions label={words.first.label} questions={first} onAsk={askPressed} />
        )}
        {chat.messages.map((message) => (
          <ChatLine key={message.id} message={message} words={words}>
            {chat.phase === "typing" && message === last && (
              <span aria-hidden="true">{withoutLinks(message.text).slice(0, chat.shown)}</span>
            )}
          </ChatLine>
        ))}
        {isAnswered && chat.after && (
          <>
            {chat.after.choices.length > 0 && (
              <Questions label={words.choices} questions={chat.after.choices} onAsk={askPressed} />
            )}
            <li className={styles.after}>
              {chat.after.next && <p className={styles.steps}>{steps[chat.after.next]}</p>}
              <Thumbs key={last.id} words={words.thumbs} onVote={chat.vote} />
            </li>
          </>
        )}
      </ol>
    </div>
  );
}

/** The suggested questions of a page: those of the first entry whose address the page's address begins with. */
function firstQuestions({ first }: ChatWidgetWords, address: string): string[] {
  return first.pages.find(({ of }) => address.startsWith(of))?.questions ?? first.questions;
}
