import type { Localized } from "#app/domain/language/locale";
import { shifts } from "./working-time";

const QUARTER = 15;

const partsOf = (minutes: number) => [Math.floor(minutes / 60), minutes % 60] as const;

function inEnglish(minutes: number): string {
  const [hours, rest] = partsOf(minutes);
  return `${hours}:${String(rest).padStart(2, "0")}`;
}

function inFrench(minutes: number): string {
  const [hours, rest] = partsOf(minutes);
  return `${hours}\u00A0h${rest === 0 ? "" : `\u00A0${rest}`}`;
}

/** When the telephone is answered from Monday to Friday, in a sentence: the shifts, each to the full quarter before its end. */
export const officeHours: Localized<string> = {
  en: spoken((from, until) => `${inEnglish(from)} to\u00A0${inEnglish(until)}`, " and "),
  fr: spoken((from, until) => `de\u00A0${inFrench(from)} à\u00A0${inFrench(until)}`, " et "),
};

function spoken(write: (from: number, until: number) => string, and: string): string {
  return shifts.map(([from, until]) => write(from, until - (until % QUARTER))).join(and);
}
