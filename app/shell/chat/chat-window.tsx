import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { prefill } from "#app/browser/drafts/prefill";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import { MESSAGE_LIMIT, replyText } from "#app/domain/chat/conversation";
import { brand } from "#app/domain/site/brand";
import { opens } from "#app/shell/dialogs/opens";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { Button } from "#app/ui/controls/button";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { ChatHistory, HISTORY } from "./chat-history";
import { ChatLog } from "./chat-log";
import styles from "./chat-window.module.css";
import { transcript } from "./transcript";
import { useAboveKeyboard } from "./use-above-keyboard";
import { useClosing } from "./use-closing";
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
  const chat = useConversation(locale);
  const [isCarried, setCarried] = useState(false);
  const [isEmpty, setEmpty] = useState(true);
  const [isWaiting, setWaiting] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useAboveKeyboard(panel);
  useClosing(panel, onClose);

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

  const last = chat.messages.at(-1);
  const takeAlong = (isAgreed: boolean) => prefill(isAgreed ? transcript(chat.messages, words) : "");
  /** On a small screen the window would lie over the form. */
  const toForm = (isAgreed: boolean) => {
    takeAlong(isAgreed);
    if (window.matchMedia(SMALL).matches) panel.current?.hidePopover();
  };
  const waysTo = (said: Record<"call" | "slot" | "form", string>, isAgreed: boolean, look = styles.way) => ({
    call: <a href={`tel:${brand.phone}`}>{said.call}</a>,
    slot: (
      <ScheduleLink className={look} onAsk={() => takeAlong(isAgreed)}>
        {said.slot}
      </ScheduleLink>
    ),
    form: (
      <SiteLink to="/contact#simple" onClick={() => toForm(isAgreed)}>
        {said.form}
      </SiteLink>
    ),
  });
  const ways = waysTo(words.ways, isCarried);
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
        <ChatLog
          words={words}
          chat={chat}
          steps={waysTo(words.steps, true, styles.step)}
          onAsk={(question) => void ask(question)}
        />
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
          {ways.call}
          {ways.slot}
          {ways.form}
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
