import { readStored, store } from "#app/browser/storage";
import { isCorrection } from "#app/domain/leads/sending";
import { membersOf, parseJson } from "#app/domain/outside";
import { isLeadKept } from "./outbox-mark";
import { forgetTyped, textOf } from "./typed-text";
import { FIELDS } from "./unsent-text";

/**
 * The `sessionStorage` entry with the last text that each form has sent and its idempotency key. Once the text has
 * arrived, only its checksum is stored.
 */
const PLACE = "sent";

const HOUR_MS = 3_600_000;

const readAll = () => membersOf(parseJson(readStored("sessionStorage", PLACE) ?? ""));

const write = (form: string, sent?: object) =>
  store("sessionStorage", PLACE, JSON.stringify({ ...readAll(), [form]: sent }));

/**
 * The idempotency key with which this tab has sent a text already, on any page; null if it has not, or if the text has
 * arrived. Once the outbox is empty, the key is valid for one hour only: another tab may have sent the text from there.
 */
export function sentKey(form: string, text: string): string | null {
  const sent = membersOf(readAll()[form]);
  const isOpen = isLeadKept() || Date.now() - Number(sent.at) < HOUR_MS;
  return isOpen && sent.text === text && typeof sent.key === "string" ? sent.key : null;
}

/** Stores what a form has sent, and which leads that corrects; false if it cannot be stored. */
export function noteSent(form: string, text: string, key: string, corrected?: string[]): boolean {
  return write(form, { text, key, corrected, page: window.location.pathname, at: Date.now() });
}

/**
 * The keys of a form's earlier leads that a text with a new key corrects: unless they have arrived, they may still be
 * kept. Corrected is the lead that the form has shown, or one from the same page, which may have been reloaded since;
 * the same form on another page is for another request.
 */
export function correctedBy(form: string, text: string, key: string, shown: string): string[] {
  const before = membersOf(readAll()[form]);
  const older = [before.corrected].flat();
  const isHere = before.key === shown || before.page === window.location.pathname;
  const isNew = before.key !== key;
  if (isNew && !(isHere && isCorrection(String(before.text), text))) return [];
  return [...older, isNew && before.key].filter((each) => typeof each === "string");
}

/** A checksum, by which a text is recognised without being stored. */
const sumOf = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 0);

const noteArrived = (form: string, text: unknown) => write(form, { arrived: sumOf(String(text)) });

/** Deletes what is stored of a form's text, because the form now shows the ticket; an earlier page may still show it. */
export function forgetForm(form: string): void {
  const { text } = membersOf(readAll()[form]);
  if (text !== undefined) noteArrived(form, text);
  forgetTyped(form);
}

/** Empties a form that shows a text again after a return to its page, if that text has arrived meanwhile. */
export function emptyIfArrived(form: HTMLFormElement): void {
  if (membersOf(readAll()[form.id]).arrived === sumOf(textOf(form))) empty(form);
}

/** Deletes the text of a lead that has arrived, and empties a form that still shows exactly this text. */
export function forgetSent(key: string): void {
  for (const [form, each] of Object.entries(readAll())) {
    const { text, key: sentBy } = membersOf(each);
    if (sentBy !== key) continue;
    noteArrived(form, text);
    forgetTyped(form, text);
    const shown = document.getElementById(form);
    if (shown instanceof HTMLFormElement && textOf(shown) === text) empty(shown);
  }
}

/** Not `reset()`, which would also undo the choice of a plan elsewhere on the page. */
function empty(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) field.value = field.defaultValue;
  for (const box of form.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
    box.checked = box.defaultChecked;
}
