import type { Fields } from "./lead";
import type { TicketFacts } from "./ticket";

/** The state of a lead form. */
export type FormState =
  | { status: "editing" }
  | { status: "sending" }
  /** The ticket is null if the script that makes it could not be loaded. */
  | { status: "arrived"; reference: string; ticket: TicketFacts | null }
  /** `mail` is a prefilled `mailto:` link if the fault is ours, null if the visitor can correct it. */
  | {
      status: "refused";
      code: string;
      sentence: string;
      mail: string | null;
      /** What a lead waits for that the device stores and sends again by itself. */
      waitsFor?: "connection" | "server" | undefined;
    };

/** Name of the field in which a form that posts natively sends its idempotency key. */
export const KEY_FIELD = "key";

/** The result of a form that was posted without script: its name, the typed values, and its new state. */
export interface FormResult {
  form: string;
  fields: Fields;
  state: FormState;
}

/** The field that an error is about: `phone_incomplete` gives `phone`; null if it is about no field. */
export function fieldOf(code: string): string | null {
  return /^(\w+)_(?:required|incomplete|too_long|taken)$/.exec(code)?.[1] ?? null;
}

/** The text fields of a form, without files; of a repeated name, the last value. */
export function textFields(form: Iterable<[string, unknown]>): Fields {
  const fields: Fields = {};
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
  }
  return fields;
}
