// The look of the towns' maps, wide and narrow: colours, sizes, and which land they show.

import type { City } from "#app/domain/offers/cities";
import type { Point } from "#scripts/artwork/drawing/pen";
import type { Frame } from "#scripts/artwork/region/sheet";

export const SHORE = "#2E7CA6";
export const WATER = "#D8ECF4";
export const DEPTH = "#A9D2E3";
export const LAND = "#FCFAF4";
export const LIMIT = "#D8C6A8";
export const BORDER = "#A8763F";

/** The colours of the land within each radius, the nearest darkest; the legend below the drawing has the same. */
export const tints = ["#DDBC8A", "#F0DEC0"];

export interface Look {
  width: number;
  height: number;
  /** In units: a kilometre; letters of the town, other towns, listed communes and lakes; the stroke of a river. */
  km: number;
  title: number;
  name: number;
  listed: number;
  lake: number;
  river: number;
  /** The height that may be cut off at the top and at the bottom, in units. */
  cut: number;
  /** The largest number of named places, and of summits. */
  most: number;
  summits: number;
}

// On both, five kilometres are a tenth of the width: town-sheet.module.css divides their frames accordingly.
export const wide: Look = {
  width: 1000,
  height: 880,
  km: 20,
  title: 40,
  name: 21,
  listed: 20,
  lake: 21,
  river: 3,
  cut: 70,
  most: 99,
  summits: 4,
};
export const narrow: Look = {
  width: 700,
  height: 500,
  km: 14,
  title: 32,
  name: 22.5,
  listed: 21,
  lake: 25,
  river: 4,
  cut: 42,
  most: 9,
  summits: 2,
};

/** The offset of a map's centre from its town in kilometres east and north, towards the more interesting land. */
const moved: Record<string, Point> = {
  geneva: [5, 5],
  nyon: [5, -3],
  "la-chaux-de-fonds": [0, -5.5],
  delemont: [-6, 2],
  yverdon: [3, 2],
  lausanne: [2, 2],
  sierre: [-3, 2],
  martigny: [0, 5.5],
  bern: [-4, 0],
  biel: [-2, -5],
  neuchatel: [2, 0],
};

/** The same for a narrow map, where the usual share of that offset would cut a lake in two. */
const movedNarrow: Record<string, Point> = {
  geneva: [4, -1.9],
  lausanne: [-1.6, -2.4],
  sion: [0, 2],
  "la-chaux-de-fonds": [7, -2.1],
  delemont: [-4, -2.5],
  neuchatel: [1.2, 1.8],
  biel: [-1.2, -0.6],
  nyon: [3, 0],
  martigny: [0, 2.4],
};

function moveOf(slug: string, isWide: boolean): Point {
  const [right, up] = moved[slug] ?? [0, 0];
  return isWide ? [right, up] : (movedNarrow[slug] ?? [right * 0.6, up * 0.3]);
}

/** The section of land that a map shows. */
export function frameOf(city: City, look: Look): Frame {
  const [right, up] = moveOf(city.slug.en, look === wide);
  return { ...look, east: city.east + right, north: city.north + up };
}
