/** The split moves by itself around the middle, by this amplitude; in percent. */
const MIDDLE = 50;
const AMPLITUDE = 28;
const PERIOD_MS = 3000;
const LIMITS = { least: 12, most: 88 };

/** A split kept away from the edges, in percent. */
export function clampSplit(percent: number): number {
  return Math.min(LIMITS.most, Math.max(LIMITS.least, percent));
}

/** The position of the split after so many milliseconds of motion from its initial position, in percent. */
export function oscillation(elapsed: number, rest: number): number {
  const start = Math.asin((rest - MIDDLE) / AMPLITUDE);
  return clampSplit(MIDDLE + AMPLITUDE * Math.sin(start + (elapsed / PERIOD_MS) * 2 * Math.PI));
}

/** The split moves by itself, pauses while the pointer is over it, and stays where the visitor has put it. */
export type Motion = "going" | "resting" | "placed";

export function motion(state: Motion, event: "enter" | "leave" | "place"): Motion {
  if (state === "placed" || event === "place") return "placed";
  return event === "enter" ? "resting" : "going";
}
