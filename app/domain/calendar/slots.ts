import { weekdays } from "./callback";
import { nextWeekly } from "./zurich-time";

/** The slots for calls: weekday and Swiss clock time. */
export const slotKeys = ["mon_0900", "mon_1000", "tue_1400", "tue_1500", "wed_1100"] as const;

export type SlotKey = (typeof slotKeys)[number];

/** A slot on one of its dates. */
export interface Occurrence {
  slot: SlotKey;
  /** ISO 8601 in UTC, with milliseconds. */
  start: string;
}

export const CALL_MINUTES = 30;

const NOTICE_MS = 12 * 60 * 60_000;

/** For how many more weeks a slot is offered, in case its next dates are held. */
const WEEKS_LATER = 3;

/** The dates of a slot, the soonest first: its next one, with twelve hours' notice, and three more weeks. */
export function occurrencesOf(slot: SlotKey, now: Date, notice = NOTICE_MS): Occurrence[] {
  const earliest = new Date(now.getTime() + notice);
  const weekday = weekdays.findIndex((name) => name.startsWith(slot.slice(0, 3)));
  const minutes = Number(slot.slice(4, 6)) * 60 + Number(slot.slice(6));
  return Array.from({ length: 1 + WEEKS_LATER }, (_, later) => ({
    slot,
    start: nextWeekly(weekday, minutes, earliest, later).toISOString(),
  }));
}

/** The first date of each slot in a sorted list. */
export function soonestOfEach(occurrences: Occurrence[]): Occurrence[] {
  return slotKeys
    .flatMap((key) => occurrences.find(({ slot }) => slot === key) ?? [])
    .sort((one, other) => one.start.localeCompare(other.start));
}
