import { daysAfter, weekdayOf } from "#app/domain/calendar/zurich-time";

/** Opening and closing in minutes from midnight; null on a day of rest. Monday first. */
type Hours = { from: number; to: number } | null;

const hour = 60;
const long: Hours = { from: 7 * hour, to: 19 * hour };

/** The practice's week, Monday first. */
export const practiceWeek: Hours[] = [long, long, long, long, { from: 7 * hour, to: 17 * hour }, null, null];

/** A public holiday by its ISO day. */
export interface KnownHoliday {
  day: string;
  name: string;
}

/** How a day goes: its hours, or why it has none. */
type DayPlan = { hours: NonNullable<Hours> } | { closed: "weekend" } | { closed: "holiday"; name: string };

/** How the practice keeps an ISO day: a public holiday closes it, whatever day of the week it is. */
export function planOf(day: string, week: Hours[], holidays: KnownHoliday[]): DayPlan {
  const holiday = holidays.find((each) => each.day === day);
  if (holiday) return { closed: "holiday", name: holiday.name };
  const hours = week[weekdayOf(day)];
  return hours ? { hours } : { closed: "weekend" };
}

/** The first ISO day after one on which the practice opens; null where none does within a month. */
export function nextOpen(day: string, week: Hours[], holidays: KnownHoliday[]): string | null {
  for (let days = 1; days <= 31; days++) {
    const isoDay = daysAfter(day, days);
    if ("hours" in planOf(isoDay, week, holidays)) return isoDay;
  }
  return null;
}
