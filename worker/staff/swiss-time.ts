import { visible } from "./visible";

const TIME_ZONE = "Europe/Zurich";
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const day = { weekday: "long", day: "numeric", month: "long" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** An instant as a Swiss clock shows it, `Monday 30 November 09:00`, with its year where that is another; other texts stay. */
export function swissTime(text: string, now = new Date()): string {
  const date = new Date(text);
  if (!instant.test(text) || Number.isNaN(date.getTime())) return visible(text);
  const print = (options: Intl.DateTimeFormatOptions, time = date) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: TIME_ZONE }).format(time).replace(",", "");
  const year = { year: "numeric" } as const;
  const isOtherYear = print(year) !== print(year, now);
  return `${print(isOtherYear ? { ...day, ...year } : day)} ${print(clock)}`;
}

/** How long ago an instant was: `12 min`, `3 h`, `5 d`. */
export function age(text: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(text)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
