import { UPTIME } from "./hosting";

const HOURS_OF_YEAR = 365 * 24;

/** Days of each month of a common year. */
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Minutes of a year for which a hosted site may be out of reach, all stops together. */
export const allowedMinutes = Math.round((HOURS_OF_YEAR * 60 * (100 - UPTIME)) / 100);

interface Stop {
  /** 1 is January. */
  month: number;
  day: number;
  minutes: number;
}

/** When the site of a sample year was out of reach. */
export const sampleStops = {
  power: { month: 3, day: 12, minutes: 14 },
  disk: { month: 7, day: 8, minutes: 41 },
  line: { month: 11, day: 19, minutes: 22 },
} as const satisfies Record<string, Stop>;

export const stoppedMinutes = Object.values(sampleStops).reduce((sum, { minutes }) => sum + minutes, 0);

/** What is done about the failed disk of the sample year, in minutes from its failure. */
export const failureMinutes = {
  fails: 0,
  seen: 1,
  called: 3,
  moved: 16,
  restored: 29,
  reachable: sampleStops.disk.minutes,
} as const;

export const failureSteps = ["fails", "seen", "called", "moved", "restored", "reachable"] as const;

/** 526 gives `8 h 46 min`, less than an hour only minutes; never broken at the end of a line. */
export function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60}\u00A0min`;
  return hours > 0 ? `${hours}\u00A0h\u00A0${rest}` : rest;
}

interface Quarter {
  /** From 0, January. */
  firstMonth: number;
  days: number;
  /** Days of the quarter, from 0, on which a site stood still. */
  stops: number[];
}

/** A common year by its quarters, with the days of some stops. */
export function quartersOf(stops: Stop[]): Quarter[] {
  return [0, 3, 6, 9].map((firstMonth) => {
    const daysUntil = (month: number) => MONTHS.slice(firstMonth, month).reduce((sum, days) => sum + days, 0);
    return {
      firstMonth,
      days: daysUntil(firstMonth + 3),
      stops: stops
        .filter(({ month }) => month > firstMonth && month <= firstMonth + 3)
        .map(({ month, day }) => daysUntil(month - 1) + day - 1),
    };
  });
}
