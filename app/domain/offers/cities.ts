import type { Localized } from "#app/domain/language/locale";

export interface City {
  /** The canonical slug of each language. */
  slug: Localized<string>;
  name: Localized<string>;
}

function sameInBoth(slug: string, name: string): City {
  return { slug: { en: slug, fr: slug }, name: { en: name, fr: name } };
}

/** The main towns of the seven covered cantons; each has a page of its own in both languages. */
export const cities: City[] = [
  { slug: { en: "geneva", fr: "geneve" }, name: { en: "Geneva", fr: "Genève" } },
  sameInBoth("lausanne", "Lausanne"),
  sameInBoth("neuchatel", "Neuchâtel"),
  sameInBoth("fribourg", "Fribourg"),
  sameInBoth("sion", "Sion"),
  { slug: { en: "bern", fr: "berne" }, name: { en: "Bern", fr: "Berne" } },
  sameInBoth("delemont", "Delémont"),
  sameInBoth("yverdon", "Yverdon"),
  sameInBoth("nyon", "Nyon"),
  sameInBoth("montreux", "Montreux"),
  sameInBoth("vevey", "Vevey"),
  sameInBoth("la-chaux-de-fonds", "La Chaux-de-Fonds"),
  { slug: { en: "biel", fr: "bienne" }, name: { en: "Biel", fr: "Bienne" } },
  sameInBoth("martigny", "Martigny"),
  sameInBoth("sierre", "Sierre"),
  sameInBoth("bulle", "Bulle"),
];

/** The town that a slug of either language names; null where there is none. */
export function cityOf(slug: string | null): City | null {
  return cities.find((city) => city.slug.en === slug || city.slug.fr === slug) ?? null;
}
