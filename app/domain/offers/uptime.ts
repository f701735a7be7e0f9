import { UPTIME } from "./hosting";

const HOURS_OF_YEAR = 365 * 24;

/** Days of each month of a common year. */
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Minutes in a year for which a hosted site may be down in total. */
export const allowedMinutes = Math.round((HOURS_OF_YEAR * 60 * (100 - UPTIME)) / 100);

interface Stop {
  /** 1 is January. */
  month: number;
  day: number;
  minutes: number;
}

/** When the site was down in a sample year. */
export const sampleStops = {
  power: { month: 3, day: 12, minutes: 14 },
  disk: { month: 7, day: 8, minutes: 41 },
  line: { month: 11, day: 19, minutes: 22 },
} as const satisfies Record<string, Stop>;

export const stoppedMinutes = Object.values(sampleStops).reduce((sum, { minutes }) => sum + minutes, 0);

/** How the failed disk of the sample year is handled, in minutes from its failure. */
export const failureMinutes = {
  fails: 0,
  seen: 1,
  called: 3,
  moved: 16,
  restored: 29,
  reachable: sampleStops.disk.minutes,
} as const;

export const failureSteps = ["fails", "seen", "called", "moved", "restored", "reachable"] as const;

/** 526 gives `8 h 46 min`, 60 gives `1 h`; less than an hour gives only minutes. With no-break spaces. */
export function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}\u00A0h`, rest > 0 && `${rest}\u00A0min`].filter(Boolean).join("\u00A0");
}

const daysBefore = (month: number) => MONTHS.slice(0, month - 1).reduce((sum, days) => sum + days, 0);

/** A common year: the number of days, the day on which each month begins, and those of some stops, counted from 0. */
export function commonYear(stops: Stop[]) {
  return {
    days: daysBefore(MONTHS.length + 1),
    months: MONTHS.map((_, index) => daysBefore(index + 1)),
    stops: stops.map(({ month, day }) => daysBefore(month) + day - 1),
  };
}
