import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { prefill } from "#app/browser/drafts/prefill";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import { MESSAGE_LIMIT } from "#app/domain/chat/conversation";
import { withoutLinks } from "#app/domain/language/linked-text";
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
import { SMALL, useClosing } from "./use-closing";
import { type Conversation, useConversation } from "./use-conversation";
import { useIsHeard } from "./use-is-heard";
import { useQuestion } from "./use-question";

const WINDOW = "chat";

// The notice of a window that could not be loaded takes its place.
if (!("popover" in HTMLElement.prototype)) throw new Error("The browser has no popovers.");

export interface ChatWindowProps {
  words: ChatWidgetWords;
  /** How often it was opened, and the question of the last opening; empty if its button was pressed. */
  opening: { count: number; question: string };
  opener: RefObject<HTMLElement | null>;
}

/** The conversation with the assistant beside its button. It is not modal: the page stays usable. */
export function ChatWindow({ words, opening, opener }: ChatWindowProps) {
  const locale = use(LocaleContext);
  const chat = useConversation(locale);
  const { field, ask, isWaiting, ...asking } = useQuestion(chat);
  const [isCarried, setCarried] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useAboveKeyboard(panel);
  useClosing(panel, opener);
  const onOpening = useEffectEvent((question: string) => {
    field.current?.focus();
    void ask(question);
  });
  useEffect(() => {
    if (!panel.current?.matches(":popover-open")) panel.current?.showPopover();
    onOpening(opening.question);
  }, [opening]);

  const waysOf = (isAgreed: boolean) => {
    const takeAlong = () => prefill(isAgreed ? transcript(chat.messages, words) : "");
    return {
      takeAlong,
      /** Closes the window on a small screen, where it would cover the form. */
      toForm() {
        takeAlong();
        if (window.matchMedia(SMALL).matches) panel.current?.hidePopover();
      },
    };
  };
  const ways = waysTo(words.ways, styles.way, waysOf(isCarried));
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
        <Head words={words} hasHistory={chat.history.length > 0} />
        <ChatLog
          words={words}
          chat={chat}
          steps={waysTo(words.steps, styles.step, waysOf(true))}
          onAsk={(question) => void ask(question)}
        />
        <State words={words} chat={chat} isWaiting={isWaiting} />
        <AskForm words={words} field={field} {...asking} />
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
      <ChatHistory
        words={words}
        history={chat.history}
        onForget={() => {
          chat.forget();
          field.current?.focus();
        }}
      />
    </>
  );
}

/** The links to a person (a call, a booking, the contact form), with the given labels. */
function waysTo(
  said: Record<"call" | "slot" | "form", string>,
  look: string | undefined,
  { takeAlong, toForm }: Record<"takeAlong" | "toForm", () => void>,
) {
  return {
    call: <a href={`tel:${brand.phone}`}>{said.call}</a>,
    slot: (
      <ScheduleLink className={look} onAsk={takeAlong}>
        {said.slot}
      </ScheduleLink>
    ),
    form: (
      <SiteLink to="/contact#simple" onClick={toForm}>
        {said.form}
      </SiteLink>
    ),
  };
}

function Head({ words, hasHistory }: { words: ChatWidgetWords; hasHistory: boolean }) {
  return (
    <header className={styles.header}>
      <h2 id={`${WINDOW}-title`}>{words.title}</h2>
      {hasHistory && (
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
  );
}

interface StateProps {
  words: ChatWidgetWords;
  chat: Conversation;
  /** Whether a question waits for the answer to the last one. */
  isWaiting: boolean;
}

/** The state of the conversation, visible and for screen readers. */
function State({ words, chat, isWaiting }: StateProps) {
  const last = chat.messages.at(-1);
  const isHeard = useIsHeard(last?.id);
  // After a failure, the last message answers an earlier question.
  const isNews = chat.phase !== "sending" && !chat.failure && last?.from === "bot" && !isHeard;
  return (
    <>
      {chat.phase === "sending" && <p className={styles.sending} />}
      {/* The typing effect is visual only: a screen reader announces the complete answer once. */}
      <p className="visually-hidden" role="status" aria-atomic={false}>
        {chat.phase === "sending" && words.sending}
        {isNews && withoutLinks(last.text)}
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
    </>
  );
}

interface AskFormProps
  extends Pick<ReturnType<typeof useQuestion>, "field" | "isEmpty" | "send" | "noteTyped"> {
  words: ChatWidgetWords;
}

function AskForm({ words, field, isEmpty, send, noteTyped }: AskFormProps) {
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
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
        onInput={({ currentTarget }) => noteTyped(currentTarget.value)}
      />
      <Button type="submit" look="quiet" disabled={isEmpty}>
        {words.send}
      </Button>
    </form>
  );
}
