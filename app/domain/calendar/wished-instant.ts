import { type Weekday, weekdays } from "./callback";
import { daysAfter, weekdayOf, zurichDay, zurichInstant } from "./zurich-time";

/** The instant at which somebody wished to be called: the first such weekday and time, in minutes from midnight, after they wrote. */
export function wishedInstant(writtenAt: Date, day: Weekday, minutes: number): Date {
  const today = zurichDay(writtenAt);
  const ahead = (weekdays.indexOf(day) - weekdayOf(today) + 7) % 7;
  const first = zurichInstant(daysAfter(today, ahead), minutes);
  return first > writtenAt ? first : zurichInstant(daysAfter(today, ahead + 7), minutes);
}
