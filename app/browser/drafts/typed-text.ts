import { readStored, store } from "#app/browser/storage";
import { membersOf, parseJson } from "#app/domain/outside";

/** Not restored: the name of the form, which it has in its HTML, and the slot, which the list offers anew. */
const CHOSEN = ["form", "slot"];

const placeOf = (form: string) => `typed.${form}`;

const write = (form: string, text: string | null) => store("sessionStorage", placeOf(form), text);

const read = (form: string) => readStored("sessionStorage", placeOf(form));

const fieldsIn = (text: string | null | undefined) => membersOf(parseJson(text ?? ""));

/** What is written in a form, as a text. An empty field is left out: on another page there may be no such field. */
export function textOf(form: HTMLFormElement): string {
  return JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== "")));
}

/**
 * Stores what is written in a form for the same form in this tab: on another page, in the other language or loaded anew;
 * without storage it stays on this page alone. Returns it as a text.
 */
export function storeTyped(form: HTMLFormElement): string {
  const text = textOf(form);
  write(form.id, text);
  return text;
}

/** Whether a form was filled in before its page was loaded: to send it at once is no sign of a bot. */
export const isRestored = ({ dataset }: HTMLFormElement) => "restored" in dataset;

/**
 * Fills a form with what was stored for it. Fields that the visitor has changed by now stay as they are, unless they
 * are in `anew`, and are stored with the rest.
 */
export function restoreTyped(form: HTMLFormElement, anew: object = {}): void {
  const untouched = form.cloneNode(true);
  if (!(untouched instanceof HTMLFormElement)) return;
  untouched.reset();
  const [now, before] = [textOf(form), textOf(untouched)];
  if (read(form.id)) form.dataset.restored = "";
  const isTaken = (name: string) => fieldsIn(now)[name] !== fieldsIn(before)[name] && !(name in anew);
  for (const [name, value] of Object.entries(fieldsIn(read(form.id)))) {
    const field = CHOSEN.includes(name) || isTaken(name) ? null : form.elements.namedItem(name);
    // A box is stored only if it is checked.
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    // A plan in the address is newer.
    else if (field && "value" in field && (name !== "plan" || !field.value)) field.value = String(value);
  }
  if (now !== before) storeTyped(form);
}

/** Takes what was typed into a form, and more, along to another one, on this page or the next. */
export function carryTyped(from: string, to: string, more: object): void {
  const [source, target] = [from, to].map((id) => document.getElementById(id));
  if (!(source instanceof HTMLFormElement)) return;
  write(to, JSON.stringify({ ...fieldsIn(read(to)), ...fieldsIn(textOf(source)), ...more }));
  if (target instanceof HTMLFormElement) restoreTyped(target, more);
}

/** Forgets what was stored for a form; with a text, only if that is still what is stored. */
export function forgetTyped(form: string, text?: unknown): void {
  if (text === undefined || read(form) === text) write(form, null);
}
