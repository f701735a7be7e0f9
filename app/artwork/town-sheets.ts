import type { City } from "#app/domain/offers/cities";

const files = import.meta.glob<string>("./towns/*/*.svg", { eager: true, query: "?url", import: "default" });

/** The towns on whose wide sheet there is none of the other towns, which are drawn as squares. */
const alone: City["slug"]["en"][] = ["delemont", "yverdon"];

export const isAlone = ({ slug }: City) => alone.includes(slug.en);

/** URLs of the map around a town, for wide and for narrow screens; drawn by scripts/artwork/region. */
export function townSheetOf({ slug }: City) {
  const sheet = (width: "wide" | "narrow") => files[`./towns/${width}/${slug.en}.svg`] ?? "";
  return { src: sheet("wide"), narrow: sheet("narrow") };
}
