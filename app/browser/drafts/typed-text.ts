import { readStored, store } from "#app/browser/storage";
import { membersOf, parseJson } from "#app/domain/outside";

/** Not restored: the form's name, which is in its HTML, and the slot, because the list of free slots is loaded anew. */
const NOT_RESTORED = ["form", "slot"];

const placeOf = (form: string) => `typed.${form}`;

const write = (form: string, text: string | null) => store("sessionStorage", placeOf(form), text);

const read = (form: string) => readStored("sessionStorage", placeOf(form));

const fieldsIn = (text: string | null | undefined) => membersOf(parseJson(text ?? ""));

/** The filled-in fields of a form, as JSON. Empty fields are left out: the form may not have them on another page. */
export function textOf(form: HTMLFormElement): string {
  return JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== "")));
}

/**
 * Stores what is written in a form for the same form in this tab: on another page, in the other language or after a
 * reload. Without storage, only this page has it. Returns the text (see `textOf`).
 */
export function storeTyped(form: HTMLFormElement): string {
  const text = textOf(form);
  write(form.id, text);
  return text;
}

/** Whether a form was refilled from storage: then sending it at once is no sign of a bot. */
export const isRestored = ({ dataset }: HTMLFormElement) => "restored" in dataset;

/**
 * Fills a form with what was stored for it. Fields that the visitor has changed meanwhile stay as they are, unless
 * their name is in `anew`; they are stored with the rest.
 */
export function restoreTyped(form: HTMLFormElement, anew: object = {}): void {
  const untouched = form.cloneNode(true);
  if (!(untouched instanceof HTMLFormElement)) return;
  untouched.reset();
  const [now, before] = [textOf(form), textOf(untouched)];
  if (read(form.id)) form.dataset.restored = "";
  const isTaken = (name: string) => fieldsIn(now)[name] !== fieldsIn(before)[name] && !(name in anew);
  for (const [name, value] of Object.entries(fieldsIn(read(form.id)))) {
    const field = NOT_RESTORED.includes(name) || isTaken(name) ? null : form.elements.namedItem(name);
    // A checkbox is stored only if it is checked.
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    // A plan from the address of the page is newer than the stored one.
    else if (field && "value" in field && (name !== "plan" || !field.value)) field.value = String(value);
  }
  if (now !== before) storeTyped(form);
}

/** Copies what was typed into a form, and the values in `more`, to another form, on this page or the next. */
export function carryTyped(from: string, to: string, more: object): void {
  const [source, target] = [from, to].map((id) => document.getElementById(id));
  if (!(source instanceof HTMLFormElement)) return;
  write(to, JSON.stringify({ ...fieldsIn(read(to)), ...fieldsIn(textOf(source)), ...more }));
  if (target instanceof HTMLFormElement) restoreTyped(target, more);
}

/** Deletes what was stored for a form; if `text` is given, only if exactly that is stored. */
export function forgetTyped(form: string, text?: unknown): void {
  if (text === undefined || read(form) === text) write(form, null);
}
