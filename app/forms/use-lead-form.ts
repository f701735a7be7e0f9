import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { prefill } from "#app/browser/drafts/prefill";
import { dropSent, noteSent, sentKey } from "#app/browser/drafts/sent-texts";
import { inTime } from "#app/browser/in-time";
import { trackEvent, visitMetadata } from "#app/browser/measurement/analytics";
import { identify } from "#app/browser/measurement/identify";
import { isDecided, postJson } from "#app/browser/post-json";
import { requestFromPage } from "#app/browser/request-from-page";
import { afterPaint } from "#app/browser/startup/after-paint";
import type { LeadFormWords } from "#app/content/shared/lead-form";
import type { Locale } from "#app/domain/language/locale";
import { closed, edited, newDraft, sent, told, toldIn } from "#app/domain/leads/draft";
import { type FormResult, type FormState, textFields } from "#app/domain/leads/form-state";
import { type Fields, type FormOrigin, type LeadRules, mailLink } from "#app/domain/leads/lead";
import { isDialable } from "#app/domain/leads/phone";
import type { TicketFacts } from "#app/domain/leads/ticket";
import { membersOf } from "#app/domain/outside";
import { forgetSent, forgetTyped, keepTyped } from "./typed-text";

/** The body of `/api/contact`, as far as the form needs to know it. */
interface LeadBody {
  type: string | undefined;
  subject: string;
  message: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  meta: object;
}

const endpoints = { contact: "/api/contact", plan: "/api/contact_secure.php" } as const;

/** How long a lead, or its reference, waits for a script that it can do without. */
const SCRIPT_MS = 3000;

const loadOutbox = () => inTime(import("#app/browser/drafts/outbox"), SCRIPT_MS);
const loadRules = () => inTime(import("#app/domain/leads/lead-schema"), SCRIPT_MS);
const loadTicket = () => inTime(import("#app/domain/leads/ticket"), SCRIPT_MS);

interface LeadFormOptions {
  /** The form's name, by which a result posted without script finds its form again. */
  form: string;
  words: LeadFormWords;
  locale: Locale;
  result: FormResult | undefined;
  /** The rules that the form is checked by, and so the endpoint that takes it. */
  rules?: LeadRules;
  toBody: (fields: Fields, origin: FormOrigin) => LeadBody;
  /** Told that the lead is in. */
  onSent?: (receipt: { reference: string; ticket: TicketFacts | null }) => void;
  /** Told what the server said when it refused. */
  onRefusal?: (answer: unknown) => void;
}

