import { callbackTimes, weekdays } from "#app/domain/calendar/callback";

/** When a visitor wishes to be called, as the details of their lead say; null where they say no time that we offer. */
export function wishIn({ selected_day, selected_time }: Record<string, unknown>) {
  const day = weekdays.find((known) => known === selected_day);
  const minutes = callbackTimes.find((known) => known === selected_time);
  return day && minutes !== undefined ? { day, minutes } : null;
}
