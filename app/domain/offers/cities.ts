import type { Locale, Localized } from "#app/domain/language/locale";
import { cantons } from "./claims";

interface Place {
  canton: (typeof cantons.en)[number];
  /** The languages that people speak and search in. */
  speaks: "french" | "german" | "both";
  /** Approximate time by train from Lausanne; null for Lausanne itself. */
  trainMinutes: number | null;
  /** LV95 coordinates, in kilometres. */
  east: number;
  north: number;
}

export interface City extends Place {
  /** The canonical slug in each language; texts about a town are keyed by the English one. */
  slug: { en: CitySlug; fr: string };
  name: Localized<string>;
}

function sameInBoth<Slug extends string>(slug: Slug, name: string, place: Place) {
  return { slug: { en: slug, fr: slug }, name: { en: name, fr: name }, ...place };
}

function place(
  canton: Place["canton"],
  trainMinutes: number | null,
  [east, north]: [number, number],
  speaks: Place["speaks"] = "french",
): Place {
  return { canton, trainMinutes, east, north, speaks };
}

const listed = [
  {
    slug: { en: "geneva", fr: "geneve" },
    name: { en: "Geneva", fr: "Genève" },
    ...place("Geneva", 40, [2500.1, 1117.9]),
  },
  sameInBoth("lausanne", "Lausanne", place("Vaud", null, [2538.2, 1152.5])),
  sameInBoth("neuchatel", "Neuchâtel", place("Neuchâtel", 45, [2561.3, 1204.8])),
  sameInBoth("fribourg", "Fribourg", place("Fribourg", 45, [2578.8, 1183.8], "both")),
  sameInBoth("sion", "Sion", place("Valais", 65, [2593.9, 1120.3])),
  {
    slug: { en: "bern", fr: "berne" },
    name: { en: "Bern", fr: "Berne" },
    ...place("Bern", 70, [2600.3, 1199.6], "german"),
  },
  sameInBoth("delemont", "Delémont", place("Jura", 105, [2593.3, 1245.6])),
  sameInBoth("yverdon", "Yverdon", place("Vaud", 25, [2538.9, 1181.2])),
  sameInBoth("nyon", "Nyon", place("Vaud", 30, [2507.4, 1137.6])),
  sameInBoth("montreux", "Montreux", place("Vaud", 20, [2560.2, 1142.6])),
  sameInBoth("vevey", "Vevey", place("Vaud", 15, [2554.4, 1145.9])),
  sameInBoth("la-chaux-de-fonds", "La Chaux-de-Fonds", place("Neuchâtel", 80, [2553.4, 1217])),
  {
    slug: { en: "biel", fr: "bienne" },
    name: { en: "Biel", fr: "Bienne" },
    ...place("Bern", 65, [2585.4, 1220.5], "both"),
  },
  sameInBoth("martigny", "Martigny", place("Valais", 50, [2571.8, 1105.6])),
  sameInBoth("sierre", "Sierre", place("Valais", 75, [2607.6, 1126.9])),
  sameInBoth("bulle", "Bulle", place("Fribourg", 60, [2570.7, 1163.1])),
] as const;

export type CitySlug = (typeof listed)[number]["slug"]["en"];

/**
 * The main towns of the seven covered cantons, each with a page. On the map of the home page, the first one is selected
 * initially.
 */
export const cities: readonly City[] = listed;

const counted: Record<typeof listed.length, Localized<string>> = { 16: { en: "Sixteen", fr: "Seize" } };

/** Their number in words, capitalised for a title. */
export const cityCount = counted[listed.length];

/** The towns in alphabetical order of the page's language. */
export const citiesByName = (locale: Locale): City[] =>
  cities.toSorted((one, other) => one.name[locale].localeCompare(other.name[locale], locale));

/** The town with a slug in either language; null if there is none. */
export function cityOf(slug: string | null): City | null {
  return cities.find((city) => city.slug.en === slug || city.slug.fr === slug) ?? null;
}

const PREFIX = "/services/seo-visibility-";

/** The path of a town's page below the language. */
export const townAddress = ({ slug }: City) => ({ en: PREFIX + slug.en, fr: PREFIX + slug.fr });

/** The town whose page has this path below the language, by its slug in either language; null if none. */
export const cityAt = (address: string) =>
  address.startsWith(PREFIX) ? cityOf(address.slice(PREFIX.length)) : null;

/** Distances from a town within which a map is tinted, in kilometres, the nearer tint first. */
export const tintedKm = [6, 12] as const;

const NEIGHBOURS = 3;

/** Kilometres as the crow flies. */
export const distanceOf = (one: City, other: City) =>
  Math.hypot(other.east - one.east, other.north - one.north);

/** Our nearest towns to a town, the nearest first. */
export function nearestTo(city: City): City[] {
  return cities
    .filter((other) => other !== city)
    .toSorted((one, other) => distanceOf(city, one) - distanceOf(city, other))
    .slice(0, NEIGHBOURS);
}

export function cantonOf({ canton }: City, locale: Locale): string {
  return cantons[locale][cantons.en.indexOf(canton)] ?? canton;
}
