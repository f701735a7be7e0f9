import { dropSent, readSent, textOf } from "#app/browser/drafts/sent-texts";
import { FIELDS, hasUnsentText } from "#app/browser/drafts/unsent-text";
import { readStored, store } from "#app/browser/storage";
import { membersOf, parseJson } from "#app/domain/outside";

/** Not filled in again: plan and slot are chosen anew, as the page or the calendar has them. */
const CHOSEN = ["form", "plan", "plan_key", "slot"];

const placeOf = (form: string) => `typed.${form}`;

const keep = (form: string, text: string | null) => store("sessionStorage", placeOf(form), text);

const kept = (form: string) => readStored("sessionStorage", placeOf(form));

const readKept = (form: string) => membersOf(parseJson(kept(form) ?? ""));

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
    // It is kept only where it is checked.
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    else if (field && "value" in field) field.value = String(value);
  }
}

/** Takes what was typed into a form, and more, along to another one, on this page or the next. */
export function carryTyped(from: string, to: string, more: object): void {
  const [source, target] = [from, to].map((id) => document.getElementById(id));
  if (!(source instanceof HTMLFormElement)) return;
  keep(to, JSON.stringify({ ...readKept(to), ...membersOf(parseJson(textOf(source))), ...more }));
  if (target instanceof HTMLFormElement) restoreTyped(target);
}

/** Forgets what was kept for a form: it is sent; of a text that was sent, nothing that was written since. */
export function forgetTyped(form: string, text?: unknown): void {
  if (text === undefined || kept(form) === text) keep(form, null);
}

/** A lead has arrived: its text is forgotten, and leaves the form that shows it again. What was written since stays. */
export function forgetSent(key: string): void {
  for (const [form, each] of Object.entries(readSent())) {
    const { text, key: sentBy } = membersOf(each);
    if (sentBy !== key) continue;
    dropSent(form);
    forgetTyped(form, text);
    const shown = document.getElementById(form);
    if (!(shown instanceof HTMLFormElement) || textOf(shown) !== text) continue;
    // Not `reset`: a plan that is chosen elsewhere on the page stays so.
    for (const field of shown.querySelectorAll<HTMLInputElement>(FIELDS)) field.value = field.defaultValue;
  }
}
