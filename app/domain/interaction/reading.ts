/** Which way a page is read; undefined at its beginning, where nobody has scrolled yet. */
export type Reading = "down" | "up" | "end" | undefined;

/** Pixels from the top within which the header is in its own place, or hardly out of it. */
const BEGINNING_PX = 120;

/** Pixels before the end at which the end counts as reached: the height of the bar that stands there. */
const END_PX = 60;

interface Step {
  /** Pixels scrolled since the last step; negative towards the top. */
  moved: number;
  /** Pixels above the window, and below it. */
  above: number;
  below: number;
}

/** How a page is read after a step of scrolling. */
export function reading(before: Reading, { moved, above, below }: Step): Reading {
  const isBeginning = above <= BEGINNING_PX;
  if (above <= 0 || (before === undefined && isBeginning)) return undefined;
  if (below < END_PX) return "end";
  if (moved < 0) return "up";
  return moved > 0 && !isBeginning ? "down" : before;
}
