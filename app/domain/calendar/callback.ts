import type { Locale } from "#app/domain/language/locale";
import { nextWeekly } from "./zurich-time";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

const FIRST = 390;
const STEP = 30;

/** The times that a visitor can choose for a callback: minutes from midnight, Europe/Zurich. */
export const callbackTimes: number[] = Array.from({ length: 20 }, (_, step) => FIRST + step * STEP);

export const firstCallback = { day: "monday", minutes: FIRST } as const satisfies {
  day: Weekday;
  minutes: number;
};

/** The instant of a wished callback: the first such day and time after the visitor wrote. */
export function wishedInstant(writtenAt: Date, day: Weekday, minutes: number): Date {
  return nextWeekly(weekdays.indexOf(day), minutes, new Date(writtenAt.getTime() + 1));
}

/** Minutes from midnight as clock time: 390 gives `06:30`. */
export function clockTime(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The same within a sentence: in French `6 h 30`, and `16 h` without minutes. */
export function spokenTime(minutes: number, locale: Locale): string {
  if (locale === "en") return clockTime(minutes);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00A0h${rest === 0 ? "" : `\u00A0${two(rest)}`}`;
}

const two = (value: number) => String(value).padStart(2, "0");
