/** Which way a page is read; at its top nobody has scrolled yet, or all the way back. */
export type Reading = "top" | "down" | "up" | "end";

/** Pixels from the top within which the header is in its own place, or hardly out of it. */
const TOP_PX = 120;

/** Pixels before the end at which the end counts as reached: the height of the bar that stands there. */
const END_PX = 60;

/** How a page is read once it was scrolled by that many pixels, and so many are above the window and below it. */
export function reading(before: Reading, moved: number, above: number, below: number): Reading {
  if (above < (before === "top" ? TOP_PX : 1)) return "top";
  if (below < END_PX) return "end";
  if (moved < 0) return "up";
  return above < TOP_PX ? before : "down";
}
