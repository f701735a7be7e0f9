// What the sheets of towns look like, the wide and the narrow: colours, sizes, and what of the land each shows.

import type { City } from "#app/domain/offers/cities";
import type { Point } from "#scripts/artwork/drawing/pen";
import type { Frame } from "#scripts/artwork/region/sheet";

export const SHORE = "#2E7CA6";
export const WATER = "#D8ECF4";
export const DEPTH = "#A9D2E3";
export const LAND = "#FCFAF4";
export const LIMIT = "#D8C6A8";
export const BORDER = "#A8763F";

/** How dark the land within each reach is printed, the nearest darkest; the key under the drawing has the same colours. */
export const tints = ["#DDBC8A", "#F0DEC0"];

export interface Look {
  width: number;
  height: number;
  /** Units of a kilometre, and of the letters of the town, of other towns, of communes that its page lists and of lakes, and of the line of a river. */
  km: number;
  title: number;
  name: number;
  listed: number;
  lake: number;
  river: number;
  /** What may be cut off above and below. */
  cut: number;
  /** How many places are named, those apart that its page lists, and how many summits. */
  most: number;
  summits: number;
}

// Five kilometres are a tenth of the width of both: town-sheet.module.css graduates their frames by that.
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

/** How far the middle of a sheet is moved from its town, in kilometres east and north, where more is to be seen there. */
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

/** The same of a narrow sheet, where a share of that would cut a lake in two. */
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

/** What a sheet shows of the land. */
export function frameOf(city: City, look: Look): Frame {
  const [right, up] = moveOf(city.slug.en, look === wide);
  return { ...look, east: city.east + right, north: city.north + up };
}
