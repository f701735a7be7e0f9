import { isLeadKept } from "#app/browser/drafts/outbox-mark";
import { FIELDS, hasUnsentText } from "#app/browser/drafts/unsent-text";
import { readStored, store } from "#app/browser/storage";
import { textFields } from "#app/domain/leads/form-state";
import { membersOf, parseJson } from "#app/domain/outside";

/** Not filled in again: plan and slot are chosen anew, as the page or the calendar has them. */
const CHOSEN = ["form", "plan", "plan_key", "slot"];

const placeOf = (form: string) => `typed.${form}`;

/** In a form's place: what each has sent last, with its idempotency key, until it is known to have arrived. */
const SENT = "sent";

const HOUR_MS = 3_600_000;

const keep = (form: string, text: string | null) => store("sessionStorage", placeOf(form), text);

const kept = (form: string) => readStored("sessionStorage", placeOf(form));

const readKept = (form: string) => membersOf(parseJson(kept(form) ?? ""));

/** An empty field is left out: on another page there may be no such field. */
const typedIn = (form: HTMLFormElement) =>
  Object.fromEntries(Object.entries(textFields(new FormData(form))).filter(([, value]) => value !== ""));

const textOf = (form: HTMLFormElement) => JSON.stringify(typedIn(form));

/**
 * Keeps what a form holds for the same form in this tab: on another page, in the other language or loaded anew; without
 * storage it stays on this page alone. Returns it as a text.
 */
export function keepTyped(form: HTMLFormElement): string {
  const text = textOf(form);
  keep(form.id, text);
  return text;
}

/** Fills a form with what was kept for it; what it holds by now is kept instead. */
export function restoreTyped(form: HTMLFormElement): void {
  if (hasUnsentText(form)) {
    keepTyped(form);
    return;
  }
  for (const [name, value] of Object.entries(readKept(form.id))) {
    const field = CHOSEN.includes(name) ? null : form.elements.namedItem(name);
    if (field && "value" in field) field.value = String(value);
  }
}

/** Takes what was typed into a form, and more, along to another one, on this page or the next. */
export function carryTyped(from: string, to: string, more: object): void {
  const [source, target] = [from, to].map((id) => document.getElementById(id));
  if (!(source instanceof HTMLFormElement)) return;
  keep(to, JSON.stringify({ ...readKept(to), ...typedIn(source), ...more }));
  if (target instanceof HTMLFormElement) restoreTyped(target);
}

/** Forgets what was kept for a form: it is sent; of a text that was sent, nothing that was written since. */
export function forgetTyped(form: string, text?: unknown): void {
  if (text === undefined || kept(form) === text) keep(form, null);
}

/**
 * The key by which this tab has sent a text already, on whatever page; null where it has not, or the text has arrived. Another
 * tab may have sent it out of the outbox: once that is empty, the key counts for an hour.
 */
export function sentKey(form: string, text: string): string | null {
  const sent = membersOf(readKept(SENT)[form]);
  const isOpen = isLeadKept() || Date.now() - Number(sent.at) < HOUR_MS;
  return isOpen && sent.text === text && typeof sent.key === "string" ? sent.key : null;
}

export function noteSent(form: string, text: string, key: string): void {
  keep(SENT, JSON.stringify({ ...readKept(SENT), [form]: { text, key, at: Date.now() } }));
}

/** A lead has arrived: its text is forgotten, and leaves the form that shows it again. What was written since stays. */
export function forgetSent(key: string): void {
  const sent = readKept(SENT);
  for (const [form, each] of Object.entries(sent)) {
    const { text, key: sentBy } = membersOf(each);
    if (sentBy !== key) continue;
    keep(SENT, JSON.stringify({ ...sent, [form]: undefined }));
    forgetTyped(form, text);
    const shown = document.getElementById(form);
    if (!(shown instanceof HTMLFormElement) || textOf(shown) !== text) continue;
    // Not `reset`: a plan that is chosen elsewhere on the page stays so.
    for (const field of shown.querySelectorAll<HTMLInputElement>(FIELDS)) field.value = field.defaultValue;
  }
}
