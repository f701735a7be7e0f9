import { CALL_MINUTES } from "#app/domain/calendar/slots";
import type { Condition } from "./statement";

/** This instant, as columns hold instants. */
export const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** What nobody has answered: the very words of the partial index `leads_waiting`. */
export const OPEN = "status = 'new' AND quarantine IS NULL AND kind <> 'newsletter'";

/** What is to be answered now: neither put off beyond today (`2026-11-30`) nor booked for a call after `now`. */
export const isWaiting = (now: string, today: string): Condition[] => [
  [OPEN],
  ["(put_off_until IS NULL OR put_off_until <= ?)", today],
  ["(to_confirm OR slot_start IS NULL OR slot_start <= ?)", now],
];

/** Since when a lead waits, in the very words of `leads_waiting`: its call, once that is confirmed, else its coming. */
export const WAITS_SINCE = "iif(to_confirm, created_at, coalesce(slot_start, created_at))";

/** Every column of a lead, and since when it waits. */
export const WHOLE_LEAD = `*, ${WAITS_SINCE} AS waits_since`;

/** Whose mail is still to be sent; once answered, a lead needs none. The very words of the index `leads_to_mail`. */
export const TO_MAIL = "mailed_at IS NULL AND quarantine IS NULL AND status = 'new'";

/** The instant that lies so many minutes after another. */
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

/** Condition: `other` is a lead of the person with this address, or with these last digits of a number. */
export const isOf = (email: string, phoneKey: string) =>
  `(lower(other.email) = lower(${email}) OR other.phone_key = ${phoneKey})`;

/** What a lead came from, as far as its address said: the very words of the index of campaigns. */
export const CAMPAIGN =
  "coalesce(json_extract(details, '$.utm_campaign'), json_extract(details, '$.source'), json_extract(details, '$.utm_source'))";

/** How many rows the reports of one day may fill; later ones share rows named `(other)`, which are not counted. */
const DAILY_ROWS = 1000;

/**
 * The name under which a report is counted: its own, as long as its row is there or its day has room. `key` are the
 * columns of the table's key, bound in this order as `?1`, `?2` and so on.
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

/** Condition: a lead is found by a word, because one of its own begins with it. */
export function foundBy(word: string): Condition {
  return ["id IN (SELECT lead FROM lead_words WHERE word >= ? AND word < ?)", word, `${word}\u{10ffff}`];
}
