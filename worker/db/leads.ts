import type { Occurrence } from "#app/domain/calendar/slots";
import type { Lead } from "#app/domain/leads/lead";
import { phoneKey } from "#app/domain/leads/phone";
import { leadWords } from "#app/domain/staff/search-words";
import { selectFree } from "./calls";
import { isBlocked, isHeld, isOf } from "./expressions";
import { prepared } from "./prepared";

/**
 * If this many leads of one day have the same text already, and come from one person or have a link in it, the next one
 * is a bot's. Different people may well send the same text, for example an answer of the assistant.
 */
const REPEATS = 3;

/** Shorter texts, in characters, are no sign of a repeat. */
const TELLING_LENGTH = 20;

/**
 * A booking holds its slot unless it is quarantined, or the same person or visitor holds an upcoming one; then the slot
 * is only stored as wanted. One statement, because two would allow a race with another lead.
 */
const INSERT = `
  INSERT INTO leads (
    reference, created_at, kind, name, email, phone, phone_key, subject, message, locale, page, details, visitor,
    quarantine, slot_start, slot_wanted, words, sent_mark
  )
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,
    quarantine, iif(may_hold, ?14, NULL), iif(may_hold, NULL, ?14), ?18, ?19
  FROM (
    SELECT quarantine, ?15 AND quarantine IS NULL AND NOT EXISTS (
      SELECT 1 FROM leads AS other WHERE slot_start > ?16 AND (${isOf("?5", "?7")} OR visitor = ?13)
    ) AS may_hold
    FROM (
      SELECT nullif(trim(?17 || CASE
        WHEN length(?9) >= ${TELLING_LENGTH} AND ${REPEATS} <= (
          SELECT count(*) FROM leads AS other
          WHERE substr(message, 1, 60) = substr(?9, 1, 60) AND message = ?9
            AND (${isOf("?5", "?7")} OR ?9 LIKE '%://%' OR ?9 LIKE '%www.%')
            AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', ?2, '-1 day')
        ) THEN ' repeated_text' ELSE '' END), '') AS quarantine
    )
  )
  WHERE NOT (may_hold AND (${isHeld("?14")} OR ${isBlocked("?14")}))
  ON CONFLICT DO NOTHING
  RETURNING slot_start`;

/** A lead as it was received. */
export interface ReceivedLead {
  reference: string;
  lead: Lead;
  /** ISO 8601 in UTC, like the start. */
  receivedAt: string;
  /** Why it is quarantined: keywords separated by spaces; empty if nothing is suspicious. */
  suspicion: string;
  /** The start of the slot that a booking asks for; null if the lead books nothing, or a slot that cannot be booked. */
  start: string | null;
  /** Pseudonym of the visitor who booked, new every day; null for any other lead. */
  visitor: string | null;
  /** A hash of what the visitor sent, to compare leads with the same key (`other-lead.ts`). */
  mark: string;
}

/** The call of a stored lead. */
export interface StoredLead {
  /** Null if it holds no slot. */
  slot_start: string | null;
}

/**
 * Inserts a lead once: null if its reference exists or, with `mayHold`, if the slot is held or blocked. `now` decides
 * which slots are upcoming.
 */
export async function insertLead(
  db: D1Database,
  { reference, lead, receivedAt, suspicion, start, visitor, mark }: ReceivedLead,
  now: Date,
  mayHold = true,
): Promise<StoredLead | null> {
  const { kind, name, email, phone, subject, message, locale, page, details } = lead;
  return await db
    .prepare(INSERT)
    .bind(
      reference,
      receivedAt,
      kind,
      name,
      email,
      phone,
      phone && phoneKey(phone),
      subject,
      message,
      locale,
      page,
      JSON.stringify(details),
      visitor,
      start,
      mayHold ? 1 : 0,
      now.toISOString(),
      suspicion,
      JSON.stringify(leadWords({ ...lead, reference })),
      mark,
    )
    .first<StoredLead>();
}

/** A lead that is stored already. */
export interface KnownLead extends StoredLead {
  /** The `mark` with which it was received. */
  sent_mark: string | null;
}

/** The lead with a reference; null if there is none. */
export async function findLead(db: D1Database, reference: string): Promise<KnownLead | null> {
  return await db
    .prepare("SELECT slot_start, sent_mark FROM leads WHERE reference = ?")
    .bind(reference)
    .first<KnownLead>();
}

/** Records that the visitor was told that the held slot is still to be confirmed, unless staff have moved the call. */
export async function noteToConfirm(db: D1Database, reference: string): Promise<void> {
  await db
    .prepare(`
      UPDATE leads SET to_confirm = 1
      WHERE reference = ? AND slot_start IS NOT NULL AND slot_sequence = 0`)
    .bind(reference)
    .run();
}

/** The occurrences that no lead holds and that staff have not blocked. */
export async function freeOf(db: D1Database, occurrences: Occurrence[]): Promise<Occurrence[]> {
  const ofThem = selectFree(occurrences.map(({ start }) => start));
  const { results } = await prepared(db, ofThem).all<{ start: string }>();
  const free = new Set(results.map(({ start }) => start));
  return occurrences.filter(({ start }) => free.has(start));
}
