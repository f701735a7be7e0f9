import type { CitySlug } from "#app/domain/offers/cities";

/** Example searches in three of the towns, on the opening map of the search page; a narrower map shows fewer. */
export const mapSearches = {
  "la-chaux-de-fonds": "réparation montre ancienne",
  yverdon: "magasin vélo Yverdon",
  bulle: "fenêtres bois Bulle prix",
} as const satisfies Partial<Record<CitySlug, string>>;
