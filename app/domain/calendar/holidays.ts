import type { Locale, Localized } from "#app/domain/language/locale";
import { once } from "#app/domain/once";
import { brand } from "#app/domain/site/brand";
import { holidayTable } from "./holiday-table";

/** A public holiday in some of the cantons that we work in. */
interface Holiday {
  /** ISO day. */
  day: string;
  name: Localized<string>;
  /** The codes of these cantons: `GE VD`. */
  cantons: string[];
}

const holidays = once(() =>
  holidayTable
    .trim()
    .split("\n")
    .map((line): Holiday => {
      const [day = "", en = "", fr = "", cantons = ""] = line.split(" | ");
      return { day, name: { en, fr }, cantons: cantons.split(" ") };
    }),
);

/** The public holidays of our own canton: nobody works on these days. */
export const ourHolidays = once(
  () =>
    new Set(
      holidays()
        .filter(({ cantons }) => cantons.includes(brand.address.canton))
        .map(({ day }) => day),
    ),
);

/** Whether a day is one of our holidays. */
export function isHoliday(day: string): boolean {
  return ourHolidays().has(day);
}

/** The public holidays of a canton, by its code. */
export function holidaysIn(canton: string, locale: Locale): { day: string; name: string }[] {
  return holidays()
    .filter(({ cantons }) => cantons.includes(canton))
    .map(({ day, name }) => ({ day, name: name[locale] }));
}

/** The public holidays on a day, each with its cantons. */
export function holidaysOf(day: string, locale: Locale): { name: string; cantons: string[] }[] {
  return holidays()
    .filter((holiday) => holiday.day === day)
    .map(({ name, cantons }) => ({ name: name[locale], cantons }));
}
