import { claims } from "#app/domain/offers/claims";
import { once } from "#app/domain/once";
import { ourHolidays } from "./holidays";
import { daysAfter, daysBetween, weekdayOf, zurichInstant, zurichTime } from "./zurich-time";

/** Working hours in minutes from midnight: 8 h 24 a day, so that the promised 42 hours are five days. */
export const shifts = [
  [8 * 60, 12 * 60],
  [13 * 60, 17 * 60 + 24],
] as const;

const DAY_MINUTES = shifts.reduce((sum, [from, until]) => sum + until - from, 0);

/** The working minutes after which an answer is late. */
export const PROMISED_MINUTES = claims.supportHours * 60;

/** Our holidays from Monday to Friday. */
const freeDays = once(() => new Set([...ourHolidays()].filter((day) => weekdayOf(day) < 5)));

function isWorkday(day: string): boolean {
  return weekdayOf(day) < 5 && !freeDays().has(day);
}

/**
 * Working days from a day, inclusive, to another, exclusive. Counted by weeks, because a list of old leads needs many.
 */
function workdaysBetween(from: string, until: string): number {
  const days = daysBetween(from, until);
  let count = Math.floor(days / 7) * 5;
  for (let left = days % 7; left > 0; left--) if (weekdayOf(daysAfter(until, -left)) < 5) count++;
  return count - [...freeDays()].filter((day) => day >= from && day < until).length;
}

/** Working minutes between two instants; 0 if the second comes first. */
export function workingMinutes(from: Date, until: Date): number {
  const start = zurichTime(from);
  const end = zurichTime(until);
  if (start.day === end.day) return Math.max(0, workedBy(end) - workedBy(start));
  if (start.day > end.day) return 0;
  const days = workdaysBetween(start.day, end.day);
  return workedBy(end) - workedBy(start) + days * DAY_MINUTES;
}

/** Working minutes of a day until a time. */
function workedBy({ day, minutes }: { day: string; minutes: number }): number {
  if (!isWorkday(day)) return 0;
  return shifts.reduce((sum, [from, until]) => sum + Math.max(0, Math.min(minutes, until) - from), 0);
}

/** Why a period of some minutes is not all within working hours; null if it is. */
export function whyOff(from: Date, minutes: number): "holiday" | "weekend" | "hours" | null {
  if (workingMinutes(from, new Date(from.getTime() + minutes * 60_000)) === minutes) return null;
  const { day } = zurichTime(from);
  if (weekdayOf(day) >= 5) return "weekend";
  return freeDays().has(day) ? "holiday" : "hours";
}

/** The next working day after a day. */
export function nextWorkday(day: string): string {
  let next = daysAfter(day, 1);
  while (!isWorkday(next)) next = daysAfter(next, 1);
  return next;
}

/** When the office opens next, if it is closed at an instant; null if it is open. */
export function opensAfter(instant: Date): Date | null {
  if (whyOff(instant, 1) === null) return null;
  const { day, minutes } = zurichTime(instant);
  const [next] = isWorkday(day) ? shifts.filter(([from]) => from > minutes) : [];
  return next ? zurichInstant(day, next[0]) : zurichInstant(nextWorkday(day), shifts[0][0]);
}

/** The Swiss day on which the promised working time after an instant ends: the latest day for our answer. */
export function promisedDay(from: Date): string {
  const asked = zurichTime(from);
  let { day } = asked;
  let left = PROMISED_MINUTES - (isWorkday(day) ? DAY_MINUTES - workedBy(asked) : 0);
  for (; left > 0; left -= DAY_MINUTES) day = nextWorkday(day);
  return day;
}
