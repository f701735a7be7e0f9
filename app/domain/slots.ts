import { daysAfter, zurichDay, zurichInstant } from "./zurich-time";

/** When a call can be booked: weekday and Swiss clock time. */
export const slotKeys = ["mon_0900", "mon_1000", "tue_1400", "tue_1500", "wed_1100"] as const;

export type SlotKey = (typeof slotKeys)[number];

/** A slot at its next date. */
export interface Occurrence {
  slot: SlotKey;
  /** ISO 8601 in UTC, with milliseconds. */
  start: string;
}

export const CALL_MINUTES = 30;

const NOTICE_MS = 12 * 60 * 60_000;
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** The next time a slot begins, at least twelve hours from now. */
export function nextOccurrence(slot: SlotKey, now: Date): Occurrence {
  const earliest = new Date(now.getTime() + NOTICE_MS);
  const today = zurichDay(earliest);
  const daysAhead = (weekdays.indexOf(slot.slice(0, 3)) - new Date(today).getUTCDay() + 7) % 7;
  const minutes = Number(slot.slice(4, 6)) * 60 + Number(slot.slice(6));
  const day = daysAfter(today, daysAhead);
  const first = zurichInstant(day, minutes);
  const start = first >= earliest ? first : zurichInstant(daysAfter(day, 7), minutes);
  return { slot, start: start.toISOString() };
}

/** Every slot at its next date, the soonest first. */
export function upcomingSlots(now: Date): Occurrence[] {
  return slotKeys
    .map((slot) => nextOccurrence(slot, now))
    .sort((one, other) => one.start.localeCompare(other.start));
}
