/** How far the split moves by itself, as a share of the distance to the nearer edge. */
const SWAY = 0.56;
const PERIOD_MS = 3000;
const LIMITS = { least: 12, most: 88 };

/** A split kept away from the edges, in percent. */
export function clampSplit(percent: number): number {
  return Math.min(LIMITS.most, Math.max(LIMITS.least, percent));
}

/** Where the split stands by itself after so many milliseconds of motion around where it began, in percent. */
export function oscillation(elapsed: number, middle: number): number {
  const amplitude = SWAY * Math.min(middle, 100 - middle);
  return clampSplit(middle + amplitude * Math.sin((elapsed / PERIOD_MS) * 2 * Math.PI));
}

/** The split goes by itself, rests while the pointer is over it, and stays where a visitor first put it. */
export type Motion = "going" | "resting" | "placed";

export function motion(state: Motion, event: "enter" | "leave" | "place"): Motion {
  if (state === "placed" || event === "place") return "placed";
  return event === "enter" ? "resting" : "going";
}
