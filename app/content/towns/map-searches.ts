import type { CitySlug } from "#app/domain/offers/cities";

/** What is typed in three of the towns, as the map that the page of search opens on shows it; a narrower one has fewer. */
export const mapSearches = {
  "la-chaux-de-fonds": "réparation montre ancienne",
  yverdon: "magasin vélo Yverdon",
  bulle: "fenêtres bois Bulle prix",
} as const satisfies Partial<Record<CitySlug, string>>;
