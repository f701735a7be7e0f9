import { CALL_MINUTES } from "#app/domain/calendar/slots";
import type { Condition } from "./statement";

/** The current instant, in the format of the columns. */
export const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** Condition: nobody has answered the lead. Word for word the condition of the partial index `leads_waiting`. */
export const OPEN = "status = 'new' AND quarantine IS NULL AND kind <> 'newsletter'";

/**
 * Conditions: the lead is to be answered now, so it is neither put off beyond `today` (`2026-11-30`) nor booked for a
 * call after `now`.
 */
export const isWaiting = (now: string, today: string): Condition[] => [
  [OPEN],
  ["(put_off_until IS NULL OR put_off_until <= ?)", today],
  ["(to_confirm OR slot_start IS NULL OR slot_start <= ?)", now],
];

/**
 * Since when a lead waits: since its call, if that is confirmed, else since it came in. Word for word as in
 * `leads_waiting`.
 */
export const WAITS_SINCE = "iif(to_confirm, created_at, coalesce(slot_start, created_at))";

/** Every column of a lead, and since when it waits. */
export const WHOLE_LEAD = `*, ${WAITS_SINCE} AS waits_since`;

/**
 * Condition: the mail to staff is still to be sent; an answered lead needs none. Word for word as in the index
 * `leads_to_mail`.
 */
export const TO_MAIL = "mailed_at IS NULL AND quarantine IS NULL AND status = 'new'";

/** The instant so many minutes after another. */
const after = (start: string, minutes: number) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${start}, '${minutes} minutes')`;

/** Condition: the call of a lead, other than `lead`, overlaps the one that begins at `start`. */
export const isHeld = (start: string, lead = "NULL") => `EXISTS (
    SELECT 1 FROM leads AS holder
    WHERE holder.slot_start > ${after(start, -CALL_MINUTES)} AND holder.slot_start < ${after(start, CALL_MINUTES)}
      AND holder.id IS NOT ${lead}
  )`;

/** Condition: hours that staff have blocked overlap the call that begins at `start`. */
export const isBlocked = (start: string) =>
  `EXISTS (SELECT 1 FROM call_blocks WHERE starts_at < ${after(start, CALL_MINUTES)} AND ends_at > ${start})`;

/** Condition: `other` is a lead of the person with this address or with this key of a phone number. */
export const isOf = (email: string, phoneKey: string) =>
  `(lower(other.email) = lower(${email}) OR other.phone_key = ${phoneKey})`;

/**
 * The campaign that a lead came from, as named in the address of its page. Word for word as in the index of campaigns.
 */
export const CAMPAIGN =
  "coalesce(json_extract(details, '$.utm_campaign'), json_extract(details, '$.source'), json_extract(details, '$.utm_source'))";

/**
 * How many rows a day the reports of one table may fill; later ones are counted in rows named `(other)`, which are not
 * part of this number.
 */
const DAILY_ROWS = 1000;

/**
 * The name under which a report is counted: its own if it has a row already or the day has room for one, else
 * `(other)`. `key` are the columns of the table's key, bound in this order as `?1`, `?2` and so on.
 */
export function nameWithinDay(table: string, key: readonly ["day", name: string, ...string[]]): string {
  const [, name] = key;
  const given = key.map((_, index) => `?${index + 1}`);
  return `
    CASE
      WHEN EXISTS (SELECT 1 FROM ${table} WHERE (${key.join(", ")}) = (${given.join(", ")})) THEN ?2
      WHEN (SELECT count(*) FROM ${table} WHERE day = ?1 AND ${name} <> '(other)') < ${DAILY_ROWS} THEN ?2
      ELSE '(other)'
    END`;
}

/** Condition: one of the lead's search words begins with this word. */
export function foundBy(word: string): Condition {
  return ["id IN (SELECT lead FROM lead_words WHERE word >= ? AND word < ?)", word, `${word}\u{10ffff}`];
}
