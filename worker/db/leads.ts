import type { Lead } from "#app/domain/lead";
import type { Occurrence } from "#app/domain/slots";

/** How often a text may come in a day before it counts as sent by a program, and from which length. */
const REPEATS = 3;
const TELLING_LENGTH = 20;

const INSERT = `
  INSERT INTO leads (
    reference, created_at, kind, name, email, phone, subject, message, locale, page, details,
    quarantine, slot_start, slot_wanted
  )
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, quarantine,
    CASE WHEN quarantine IS NULL THEN ?13 END,
    CASE WHEN quarantine IS NOT NULL OR ?13 IS NULL THEN ?14 END
  FROM (
    SELECT nullif(trim(?12 || CASE
      WHEN length(?8) >= ${TELLING_LENGTH} AND ${REPEATS} <= (
        SELECT count(*) FROM leads
        WHERE substr(message, 1, 60) = substr(?8, 1, 60) AND message = ?8 AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', ?2, '-1 day')
      ) THEN ' repeated_text' ELSE '' END), '') AS quarantine
  )
  WHERE true
  ON CONFLICT DO NOTHING`;

/** A lead as it came in. */
export interface ReceivedLead {
  reference: string;
  lead: Lead;
  /** ISO 8601 in UTC, like the starts. */
  receivedAt: string;
  /** Why it is put aside; empty where nothing speaks against it. */
  suspicion: string;
  /** The slot's start that it shall hold, and the one that its visitor wants; null where it books nothing. */
  start: string | null;
  wanted: string | null;
}

/**
 * Writes a lead once: the same reference, or a slot that another lead holds, changes nothing. One in quarantine
 * holds no slot. Whether it was written.
 */
export async function insertLead(
  db: D1Database,
  { reference, lead, receivedAt, suspicion, start, wanted }: ReceivedLead,
): Promise<boolean> {
  const { kind, name, email, phone, subject, message, locale, page, details } = lead;
  const { meta } = await db
    .prepare(INSERT)
    .bind(
      reference,
      receivedAt,
      kind,
      name,
      email,
      phone,
      subject,
      message,
      locale,
      page,
      JSON.stringify(details),
      suspicion,
      start,
      wanted,
    )
    .run();
  return meta.changes > 0;
}

export async function hasLead(db: D1Database, reference: string): Promise<boolean> {
  const row = await db.prepare("SELECT 1 FROM leads WHERE reference = ?").bind(reference).first();
  return row !== null;
}

/** Those of the occurrences that no lead holds. */
export async function freeOf(db: D1Database, occurrences: Occurrence[]): Promise<Occurrence[]> {
  const places = occurrences.map(() => "?").join(", ");
  const { results } = await db
    .prepare(`SELECT slot_start FROM leads WHERE slot_start IN (${places})`)
    .bind(...occurrences.map(({ start }) => start))
    .all<{ slot_start: string }>();
  const held = new Set(results.map(({ slot_start }) => slot_start));
  return occurrences.filter(({ start }) => !held.has(start));
}
