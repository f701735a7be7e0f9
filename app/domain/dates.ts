import type { Locale } from "./locale";

const tags = { en: "en-US", fr: "fr-FR" } as const;

/** An ISO day as French or US English writes it: `1 avril 2025`, `April 1, 2025`. */
export function longDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], {
    dateStyle: "long",
    timeZone: "Europe/Zurich",
  }).format(new Date(`${day}T12:00:00Z`));
}

const day = { weekday: "long", day: "numeric", month: "long" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

function atSwissClock(start: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: "Europe/Zurich" });
  return format.format(new Date(start));
}

/** An instant as a Swiss clock shows it: `lundi 23 novembre à 09:00`, `Monday, November 23 at 09:00`. */
export function slotTime(start: string, locale: Locale): string {
  return atSwissClock(start, locale, { ...day, ...clock });
}

/** The same in two parts, for a list: `lundi 23 novembre` and `09:00`. */
export function slotParts(start: string, locale: Locale): { day: string; time: string } {
  return { day: atSwissClock(start, locale, day), time: atSwissClock(start, locale, clock) };
}
