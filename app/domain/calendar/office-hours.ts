import type { Localized } from "#app/domain/language/locale";
import { clockTime, spokenTime } from "./callback";
import { shifts } from "./working-time";

const QUARTER = 15;

const inEnglish = (minutes: number) => clockTime(minutes).replace(/^0/, "");

const inFrench = (minutes: number) => spokenTime(minutes, "fr");

/** When we answer the phone from Monday to Friday: the shifts, each until the last full quarter of an hour. */
export const officeHours: Localized<string> = {
  en: spoken((from, until) => `${inEnglish(from)} to\u00A0${inEnglish(until)}`, " and "),
  fr: spoken((from, until) => `de\u00A0${inFrench(from)}\u00A0à\u00A0${inFrench(until)}`, " et "),
};

function spoken(write: (from: number, until: number) => string, and: string): string {
  return shifts.map(([from, until]) => write(from, until - (until % QUARTER))).join(and);
}
