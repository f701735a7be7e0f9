const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in Swiss time, formatted for a language tag. Formats are cached: they are slow to create. */
export function printSwiss(instant: Date, tag: string, options: Intl.DateTimeFormatOptions): string {
  const key = tag + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: "Europe/Zurich" });
  formats.set(key, format);
  return format.format(instant);
}

/** The day (`2026-03-29`) and the minutes from midnight of an instant in Swiss time. */
export function zurichTime(instant: Date): { day: string; minutes: number } {
  const shown = printSwiss(instant, "sv-SE", { dateStyle: "short", timeStyle: "short" });
  const [day = "", time = ""] = shown.split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { day, minutes: hours * 60 + minutes };
}

/** Whether the local time of this device at an instant is Swiss time. */
export function isSwissHere(instant: Date): boolean {
  const { day, minutes } = zurichTime(instant);
  const here = instant.getHours() * 60 + instant.getMinutes();
  return minutes === here && Number(day.slice(-2)) === instant.getDate();
}

/** The day of an instant in Swiss time, `2026-03-29`. */
export function zurichDay(instant: Date): string {
  return zurichTime(instant).day;
}

export const longDay = { weekday: "long", day: "numeric", month: "long" } as const;
export const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** An instant (ISO 8601) in Swiss time: `Monday 30 November 09:00`, with the year if it is not this one. */
export function zurichClock(instant: string, now = new Date()): string {
  const print = (options: Intl.DateTimeFormatOptions, time = new Date(instant)) =>
    printSwiss(time, "en-GB", options).replace(",", "");
  const year = { year: "numeric" } as const;
  const day = print(year) === print(year, now) ? longDay : { ...longDay, ...year };
  return `${print(day)} ${print(clock)}`;
}

const DAY_MS = 86_400_000;

/** How many days one calendar day is after another; NaN if one of them is none, also if its year has five digits. */
export function daysBetween(from: string, until: string): number {
  return (startOf(until) - startOf(from)) / DAY_MS;
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The calendar day so many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, "2026-01-01".length);
}

/** The weekday of a day, from 0 for Monday; NaN if it is no day. */
export function weekdayOf(day: string): number {
  return (new Date(startOf(day)).getUTCDay() + 6) % 7;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysAfter(day, -weekdayOf(day));
}

/** The instant of a day and a number of minutes from midnight in Swiss time. */
export function zurichInstant(day: string, minutes: number): Date {
  const asUtc = startOf(day) + minutes * 60_000;
  // Around a clock change, the offset at the guess can differ from the offset at the result: iterate twice.
  const once = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(once));
}

/**
 * The first instant, not before `earliest`, that has this weekday (from 0 for Monday) and these minutes from midnight
 * in Swiss time, or the same so many weeks later.
 */
export function nextWeekly(weekday: number, minutes: number, earliest: Date, weeksLater = 0): Date {
  const today = zurichDay(earliest);
  const daysAhead = (weekday - weekdayOf(today) + 7) % 7;
  const inWeek = (week: number) => zurichInstant(daysAfter(today, daysAhead + 7 * week), minutes);
  return inWeek(inWeek(0) >= earliest ? weeksLater : weeksLater + 1);
}

/** How many milliseconds Swiss time is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const { day, minutes } = zurichTime(new Date(instant));
  return Date.parse(day) - (Math.floor(instant / 60_000) - minutes) * 60_000;
}

/** First instants of a Swiss day and of the next one, ISO 8601 in UTC. */
export function zurichDayBounds(day: string): { from: string; until: string } {
  return {
    from: zurichInstant(day, 0).toISOString(),
    until: zurichInstant(daysAfter(day, 1), 0).toISOString(),
  };
}
