import type { City } from "#app/domain/offers/cities";

const files = import.meta.glob<string>("./towns/*/*.svg", { eager: true, query: "?url", import: "default" });

/** The land round a town, for wide screens and for narrow ones; scripts/artwork/region draws it. */
export function townSheetOf({ slug }: City) {
  const sheet = (width: "wide" | "narrow") => files[`./towns/${width}/${slug.en}.svg`] ?? "";
  return { src: sheet("wide"), narrow: sheet("narrow") };
}
