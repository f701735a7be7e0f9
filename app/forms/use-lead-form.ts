import { type FormEvent, use, useState } from "react";
import { useLocation } from "react-router";
import { prefill } from "#app/browser/drafts/prefill";
import { forgetTyped, isRestored } from "#app/browser/drafts/typed-text";
import { trackEvent, visitMetadata } from "#app/browser/measurement/analytics";
import { identify } from "#app/browser/measurement/identify";
import { postJson } from "#app/browser/post-json";
import { afterPaint } from "#app/browser/startup/after-paint";
import type { LeadFormWords } from "#app/content/shared/form-words";
import { type FormResult, type FormState, textFields } from "#app/domain/leads/form-state";
import { type Fields, type FormOrigin, type LeadRules, mailLink } from "#app/domain/leads/lead";
import type { TicketFacts } from "#app/domain/leads/ticket";
import { membersOf } from "#app/domain/outside";
import { LocaleContext } from "#app/ui/locale";
import { brokenRule, type LeadBody, loadScripts, postLead, ticketFacts } from "./post-lead";
import { useSending } from "./use-sending";

interface LeadFormOptions {
  /** The form's name, by which a result posted without script finds its form again. */
  form: string;
  words: LeadFormWords;
  result: FormResult | undefined;
  /** The rules that the form is checked by, and so the endpoint that takes it. */
  rules?: LeadRules;
  toBody: (fields: Fields, origin: FormOrigin) => LeadBody;
  /** Called when the lead has arrived. */
  onArrived?: (receipt: { reference: string; ticket: TicketFacts | null }) => void;
  /** Called with the answer of a server that refused. */
  onRefusal?: (answer: unknown) => void;
}

type Refused = Extract<FormState, { status: "refused" }>;

/** Submits a lead form: checks it by the server's own rules, posts it, and says what became of it. */
export function useLeadForm({
  form,
  words,
  result,
  rules = "contact",
  toBody,
  onArrived,
  onRefusal,
}: LeadFormOptions) {
  const locale = use(LocaleContext);
  const { pathname, search } = useLocation();
  const { failed } = words.errors;
  const posted = result?.form === form ? result : undefined;
  const [state, setState] = useState<FormState>(posted?.state ?? { status: "editing" });
  const [defaults, setDefaults] = useState<Fields>(() => posted?.fields ?? {});
  const sending = useSending({
    form,
    shown: state.status === "arrived" ? state.reference : null,
    isWaiting: state.status === "refused" && state.waitsFor !== undefined,
    async showTicket({ body, reference, isHeld }, sender, scripts) {
      const ticket = await ticketFacts(body, rules, isHeld, scripts);
      setState({ status: "arrived", reference, ticket });
      // The chat's text stays until a form with a message was sent: those of the newsletter and of plans have none.
      if (sender?.elements.namedItem("message")) prefill("");
      onArrived?.({ reference, ticket });
    },
    showForm: () => setState({ status: "editing" }),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const element = event.currentTarget;
    const taken = sending.take(element);
    const body = toBody(textFields(new FormData(element)), { locale, path: pathname, search });
    setState({ status: "sending" });
    try {
      await send(element, taken, body);
    } catch (error) {
      // In a browser that lacks an API. Without this, the form would say “Sending…” for ever.
      const refused: Refused = { status: "refused", code: "failed", sentence: failed, mail: mailLink(body) };
      setState((now) => (now.status === "sending" ? refused : now));
      throw error;
    }
  }

  async function send(element: HTMLFormElement, taken: ReturnType<typeof sending.take>, body: LeadBody) {
    await afterPaint();
    const scripts = loadScripts();
    const broken = (await brokenRule(scripts, body, rules)) ?? brokenEmail(element, body.type, rules);
    if (broken) return refuse(body, { code: broken, sentence: words.errors[broken] ?? failed, mail: null });

    const visit = body.type === "schedule" ? visitMetadata() : {};
    const elapsed = isRestored(element) ? undefined : Math.round(performance.now());
    const meta = { ...body.meta, ...visit, elapsed };
    const key = sending.begin(taken, body);
    const answered = await postLead(scripts, key, { ...body, meta }, rules);
    if (answered.reference !== null) {
      trackEvent("form_submission", { form_id: form, type: body.type ?? "", page_path: pathname });
      void identify(body.email);
      return sending.tell({ key, body, ...answered }, scripts);
    }
    const place = sending.placeOf(key);
    if (!place) return;
    const { answer, isOurs, isKept } = answered;
    onRefusal?.(answer);
    // The outbox has it now. A newer text, on the page that the visitor went on to, stays.
    if (isKept && place === "form") forgetTyped(form, taken.text);
    const { error, code } = membersOf(answer);
    refuse(body, {
      code: isText(code) ? code : "failed",
      // Of the plan form's response, only success is read.
      sentence: rules === "contact" && isText(error) ? error : failed,
      mail: isOurs ? mailLink(body) : null,
      waitsFor: isKept ? (navigator.onLine ? "server" : "connection") : undefined,
    });
  }

  /** Shows why, and counts it. */
  function refuse(body: LeadBody, refusal: Omit<Refused, "status">) {
    setState({ status: "refused", ...refusal });
    void postJson("/api/contact", {
      validation_error: true,
      error: refusal.sentence,
      page: pathname,
      locale,
      contactMethod: rules === "plan" ? rules : body.type,
      timestamp: new Date().toISOString(),
    });
  }

  /** What was refused is being put right: it is judged when it is sent again. */
  function noteEdit(field: EventTarget) {
    sending.noteEdit();
    if (field instanceof Element && field.matches("[aria-invalid=true]")) setState({ status: "editing" });
  }

  function close() {
    sending.close();
    setDefaults({});
    setState({ status: "editing" });
  }

  return { form, words, state, defaults, submit, noteEdit, close };
}

/** The browser's own check of the e-mail field, where the lead uses it; the server and the form of a plan take any. */
function brokenEmail(form: HTMLFormElement, type: string | undefined, rules: LeadRules) {
  const email = form.elements.namedItem("email");
  const isRead = rules === "contact" && type !== "call" && email instanceof HTMLInputElement;
  return isRead && email.validity.typeMismatch ? "email_incomplete" : null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
