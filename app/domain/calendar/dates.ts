import type { Locale } from "#app/domain/language/locale";
import { spokenTime, type Weekday, weekdays } from "./callback";
import { clock, longDay, printSwiss } from "./zurich-time";

const tags = { en: "en-GB", fr: "fr-FR" } as const;

const months = {
  en: "January February March April May June July August September October November December",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
};

/**
 * An ISO day in Swiss French or British English: `1er avril 2025`, `1 April 2025`. `Intl.DateTimeFormat` gives the
 * same, but its first call blocks a page longer than any other task.
 */
export function longDate(day: string, locale: Locale): string {
  const [year, month, date] = day.split("-").map(Number);
  const name = months[locale].split(" ")[Number(month) - 1];
  return `${locale === "fr" && date === 1 ? "1er" : date} ${name} ${year}`;
}

function atSwissClock(start: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // No line break between a day and its month.
  const written = printSwiss(new Date(start), tags[locale], options).replace(/ (?=\S+$)/, "\u00A0");
  return locale === "en"
    ? written
    : written
        .replace(/(?<=\s)1(?=\s)/, "1er")
        .replace(/(\d\d):(\d\d)$/, (_, hours, minutes) =>
          spokenTime(Number(hours) * 60 + Number(minutes), locale),
        );
}

/** An instant in Swiss time: `lundi 23 novembre à 9 h`, `Monday 23 November at 09:00`. */
export function slotTime(start: string, locale: Locale): string {
  // With ordinary spaces, because it is stored with the lead and written into mails.
  return atSwissClock(start, locale, { ...longDay, ...clock }).replace(/\s/g, " ");
}

/** The same in two parts, for a list: `lundi 23 novembre` and `9 h`. */
export function slotParts(start: string, locale: Locale): { day: string; time: string } {
  return { day: atSwissClock(start, locale, longDay), time: atSwissClock(start, locale, clock) };
}

/** An ISO day with its weekday: `lundi 30 novembre`. */
export function dayName(iso: string, locale: Locale): string {
  return slotParts(`${iso}T12:00:00Z`, locale).day;
}

const weekdayNames = {
  en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
  fr: "Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche",
};

/** The name of a weekday at the beginning of a line: `Lundi`, `Monday`. */
export function weekdayName(weekday: Weekday, locale: Locale): string {
  return weekdayNames[locale].split(" ")[weekdays.indexOf(weekday)] ?? "";
}
