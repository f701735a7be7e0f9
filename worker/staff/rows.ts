import * as z from "zod/mini";
import { leadBase } from "#worker/db/inbox";
import type { Row } from "#worker/db/statement";

const text = z.string();
const given = z.nullable(z.string());

/** The columns of a lead that its own page shows. */
const leadRow = z.extend(leadBase, {
  subject: text,
  mailed_at: given,
  slot_sequence: z.number(),
  changed_by: given,
});

export type LeadPageRow = z.infer<typeof leadRow>;

/** Parses a lead's row; null if there is none. Throws if the row has another shape. */
export function leadRowOf(row: Row | undefined): LeadPageRow | null {
  return row ? leadRow.parse(row) : null;
}

/** An entry of a lead's history. */
export const changeRow = z.object({
  changed_at: text,
  what: text,
  before: given,
  after: given,
  who: given,
  text: given,
});

export type ChangeRow = z.infer<typeof changeRow>;

/** A block of hours without calls. */
export const blockRow = z.object({
  id: z.number(),
  starts_at: text,
  ends_at: text,
  reason: text,
  who: text,
});

export type BlockRow = z.infer<typeof blockRow>;
