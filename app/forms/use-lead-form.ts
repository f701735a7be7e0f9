import { type FormEvent, use, useState } from "react";
import { useLocation } from "react-router";
import { prefill } from "#app/browser/drafts/prefill";
import { forgetTyped, isRestored } from "#app/browser/drafts/typed-text";
import { trackEvent, visitMetadata } from "#app/browser/measurement/analytics";
import { identify } from "#app/browser/measurement/identify";
import { postJson } from "#app/browser/post-json";
import { afterPaint } from "#app/browser/startup/after-paint";
import type { LeadFormWords } from "#app/content/shared/form-words";
import { type FormResult, type FormState, fieldOf, textFields } from "#app/domain/leads/form-state";
import { type Fields, type FormOrigin, type LeadRules, mailLink } from "#app/domain/leads/lead";
import type { TicketFacts } from "#app/domain/leads/ticket";
import { membersOf } from "#app/domain/outside";
import { LocaleContext } from "#app/ui/locale";
import { brokenRule, type LeadBody, loadScripts, postLead, ticketFacts } from "./post-lead";
import { useSending } from "./use-sending";

interface LeadFormOptions {
  /** The form's name: the result of a post without script is shown in the form of that name. */
  form: string;
  words: LeadFormWords;
  result: FormResult | undefined;
  /** The rules that check the form; they also decide to which endpoint it is posted. */
  rules?: LeadRules;
  toBody: (fields: Fields, origin: FormOrigin) => LeadBody;
  /** Called when the lead has arrived. */
  onArrived?: (receipt: { reference: string; ticket: TicketFacts | null }) => void;
  /** Called if the lead has not arrived, with the body of the response; undefined if there was none. */
  onRefusal?: (answer: unknown) => void;
}

type Refused = Extract<FormState, { status: "refused" }>;

/** Submits a lead form: checks it by the server's own rules, posts it, and returns the outcome as `state`. */
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
    async showTicket(arrival, sender, scripts) {
      const { reference } = arrival;
      const ticket = await ticketFacts(arrival, rules, scripts);
      setState({ status: "arrived", reference, ticket });
      // The text from the chat stays until a form with a message is sent: newsletter and plan forms have none.
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
    const begun = sending.begin(taken, body);
    const { key } = begun;
    const answered = await postLead(scripts, begun, { ...body, meta }, rules);
    if (answered.reference !== null) {
      trackEvent("form_submission", { form_id: form, type: body.type ?? "", page_path: pathname });
      void identify(body.email);
      return sending.tell({ key, body, ...answered }, scripts);
    }
    const place = sending.placeOf(key);
    if (!place) return;
    const { answer, isOurs, isKept } = answered;
    onRefusal?.(answer);
    // The outbox has the text now. Newer text, typed on a page that the visitor opened meanwhile, stays.
    if (isKept && place === "form") forgetTyped(form, taken.text);
    const { error, code } = membersOf(answer);
    refuse(body, {
      code: isText(code) ? code : "failed",
      // From the plan endpoint, only the success of a response is used, not its sentence.
      sentence: rules === "contact" && isText(error) ? error : failed,
      mail: isOurs ? mailLink(body) : null,
      waitsFor: isKept ? (navigator.onLine ? "server" : "connection") : undefined,
    });
  }

  /** Shows the error, and reports it to the server, which counts it. */
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

  /** Notes an edit. An edit of the refused field clears its error until the form is sent again. */
  function noteEdit(field: EventTarget) {
    sending.noteEdit();
    if (state.status === "refused" && "name" in field && field.name === fieldOf(state.code))
      setState({ status: "editing" });
  }

  function close() {
    sending.close();
    setDefaults({});
    setState({ status: "editing" });
  }

  return { form, words, state, defaults, submit, noteEdit, close };
}

/** The browser's check of the e-mail address, if the lead uses it. The server and the plan form accept any text. */
function brokenEmail(form: HTMLFormElement, type: string | undefined, rules: LeadRules) {
  const email = form.elements.namedItem("email");
  const isRead = rules === "contact" && type !== "call" && email instanceof HTMLInputElement;
  const { typeMismatch, patternMismatch } = isRead ? email.validity : {};
  return typeMismatch || patternMismatch ? "email_incomplete" : null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
