import { zurichClock } from "#app/domain/calendar/zurich-time";
import { escaped } from "./escaped";

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** An instant in Swiss time; other texts are only escaped. */
export function swissTime(text: string, now = new Date()): string {
  const isInstant = instant.test(text) && !Number.isNaN(Date.parse(text));
  return isInstant ? zurichClock(text, now) : escaped(text);
}

/** How long ago an instant was: `12 min`, `3 h`, `5 d`. */
export function age(text: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(text)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
