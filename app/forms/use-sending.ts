import { useEffect, useEffectEvent, useRef } from "react";
import { hearOtherTabs } from "#app/browser/drafts/other-tabs";
import { correctedBy, forgetForm, forgetSent, noteSent, sentKey } from "#app/browser/drafts/sent-texts";
import { storeTyped } from "#app/browser/drafts/typed-text";
import { requestFromPage } from "#app/browser/request-from-page";
import type { Outcome } from "#app/domain/leads/kept-lead";
import { closed, edited, nothingSent, sent, told, toldIn } from "#app/domain/leads/sending";
import { membersOf } from "#app/domain/outside";
import type { Scripts } from "./post-lead";

/** A lead that has arrived. */
interface Arrival extends Outcome {
  key: string;
  body: unknown;
}

interface SendingOptions {
  form: string;
  /** The reference on the ticket that the form shows; null while it shows none. */
  shown: string | null;
  /** Whether the form says that its lead is kept: then another tab may send it. */
  isWaiting: boolean;
  /** Puts the ticket in the place of the form that sent it. */
  showTicket: (arrival: Arrival, sender: HTMLFormElement | null, scripts?: Scripts) => Promise<void>;
  /** Shows the form without a ticket, because a notice tells of the arrival. */
  showForm: () => void;
}

/** Keeps the idempotency key of what a form sends, and tells once that it has arrived. */
export function useSending({ form, shown, isWaiting, showTicket, showForm }: SendingOptions) {
  const sending = useRef(nothingSent);
  const sender = useRef<HTMLFormElement>(null);
  const sentBody = useRef<unknown>(null);

  // The ticket may also come from a native post.
  const isShown = shown !== null;
  useEffect(() => {
    if (isShown) forgetForm(form);
  }, [isShown, form]);

  /** Takes the text that a form is about to send; what is written from now on is not part of it. */
  function take(element: HTMLFormElement) {
    sender.current = element;
    return { text: storeTyped(element), edits: sending.current.edits };
  }

  /** Returns the idempotency key for a text, and the keys of the leads that the text corrects. */
  function begin({ text, edits }: ReturnType<typeof take>, body: unknown) {
    sentBody.current = body;
    const shownKey = sending.current.key;
    // Another page may have sent the text already, or this one before a reload.
    sending.current = sent(sending.current, text, edits, sentKey(form, text) ?? crypto.randomUUID());
    const { key } = sending.current;
    const corrected = correctedBy(form, text, key, shownKey);
    noteSent(form, text, key, corrected);
    return { key, corrected };
  }

  /**
   * Tells of an arrival, once, whoever reports it: by the ticket in the form's place, or by a toast if the form has
   * been written in since, or is gone because a link was followed. `scripts` are those of the submission, if this form
   * has made it.
   */
  async function tell(arrival: Arrival, scripts?: Scripts): Promise<void> {
    const { key } = arrival;
    const place = toldIn(sending.current, key);
    if (!place) return;
    sending.current = told(sending.current);
    if (place === "notice") {
      forgetSent(key);
      requestFromPage("lead-arrived", arrival);
      return showForm();
    }
    await showTicket(arrival, sender.current, scripts);
    // If the same text was sent again on the next page, that page shows the ticket.
    const isTold = sender.current?.isConnected || requestFromPage("lead-settled", arrival);
    forgetSent(key);
    requestFromPage(isTold ? "lead-told" : "lead-arrived", arrival);
  }

  // The outbox may have sent the lead of a form that is still open, or of a ticket that a native post brought.
  const onSettled = useEffectEvent((event: Event) => {
    // An outcome that this tab has stored has no body (other-tabs.ts).
    const {
      key,
      body = sentBody.current,
      reference,
      isHeld,
      date,
    } = membersOf(event instanceof CustomEvent && event.detail);
    if (typeof key !== "string" || typeof reference !== "string") return;
    if (key !== sending.current.key && reference !== shown) return;
    event.preventDefault();
    void tell({
      key,
      body,
      reference,
      isHeld: isHeld === true,
      date: typeof date === "string" ? date : null,
    });
  });
  useEffect(() => {
    window.addEventListener("lead-settled", onSettled);
    return () => window.removeEventListener("lead-settled", onSettled);
  }, []);

  // While this form says that its lead waits, no notice has to.
  const onWaits = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent && event.detail === sending.current.key) event.preventDefault();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const stop = hearOtherTabs();
    window.addEventListener("lead-waits", onWaits);
    return () => {
      stop();
      window.removeEventListener("lead-waits", onWaits);
    };
  }, [isWaiting]);

  return {
    take,
    begin,
    tell,
    /** Where the outcome of a key is shown (see `toldIn`). */
    placeOf: (key: string) => toldIn(sending.current, key),
    noteEdit() {
      sending.current = edited(sending.current);
    },
    close() {
      sending.current = closed(sending.current);
    },
  };
}
