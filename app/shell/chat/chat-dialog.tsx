import { type RefObject, use, useEffect, useRef, useState } from "react";
import { prefill } from "#app/browser/drafts/prefill";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import { type ChatMessage, MESSAGE_LIMIT, replyParts, replyText } from "#app/domain/chat/conversation";
import { limits } from "#app/domain/leads/lead";
import { brand } from "#app/domain/site/brand";
import { opens } from "#app/shell/dialogs/opens";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { Button } from "#app/ui/controls/button";
import { Dialog } from "#app/ui/controls/dialog";
import { Bubble } from "#app/ui/figures/bubble";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import styles from "./chat-dialog.module.css";
import { useConversation } from "./use-conversation";

const HISTORY = "chat-history";

/** Leaves room below the message's own limit for what the visitor adds. */
const CARRIED_LIMIT = limits.message - 1000;

export interface ChatDialogProps {
  words: ChatWidgetWords;
  dialog: RefObject<HTMLDialogElement | null>;
  /** How often it was opened, and with which question; the empty text where it was the bubble. */
  opening: { count: number; question: string };
}

/** The conversation with the assistant, its history, and the ways to a person. */
export function ChatDialog({ words, dialog, opening }: ChatDialogProps) {
  const locale = use(LocaleContext);
  const chat = useConversation(locale);
  const [isCarried, setCarried] = useState(false);
  const [isEmpty, setEmpty] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);

  /** A question that fails is back in its field, before what was typed meanwhile. */
  async function ask(text: string): Promise<void> {
    const question = text.trim();
    if (question === "" || chat.phase !== "idle") return;
    if (await chat.ask(question)) return;
    const { current } = field;
    if (!current) return;
    current.value = `${question} ${current.value}`.trim();
    setEmpty(false);
  }
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    if (opening.question) void latest.current(opening.question);
  }, [opening]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line scrolls
  useEffect(() => {
    // To the last question: a long answer is read from its beginning.
    const question = [...(log.current?.querySelectorAll<HTMLElement>("[data-from=user]") ?? [])].at(-1);
    if (question) log.current?.scrollTo({ top: question.offsetTop - log.current.offsetTop });
  }, [chat.messages, chat.phase]);

  const last = chat.messages.at(-1);
  const takeAlong = () => prefill(isCarried ? transcript(chat.messages, words) : "");
  return (
    <>
      <Dialog id="chat" title={words.title} close={words.close} look="panel" ref={dialog}>
        <div className={styles.chat}>
          {chat.history.length > 0 && (
            <button type="button" className={styles.past} {...opens(HISTORY)}>
              {words.history.open}
            </button>
          )}
          <div
            ref={log}
            className={styles.log}
            role="log"
            aria-live="off"
            aria-label={words.title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            tabIndex={0}
          >
            <ol className={chat.phase === "idle" ? undefined : styles.unfinished}>
              <Bubble from="bot">{words.greeting}</Bubble>
              {chat.messages.map((message) => (
                <Bubble key={message.id} from={message.from}>
                  <span className="visually-hidden">{words[message.from === "user" ? "you" : "bot"]}: </span>
                  {chat.phase === "typing" && message === last ? (
                    <span aria-hidden="true">{replyText(message.text).slice(0, chat.shown)}</span>
                  ) : (
                    <Said message={message} />
                  )}
                </Bubble>
              ))}
            </ol>
          </div>
          {chat.phase === "sending" && <p className={styles.sending} />}
          {/* The typing effect is visual only: a screen reader announces the complete answer once. */}
          <p className="visually-hidden" role="status">
            {chat.phase === "sending" && words.sending}
            {chat.phase !== "sending" && last?.from === "bot" && replyText(last.text)}
          </p>
          {chat.failure && (
            <p className={styles.failure} role="alert">
              {words.errors[chat.failure]}
            </p>
          )}
          <form
            className={styles.ask}
            onSubmit={(event) => {
              event.preventDefault();
              if (isEmpty || chat.phase !== "idle") return;
              void ask(field.current?.value ?? "");
              event.currentTarget.reset();
              setEmpty(true);
            }}
          >
            <input
              ref={field}
              aria-label={words.input}
              placeholder={words.input}
              maxLength={MESSAGE_LIMIT}
              autoComplete="off"
              onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === "")}
            />
            <Button type="submit" look="quiet" disabled={isEmpty || chat.phase !== "idle"}>
              {words.send}
            </Button>
          </form>
          <p className={styles.ways}>
            <a href={`tel:${brand.phone}`}>{words.ways.call}</a>
            <ScheduleLink className={styles.way} onAsk={takeAlong}>
              {words.ways.slot}
            </ScheduleLink>
            <SiteLink to="/contact#simple" onClick={takeAlong}>
              {words.ways.form}
            </SiteLink>
            {chat.messages.length > 0 && (
              <label>
                <input
                  type="checkbox"
                  checked={isCarried}
                  onChange={({ currentTarget }) => setCarried(currentTarget.checked)}
                />
                {words.ways.carry}
              </label>
            )}
          </p>
        </div>
      </Dialog>
      <Dialog id={HISTORY} title={words.history.title} close={words.history.close} look="panel">
        <div className={styles.chat}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <section className={styles.log} aria-label={words.history.title} tabIndex={0}>
            <ol>
              {chat.history.map((message) => (
                <Bubble key={message.id} from={message.from}>
                  <span className="visually-hidden">{words[message.from === "user" ? "you" : "bot"]}: </span>
                  <Said message={message} />
                </Bubble>
              ))}
            </ol>
          </section>
          <p>
            <Button
              look="quiet"
              onClick={({ currentTarget }) => {
                chat.forget();
                currentTarget.closest("dialog")?.close();
              }}
            >
              {words.history.clear}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
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

/** The end of a conversation as text, for a person to read: as many lines as a form's message holds. */
function transcript(messages: ChatMessage[], words: ChatWidgetWords): string {
  const lines = messages.map(
    ({ from, text }) => `${words[from === "user" ? "you" : "bot"]}: ${replyText(text)}`,
  );
  while (lines.join("\n\n").length > CARRIED_LIMIT) lines.shift();
  return lines.join("\n\n");
}
