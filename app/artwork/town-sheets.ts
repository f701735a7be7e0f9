import type { City } from "#app/domain/offers/cities";

const files = import.meta.glob<string>("./towns/*/*.svg", { eager: true, query: "?url", import: "default" });

/** The towns that have none of the others, which are squares, on the wide sheet of their land. */
const alone: City["slug"]["en"][] = ["delemont", "yverdon"];

export const isAlone = ({ slug }: City) => alone.includes(slug.en);

/** The land round a town, for wide screens and for narrow ones; scripts/artwork/region draws it. */
export function townSheetOf({ slug }: City) {
  const sheet = (width: "wide" | "narrow") => files[`./towns/${width}/${slug.en}.svg`] ?? "";
  return { src: sheet("wide"), narrow: sheet("narrow") };
}
