import type { Fields } from "./lead";
import type { TicketFacts } from "./ticket";

/** What a lead form shows. */
export type FormState =
  | { status: "editing" }
  | { status: "sending" }
  /** Without a ticket if the script that makes it could not be loaded. */
  | { status: "arrived"; reference: string; ticket: TicketFacts | null }
  /** `mail` is a prefilled mail link where the fault is ours, null where the visitor can mend it. */
  | {
      status: "refused";
      code: string;
      sentence: string;
      mail: string | null;
      /** What a lead waits for that the device keeps and sends again by itself. */
      waitsFor?: "connection" | "server" | undefined;
    };

/** Name of the field by which a form that posts natively says its idempotency key. */
export const KEY_FIELD = "key";

/** What became of a form that was posted without script: its name, what was typed, how it went. */
export interface FormResult {
  form: string;
  fields: Fields;
  state: FormState;
}

/** The field that an error is about: `phone_incomplete` gives `phone`; null for an error of none. */
export function fieldOf(code: string): string | null {
  return /^(\w+)_(?:required|incomplete|too_long|taken)$/.exec(code)?.[1] ?? null;
}

/** The text fields of a form; files and repeated names are left out. */
export function textFields(form: Iterable<[string, unknown]>): Fields {
  const fields: Fields = {};
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
  }
  return fields;
}
