/** The direction in which a page is read; `top` if nobody has scrolled, or has scrolled all the way back. */
export type Reading = "top" | "down" | "up" | "end";

/** Within so many pixels of the top, the header is at its own place, or almost. */
const TOP_PX = 120;

/** Within so many pixels of the end, the end counts as reached: the height of the bar there. */
const END_PX = 60;

/** The new direction after scrolling by `moved` pixels, with `above` pixels above the window and `below` below it. */
export function reading(before: Reading, moved: number, above: number, below: number): Reading {
  if (above < (before === "top" ? TOP_PX : 1)) return "top";
  if (below < END_PX) return "end";
  if (moved < 0) return "up";
  return above < TOP_PX ? before : "down";
}
