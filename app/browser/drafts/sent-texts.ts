import { readStored, store } from "#app/browser/storage";
import { membersOf, parseJson } from "#app/domain/outside";
import { isLeadKept } from "./outbox-mark";

/** Where this tab notes what each form has sent last, with its idempotency key, until it is known to have arrived. */
const PLACE = "sent";

const HOUR_MS = 3_600_000;

export const readSent = () => membersOf(parseJson(readStored("sessionStorage", PLACE) ?? ""));

const write = (form: string, sent?: object) =>
  store("sessionStorage", PLACE, JSON.stringify({ ...readSent(), [form]: sent }));

/** What is written in a form, as a text. An empty field is left out: on another page there may be no such field. */
export function textOf(form: HTMLFormElement): string {
  return JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== "")));
}

/**
 * The key by which this tab has sent a text already, on whatever page; null where it has not, or the text has arrived. Another
 * tab may have sent it out of the outbox: once that is empty, the key counts for an hour.
 */
export function sentKey(form: string, text: string): string | null {
  const sent = membersOf(readSent()[form]);
  const isOpen = isLeadKept() || Date.now() - Number(sent.at) < HOUR_MS;
  return isOpen && sent.text === text && typeof sent.key === "string" ? sent.key : null;
}

/** False where it cannot be noted. */
export function noteSent(form: string, text: string, key: string): boolean {
  return write(form, { text, key, at: Date.now() });
}

/** What a form has sent has arrived. */
export function dropSent(form: string): void {
  write(form);
}
