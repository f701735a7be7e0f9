import { readStored, store } from "#app/browser/storage";
import { membersOf, parseJson } from "#app/domain/outside";
import { isLeadKept } from "./outbox-mark";
import { forgetTyped, textOf } from "./typed-text";
import { FIELDS } from "./unsent-text";

/**
 * The key in `sessionStorage`: what each form has sent last, with its idempotency key, until it is known to have
 * arrived; from then on only a checksum of it.
 */
const PLACE = "sent";

const HOUR_MS = 3_600_000;

const readAll = () => membersOf(parseJson(readStored("sessionStorage", PLACE) ?? ""));

const write = (form: string, sent?: object) =>
  store("sessionStorage", PLACE, JSON.stringify({ ...readAll(), [form]: sent }));

/**
 * The idempotency key with which this tab has sent a text already, on whatever page; null if it has not, or if the text
 * has arrived. Another tab may have sent it from the outbox: once that is empty, the key counts for an hour.
 */
export function sentKey(form: string, text: string): string | null {
  const sent = membersOf(readAll()[form]);
  const isOpen = isLeadKept() || Date.now() - Number(sent.at) < HOUR_MS;
  return isOpen && sent.text === text && typeof sent.key === "string" ? sent.key : null;
}

/** False where it cannot be noted. */
export function noteSent(form: string, text: string, key: string): boolean {
  return write(form, { text, key, at: Date.now() });
}

/** Forgets all of a form, because it shows the ticket of what it sent. */
export function forgetForm(form: string): void {
  write(form);
  forgetTyped(form);
}

/** A checksum: tells a text from another without storing it. */
const sumOf = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 0);

/**
 * Empties a form that the browser has filled in again, on the way back to its page, if its text has arrived meanwhile.
 */
export function emptyIfArrived(form: HTMLFormElement): void {
  if (membersOf(readAll()[form.id]).arrived === sumOf(textOf(form))) empty(form);
}

/**
 * A lead has arrived: forgets its text, and empties a form that shows this text again. What was written since stays.
 */
export function forgetSent(key: string): void {
  for (const [form, each] of Object.entries(readAll())) {
    const { text, key: sentBy } = membersOf(each);
    if (sentBy !== key) continue;
    write(form, { arrived: sumOf(String(text)) });
    forgetTyped(form, text);
    const shown = document.getElementById(form);
    if (shown instanceof HTMLFormElement && textOf(shown) === text) empty(shown);
  }
}

/** Not `reset`: a plan that is chosen elsewhere on the page stays so. */
function empty(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) field.value = field.defaultValue;
  for (const box of form.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
    box.checked = box.defaultChecked;
}
