import { zurichInstant } from "#app/domain/calendar/zurich-time";
import { dayField } from "#worker/staff/days";

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The instant of a day and a Swiss clock time (`09:30`), in ISO 8601; null if either is invalid. */
export function instantOf(day: string, time: string): string | null {
  const [, hours, minutes] = clock.exec(time) ?? [];
  if (!dayField.safeParse(day).success || hours === undefined) return null;
  return zurichInstant(day, Number(hours) * 60 + Number(minutes)).toISOString();
}
