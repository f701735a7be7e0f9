import * as z from "zod/mini";
import { zurichInstant } from "#app/domain/calendar/zurich-time";

/**
 * A day and an instant in an address or a form. Only of this century: `Date` and SQLite cannot compute with all days
 * around the years 0 and 9999, and instants of the year 10,000 do not compare as text.
 */
export const dayField = z.iso.date().check(z.startsWith("20"));
export const instantField = z.iso.datetime({ precision: 3 }).check(z.startsWith("20"));

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The instant of a day and a Swiss clock time (`09:30`), in ISO 8601; null if either is invalid. */
export function instantOf(day: string, time: string): string | null {
  const [, hours, minutes] = clock.exec(time) ?? [];
  if (!dayField.safeParse(day).success || hours === undefined) return null;
  return zurichInstant(day, Number(hours) * 60 + Number(minutes)).toISOString();
}