/** Submits a lead form: checks it by the server's own rules, posts it, and keeps the draft until it is in. */
export function useLeadForm({
  form,
  words,
  locale,
  result,
  rules = "contact",
  toBody,
  onSent,
  onRefusal,
}: LeadFormOptions) {
  const { pathname, search } = useLocation();
  const posted = result?.form === form ? result : undefined;
  const [state, setState] = useState<FormState>(posted?.state ?? { status: "editing" });
  const [defaults, setDefaults] = useState<Fields>(() => posted?.fields ?? {});
  const draft = useRef(newDraft);
  const sender = useRef<HTMLFormElement>(null);

  // What was posted before the script came may have arrived, too.
  const isSent = state.status === "sent";
  useEffect(() => {
    if (!isSent) return;
    forgetTyped(form);
    dropSent(form);
  }, [isSent, form]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const { edits } = draft.current;
    const element = event.currentTarget;
    sender.current = element;
    const text = keepTyped(element);
    const body = toBody(textFields(new FormData(element)), { locale, path: pathname, search });
    setState({ status: "sending" });
    await afterPaint();

    const lead = await parsed(body, rules);
    const broken = lead && "error" in lead ? lead.error : isUndialable(body) && "phone_incomplete";
    if (broken) return refuse(broken, words.errors[broken], body, false);
    if (rules === "contact" && !reportsValidEmail(element, body.type)) return setState({ status: "editing" });

    const elapsed = Math.round(performance.now());
    const key = keyOf(text, edits);
    const visit = body.type === "schedule" ? visitMetadata() : {};
    const request = {
      key,
      path: endpoints[rules],
      body: { ...body, meta: { ...body.meta, ...visit, elapsed } },
    };
    const kept = await withOutbox(({ postAndKeep }) => postAndKeep({ ...request, keptAt: Date.now() }));
    const answer = kept
      ? kept.answer
      : await postJson(request.path, request.body, { "idempotency-key": key });
    const isOurs = !isDecided(answer);
    const { reference, error, code, held } = membersOf(answer?.body);
    if (answer && answer.status < 300 && isText(reference)) {
      trackEvent("form_submission", { form_id: form, type: body.type ?? "", page_path: pathname });
      void identify(body.email);
      return arrived(key, body, reference, held === true);
    }
    const place = toldIn(draft.current, key);
    if (!place) return;
    onRefusal?.(answer?.body);
    // Of the plan form's response, only success is read.
    const sentence = rules === "contact" && isText(error) ? error : words.errors.failed;
    const isKept = isOurs && kept?.isKept === true;
    // It waits in the outbox, where it is safe; the page that was left for may hold more by now.
    if (isKept && place === "form") forgetTyped(form, text);
    const waitsFor = navigator.onLine ? "server" : "connection";
    refuse(isText(code) ? code : "failed", sentence, body, isOurs, isKept ? waitsFor : undefined);
  }

  /**
   * Hands out the ticket, once; `isHeld` says whether a booking has its slot for sure. A form that has been written in
   * since stays open, and a toast names the reference; so it does where the form is gone, because a link was followed.
   */
  async function arrived(key: string, body: unknown, reference: string, isHeld: boolean) {
    const place = toldIn(draft.current, key);
    if (!place) return;
    draft.current = told(draft.current);
    if (place === "notice") {
      forgetSent(key);
      requestFromPage("lead-arrived", { body, reference, isHeld });
      return setState({ status: "editing" });
    }
    const [lead, maker] = await Promise.all([parsed(body, rules), loadTicket().catch(() => null)]);
    const ticket = maker && lead && "lead" in lead ? maker.ticketOf(lead.lead, isHeld, new Date()) : null;
    setState({ status: "sent", reference, ticket });
    // What was taken along waits for a form that has room for it: a newsletter's and a plan's have none.
    if (sender.current?.elements.namedItem("message")) prefill("");
    onSent?.({ reference, ticket });
    // The page that was left for may have sent the same again, and then shows the ticket.
    const isTold =
      sender.current?.isConnected || requestFromPage("lead-settled", { key, body, reference, isHeld });
    forgetSent(key);
    if (!isTold) requestFromPage("lead-arrived", { body, reference, isHeld });
  }

  // The outbox may have sent a lead while its form is still open, or shows the ticket that a native post brought.
  const onSettled = useEffectEvent((event: Event) => {
    const { key, body, reference, isHeld } = membersOf(event instanceof CustomEvent && event.detail);
    const isShown = state.status === "sent" && state.reference === reference;
    if (!isText(reference) || !(isShown || key === draft.current.key)) return;
    event.preventDefault();
    if (typeof key === "string") void arrived(key, body, reference, isHeld === true);
  });
  useEffect(() => {
    window.addEventListener("lead-settled", onSettled);
    return () => window.removeEventListener("lead-settled", onSettled);
  }, []);

  /** Shows why, and where the fault is ours, the draft as a mail. */
  function refuse(
    code: string,
    sentence: string,
    body: LeadBody,
    isOurs: boolean,
    waitsFor?: "connection" | "server",
  ) {
    const mail = isOurs ? mailLink(body) : null;
    setState({ status: "refused", code, sentence, mail, waitsFor });
    void postJson("/api/contact", {
      validation_error: true,
      error: sentence,
      page: pathname,
      locale,
      contactMethod: rules === "plan" ? rules : body.type,
      timestamp: new Date().toISOString(),
    });
  }

  /** The key by which a text is sent; what another one has left in the outbox is dropped. */
  function keyOf(text: string, edits: number): string {
    const before = draft.current.key;
    // Another page may have sent it, or this one before it was loaded anew.
    draft.current = sent(draft.current, text, edits, sentKey(form, text) ?? crypto.randomUUID());
    const { key } = draft.current;
    noteSent(form, text, key);
    if (before && before !== key) void withOutbox(({ dropLead }) => dropLead(before));
    return key;
  }

  function noteEdit() {
    draft.current = edited(draft.current);
  }

  function close() {
    draft.current = closed(draft.current);
    setDefaults({});
    setState({ status: "editing" });
  }

  return { state, defaults, submit, prepare, noteEdit, close };
}

/** Preloads the modules that submitting needs when a field is first focused, in case the connection is lost by then. */
async function prepare(): Promise<void> {
  await afterPaint();
  await Promise.allSettled([loadOutbox(), loadRules(), loadTicket()]);
}

/** Runs an operation of the outbox; nothing if it failed, for example without storage, or did not come. */
function withOutbox<T>(
  use: (outbox: Awaited<ReturnType<typeof loadOutbox>>) => Promise<T>,
): Promise<T | undefined> {
  return loadOutbox()
    .then(use)
    .catch(() => undefined);
}

/** The lead that a body is, or the first rule that it breaks; nothing where the rules could not be loaded: the server has them. */
async function parsed(body: unknown, rules: LeadRules) {
  const schema = await loadRules().catch(() => null);
  return schema?.parseLead(body, rules);
}

/** Whether a call is asked for at a number that nobody can dial, as “079 abc”. The server takes it: a lead is not lost by it. */
function isUndialable({ type, phone }: LeadBody): boolean {
  return (type === "call" || type === "schedule") && !isDialable(phone ?? "");
}

/** The browser's own check of the e-mail field, where the lead uses it. */
function reportsValidEmail(form: HTMLFormElement, type: string | undefined): boolean {
  const email = form.elements.namedItem("email");
  return type === "call" || !(email instanceof HTMLInputElement) || email.reportValidity();
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
