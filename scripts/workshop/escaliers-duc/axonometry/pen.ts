import { colour, type Spot, trace } from "#scripts/workshop/escaliers-duc/steps";

/** A point in mm: along the lower flight, along the upper flight, up. */
export type Place = [x: number, y: number, z: number];

export interface Sheet {
  width: number;
  height: number;
  /** Pixels per millimetre, and the place of the first step's corner. */
  scale: number;
  origin: Spot;
  /** The font size of the dimensions, in pixels. */
  letter: number;
  isWide: boolean;
  /** Whether the dimensions of a single step are drawn. */
  hasStep: boolean;
}

/** Draws on a sheet; widths of lines in pixels. */
export interface Pen {
  sheet: Sheet;
  hair: number;
  /** Where a place is on the sheet. */
  seen: (place: Place) => Spot;
  plane: (places: Place[], fill: string, stroke?: string) => string;
  /** A plane above the line from one point to another, between two heights. */
  upright: (from: Spot, to: Spot, heights: [number, number], fill: string) => string;
  line: (places: Place[], paint: string, weight: number) => string;
  /** A line of what is hidden or only projected. */
  dashed: (...places: Place[]) => string;
}

export function penOf(sheet: Sheet): Pen {
  const { scale, origin, isWide } = sheet;
  const hair = isWide ? 1.1 : 1;
  const seen = ([x, y, z]: Place): Spot => [
    origin[0] + scale * (x * 0.9 - y * 0.72),
    origin[1] - scale * (x * 0.24 + y * 0.4 + z * 0.93),
  ];
  const plane: Pen["plane"] = (places, fill, stroke = colour.bone) =>
    `<path d="${trace(places.map(seen))}" fill="${fill}" stroke="${stroke}" stroke-width="${hair}" stroke-linejoin="round"/>`;
  const line: Pen["line"] = (places, paint, weight) =>
    `<path d="${trace(places.map(seen), false)}" fill="none" stroke="${paint}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return {
    sheet,
    hair,
    seen,
    plane,
    upright: (from, to, [low, high], fill) =>
      plane(
        [
          [...from, low],
          [...to, low],
          [...to, high],
          [...from, high],
        ],
        fill,
      ),
    line,
    dashed: (...places) =>
      line(places, colour.bone, 0.6 * hair).replace("<path", '<path stroke-dasharray="7 5" opacity=".65"'),
  };
}
