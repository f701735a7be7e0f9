import { daysAfter, weekdayOf } from "#app/domain/calendar/zurich-time";

/** Opening and closing time in minutes from midnight; null if closed. Monday first. */
type Hours = { from: number; to: number } | null;

const hour = 60;
const long: Hours = { from: 7 * hour, to: 19 * hour };

/** The practice's week, Monday first. */
export const practiceWeek: Hours[] = [long, long, long, long, { from: 7 * hour, to: 17 * hour }, null, null];

/** A public holiday with its ISO day. */
export interface KnownHoliday {
  day: string;
  name: string;
}

/** The hours of a day, or why it is closed. */
type DayPlan = { hours: NonNullable<Hours> } | { closed: "weekend" } | { closed: "holiday"; name: string };

/** The practice's hours on an ISO day; null if it is none. A public holiday is always closed. */
export function planOf(day: string, holidays: KnownHoliday[]): DayPlan | null {
  const holiday = holidays.find((each) => each.day === day);
  if (holiday) return { closed: "holiday", name: holiday.name };
  const hours = practiceWeek[weekdayOf(day)];
  if (hours === undefined) return null;
  return hours ? { hours } : { closed: "weekend" };
}

/** The next ISO day on which the practice is open; null if there is none within a month. */
export function nextOpen(day: string, holidays: KnownHoliday[]): string | null {
  for (let days = 1; days <= 31; days++) {
    const isoDay = daysAfter(day, days);
    const plan = planOf(isoDay, holidays);
    if (plan && "hours" in plan) return isoDay;
  }
  return null;
}
