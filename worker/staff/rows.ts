import * as z from "zod/mini";
import { type InboxRow, inboxRow, leadBase } from "#worker/db/inbox";
import type { Row } from "#worker/db/statement";

const text = z.string();
const given = z.nullable(z.string());

/** A row of the table as what it is; throws on one of another shape. */
export function inboxRowOf(row: Row): InboxRow {
  return inboxRow.parse(row);
}

/** A lead as its own page shows it. */
const leadRow = z.extend(leadBase, {
  subject: text,
  mailed_at: given,
  slot_sequence: z.number(),
  changed_by: given,
});

export type LeadPageRow = z.infer<typeof leadRow>;

/** The same for the whole row of a lead, null where none was found. */
export function leadRowOf(row: Row | undefined): LeadPageRow | null {
  return row ? leadRow.parse(row) : null;
}

const change = z.object({
  changed_at: text,
  what: text,
  before: given,
  after: given,
  who: given,
  text: given,
});

/** An entry of a lead's history. */
export type ChangeRow = z.infer<typeof change>;

/** Throws on a row of another shape. */
export function changeOf(row: Row): ChangeRow {
  return change.parse(row);
}
