import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { prefill } from "#app/browser/drafts/prefill";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import { MESSAGE_LIMIT, replyText } from "#app/domain/chat/conversation";
import { addressOfPath } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import { opens } from "#app/shell/dialogs/opens";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { Button } from "#app/ui/controls/button";
import { Bubble } from "#app/ui/figures/bubble";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { ChatHistory, HISTORY } from "./chat-history";
import { ChatLine } from "./chat-line";
import { Questions } from "./chat-questions";
import { Thumbs } from "./chat-thumbs";
import styles from "./chat-window.module.css";
import { transcript } from "./transcript";
import { useAboveKeyboard } from "./use-above-keyboard";
import { useConversation } from "./use-conversation";

const WINDOW = "chat";

/** Where it takes half of the screen, as in its style. */
const SMALL = "(width < 48rem)";

export interface ChatWindowProps {
  words: ChatWidgetWords;
  /** How often it was opened, and with which question; the empty text where it was the bubble. */
  opening: { count: number; question: string };
  onClose: () => void;
}

/** The conversation with the assistant beside its bubble: the page stays in use behind it. */
export function ChatWindow({ words, opening, onClose }: ChatWindowProps) {
  const locale = use(LocaleContext);
  const address = addressOfPath(useLocation().pathname);
  const chat = useConversation(locale);
  const [isCarried, setCarried] = useState(false);
  const [isEmpty, setEmpty] = useState(true);
  const [isWaiting, setWaiting] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  useAboveKeyboard(panel);

  /** A question that fails, or comes before the last one is answered and waits for that, is put into the field, before what was typed there. */
  async function ask(text: string): Promise<void> {
    const question = text.trim();
    if (question === "") return;
    if (chat.phase === "idle" && (await chat.ask(question))) return;
    const { current } = field;
    if (!current) return;
    current.value = `${question} ${current.value}`.trim();
    setEmpty(false);
    if (chat.phase !== "idle") setWaiting(true);
  }
  const onOpening = useEffectEvent(ask);
  /** A question that waits goes once the last one is answered; where that failed, both are in the field. */
  const onIdle = useEffectEvent(() => {
    setWaiting(false);
    if (isWaiting && !chat.failure) field.current?.form?.requestSubmit();
  });

  useEffect(() => {
    if (!panel.current?.matches(":popover-open")) panel.current?.showPopover();
    field.current?.focus();
    void onOpening(opening.question);
  }, [opening]);
  useEffect(() => {
    if (chat.phase === "idle") onIdle();
  }, [chat.phase]);
  // From wherever the focus is: a page that has come from an answer takes it. A dialog, a popover, the services menu or
  // a notice that has the focus closes first; they are looked for before they hear the key.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const above = document.querySelector(
        ":modal, :popover-open:not([popover=manual]), [data-phase=open], [popover]:focus-within:not(#chat)",
      );
      if (key === "Escape" && !above) panel.current?.hidePopover();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, []);
  // Heard from the platform: while a followed page takes the place of the one before, React drops events.
  useEffect(() => {
    const { current } = panel;
    const onToggle = ({ newState }: ToggleEvent) => newState === "closed" && onClose();
    current?.addEventListener("toggle", onToggle);
    return () => current?.removeEventListener("toggle", onToggle);
  }, [onClose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line, and the end of its typing, scrolls
  useEffect(() => {
    const { current } = log;
    const answers = [...(current?.querySelectorAll<HTMLElement>("li") ?? [])];
    const last = answers.findLast(({ dataset }) => dataset.from !== undefined);
    if (!current || !last) return;
    const top = last.offsetTop - current.offsetTop;
    const end = current.scrollHeight - current.clientHeight;
    // The last answer stands wholly in sight; where it is longer than the window, it is read from its beginning.
    current.scrollTo({ top: chat.phase === "idle" ? Math.min(top, end) : top });
  }, [chat.messages, chat.phase]);

  const last = chat.messages.at(-1);
  const isAnswered = chat.phase === "idle" && last?.from === "bot";
  const takeAlong = (isAgreed: boolean) => prefill(isAgreed ? transcript(chat.messages, words) : "");
  /** A pressed question goes, and the focus with it: not to the field, or a phone's keyboard would cover the answer. */
  const askPressed = (question: string) => {
    log.current?.focus({ preventScroll: true });
    void ask(question);
  };
  /** On a small screen the window would lie over the form. */
  const toForm = (isAgreed: boolean) => {
    takeAlong(isAgreed);
    if (window.matchMedia(SMALL).matches) panel.current?.hidePopover();
  };
  const first = firstQuestions(words, address);
  const steps = {
    call: <a href={`tel:${brand.phone}`}>{words.steps.call}</a>,
    slot: (
      <ScheduleLink className={styles.step} onAsk={() => takeAlong(true)}>
        {words.steps.slot}
      </ScheduleLink>
    ),
    form: (
      <SiteLink to="/contact#simple" onClick={() => toForm(true)}>
        {words.steps.form}
      </SiteLink>
    ),
  };
  return (
    <>
      <section
        ref={panel}
        id={WINDOW}
        popover="manual"
        role="dialog"
        aria-labelledby={`${WINDOW}-title`}
        className={styles.window}
      >
        <header className={styles.header}>
          <h2 id={`${WINDOW}-title`}>{words.title}</h2>
          {chat.history.length > 0 && (
            <button type="button" className={styles.past} {...opens(HISTORY)}>
              {words.history.open}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            popoverTarget={WINDOW}
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <MapSymbol name="close" />
          </button>
        </header>
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
            {chat.messages.length === 0 && (
              <Questions label={words.first.label} questions={first} onAsk={askPressed} />
            )}
            {chat.messages.map((message) => (
              <ChatLine key={message.id} message={message} words={words}>
                {chat.phase === "typing" && message === last && (
                  <span aria-hidden="true">{replyText(message.text).slice(0, chat.shown)}</span>
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
        {chat.phase === "sending" && <p className={styles.sending} />}
        {/* The typing effect is visual only: a screen reader announces the complete answer once. */}
        <p className="visually-hidden" role="status" aria-atomic={false}>
          {chat.phase === "sending" && words.sending}
          {chat.phase !== "sending" && last?.from === "bot" && replyText(last.text)}
          {isWaiting && <span>{words.waits}</span>}
        </p>
        {chat.failure && (
          <p className={styles.failure} role="alert">
            {words.errors[chat.failure]}
          </p>
        )}
        <p className={styles.notice}>
          {words.notice.text} <SiteLink to="/privacy">{words.notice.link}</SiteLink>
        </p>
        {isWaiting && (
          <p className={styles.waits} aria-hidden="true">
            {words.waits}
          </p>
        )}
        <form
          className={styles.ask}
          onSubmit={(event) => {
            event.preventDefault();
            if (isEmpty) return;
            if (chat.phase !== "idle") return setWaiting(true);
            void ask(field.current?.value ?? "");
            event.currentTarget.reset();
            setEmpty(true);
          }}
        >
          <input
            ref={field}
            aria-label={words.input}
            placeholder={words.input}
            pattern={`.{0,${MESSAGE_LIMIT}}`}
            title={words.limit}
            autoComplete="off"
            enterKeyHint="send"
            onInput={({ currentTarget }) => {
              const isNothing = currentTarget.value.trim() === "";
              setEmpty(isNothing);
              if (isNothing) setWaiting(false);
            }}
          />
          <Button type="submit" look="quiet" disabled={isEmpty}>
            {words.send}
          </Button>
        </form>
        <p className={styles.ways}>
          <a href={`tel:${brand.phone}`}>{words.ways.call}</a>
          <ScheduleLink className={styles.way} onAsk={() => takeAlong(isCarried)}>
            {words.ways.slot}
          </ScheduleLink>
          <SiteLink to="/contact#simple" onClick={() => toForm(isCarried)}>
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
      </section>
      <ChatHistory words={words} history={chat.history} onForget={chat.forget} />
    </>
  );
}

/** The three questions that fit a page: those of the first address that its own begins with. */
function firstQuestions({ first }: ChatWidgetWords, address: string): string[] {
  return first.pages.find(({ of }) => address.startsWith(of))?.questions ?? first.questions;
}
