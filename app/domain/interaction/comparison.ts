/** The split moves by itself around the middle, so far to either side; in percent. */
const MIDDLE = 50;
const AMPLITUDE = 28;
const PERIOD_MS = 3000;
const LIMITS = { least: 12, most: 88 };

/** A split kept away from the edges, in percent. */
export function clampSplit(percent: number): number {
  return Math.min(LIMITS.most, Math.max(LIMITS.least, percent));
}

/** Where the split stands after so many milliseconds of motion from where it rested, in percent. */
export function oscillation(elapsed: number, rest: number): number {
  const start = Math.asin((rest - MIDDLE) / AMPLITUDE);
  return clampSplit(MIDDLE + AMPLITUDE * Math.sin(start + (elapsed / PERIOD_MS) * 2 * Math.PI));
}

/** The split goes by itself, rests while the pointer is over it, and stays where a visitor first put it. */
export type Motion = "going" | "resting" | "placed";

export function motion(state: Motion, event: "enter" | "leave" | "place"): Motion {
  if (state === "placed" || event === "place") return "placed";
  return event === "enter" ? "resting" : "going";
}
