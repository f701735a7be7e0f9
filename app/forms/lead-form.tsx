import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { onPrefill } from "#app/browser/drafts/prefill";
import { emptyIfArrived } from "#app/browser/drafts/sent-texts";
import { isRestored, restoreTyped, storeTyped } from "#app/browser/drafts/typed-text";
import type { LeadFormWords } from "#app/content/shared/form-words";
import { type FormState, fieldOf } from "#app/domain/leads/form-state";
import { TRAP } from "#app/domain/leads/lead";
import { brand } from "#app/domain/site/brand";
import { Button } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import { dropInvisible, encodeHost } from "./email-field";
import { FormContext } from "./form-context";
import styles from "./lead-form.module.css";
import { prepare } from "./post-lead";
import { Ticket } from "./ticket";
import type { useLeadForm } from "./use-lead-form";

interface LeadFormProps extends ReturnType<typeof useLeadForm> {
  /** Lets the browser check the fields before the form is submitted. */
  isCheckedByBrowser?: boolean;
  /** Shows confetti when the ticket appears. */
  isCelebrated?: boolean;
  children: ReactNode;
}

/** A form that sends a lead; its ticket takes its place once the lead has arrived. Without script it posts natively. */
export function LeadForm({
  form,
  words,
  isCheckedByBrowser = false,
  isCelebrated = false,
  state,
  defaults,
  submit,
  noteEdit,
  close,
  children,
}: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // The values that a post without script sent back are newer than those that this tab has stored.
  useTypedText(element, Object.keys(defaults).length > 0);
  useFocus(element, state);

  if (state.status === "arrived") {
    const { reference, ticket } = state;
    const receipt = { isCelebrated, close, words, reference, facts: ticket };
    return <Receipt id={form} {...receipt} />;
  }
  const isSending = state.status === "sending";
  return (
    <FormContext value={{ form, state, defaults, optional: words.optional }}>
      {/* Posted as multipart: percent-encoding would make a text with accents three times as long. */}
      <form
        ref={element}
        id={form}
        className={styles.form}
        tabIndex={-1}
        action={`#${form}`}
        method="post"
        encType="multipart/form-data"
        aria-label={words.title}
        noValidate={!isCheckedByBrowser}
        onSubmit={(event) => {
          encodeHost(event.currentTarget.elements.namedItem("email"));
          submit(event);
        }}
        onFocus={prepare}
        onBlur={({ target }) => encodeHost(target)}
        onInput={({ currentTarget, target }) => {
          dropInvisible(target);
          noteEdit(target);
          storeTyped(currentTarget);
        }}
      >
        <input type="hidden" name="form" value={form} />
        {children}
        {/* Honeypot: off screen, out of the tab order, hidden from screen readers. */}
        <div className={styles.trap} aria-hidden="true">
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </div>
        <Problem state={state} fallback={words.fallback} />
        <div className={styles.end}>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </Button>
          <p className={styles.privacy}>
            {words.privacy.text} <SiteLink to="/privacy">{words.privacy.link}</SiteLink>
          </p>
        </div>
        <p className={styles.next}>{words.next}</p>
      </form>
    </FormContext>
  );
}

type FormElement = RefObject<HTMLFormElement | null>;

/** Restores what was typed before the page was left or reloaded, and fills in the message that the chat hands over. */
function useTypedText(form: FormElement, isPosted: boolean) {
  const begin = useEffectEvent((element: HTMLFormElement) =>
    isPosted ? void storeTyped(element) : restore(element),
  );
  // In the same task as the hydration: what is typed in between would be stored in place of the earlier text.
  useLayoutEffect(() => {
    if (form.current) begin(form.current);
    return onPrefill((message, before) => {
      const field = form.current?.elements.namedItem("message");
      const isFree = field instanceof HTMLTextAreaElement && ["", before].includes(field.value);
      if (isFree) field.value = message;
    });
  }, [form]);
  // A page in the back/forward cache comes back with its fields as they were left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && form.current) restore(form.current);
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [form]);
}

function restore(form: HTMLFormElement): void {
  emptyIfArrived(form);
  restoreTyped(form);
  // What was typed into a form that is folded away would seem to be lost.
  const folded = isRestored(form) && form.closest("details");
  if (folded) folded.open = true;
}

/**
 * Moves the focus to the field that an error is about and, when the ticket is closed, to the form, because the ticket
 * had the focus.
 */
function useFocus(form: FormElement, state: FormState) {
  const refusedCode = state.status === "refused" ? state.code : null;
  useEffect(() => {
    const named = refusedCode && form.current?.elements.namedItem(fieldOf(refusedCode) ?? "");
    const field = named instanceof RadioNodeList ? named[0] : named;
    if (field instanceof HTMLElement) field.focus();
  }, [form, refusedCode]);

  const hadArrived = useRef(false);
  const hasArrived = state.status === "arrived";
  useEffect(() => {
    if (hadArrived.current && !hasArrived) form.current?.focus({ preventScroll: true });
    hadArrived.current = hasArrived;
  }, [form, hasArrived]);
}

/** On a phone, bars at the foot of the window would cover it. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** An error that is about no single field. If the fault is ours, it offers a call and a mail instead. */
function Problem({ state, fallback }: { state: FormState; fallback: LeadFormWords["fallback"] }) {
  if (state.status !== "refused" || fieldOf(state.code)) return null;
  return (
    <div ref={intoView} className={styles.problem} role="alert">
      <p>{state.sentence}</p>
      {state.mail && (
        <>
          <p>{state.waitsFor ? fallback.waits[state.waitsFor] : fallback.kept}</p>
          <p className={styles.ways}>
            <a href={`tel:${brand.phone}`}>{fallback.call}</a>
            <a href={state.mail}>{fallback.mail}</a>
          </p>
        </>
      )}
    </div>
  );
}

/**
 * The ticket, in the form's place. It takes the focus unless the visitor is typing elsewhere meanwhile. Closing it
 * brings the form back, empty.
 */
function Receipt({
  id,
  isCelebrated,
  close,
  ...ticket
}: ComponentProps<typeof Ticket> & {
  id: string;
  isCelebrated: boolean;
  close: () => void;
}) {
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches(":read-write")) {
      panel.current?.scrollIntoView();
      panel.current?.focus({ preventScroll: true });
    }
    if (isCelebrated)
      void import("#app/effects/confetti").then(
        ({ celebrate }) => panel.current && celebrate(panel.current),
        // The confetti is not needed.
        () => {},
      );
  }, [isCelebrated]);
  return (
    <form
      ref={panel}
      id={id}
      className={styles.receipt}
      tabIndex={-1}
      aria-label={ticket.words.success.title}
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <Ticket {...ticket}>
        <Button type="submit" look="quiet">
          {ticket.words.ticket.close}
        </Button>
      </Ticket>
    </form>
  );
}
