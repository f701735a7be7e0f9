import { callbackTimes, weekdays } from "#app/domain/calendar/callback";

/** The wished callback in a lead's details; null if they have no time that we offer. */
export function wishIn({ selected_day, selected_time }: Record<string, unknown>) {
  const day = weekdays.find((known) => known === selected_day);
  const minutes = callbackTimes.find((known) => known === selected_time);
  return day && minutes !== undefined ? { day, minutes } : null;
}
