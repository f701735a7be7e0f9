/** What the search demonstration shows. */
type SearchScene =
  /** Scene 1: so many characters of the query stand in the field. */
  | { phase: "typing"; typed: number }
  /** Scene 1, too: the search button is pressed. */
  | { phase: "searching" }
  /** Scene 2: the results, one's own at their end. */
  | { phase: "found" }
  /** A pop-up over the results. */
  | { phase: "optimizing" }
  /** Scene 3: one's own result has come first. */
  | { phase: "first" }
  /** All of it leaves, to begin again. */
  | { phase: "leaving" };

/** Milliseconds that a character takes to be typed; nothing happens sooner. */
export const CHARACTER_MS = 35;

/** How long the results that were served can be read before their course is shown. */
export const RESULT_MS = 4000;

/** How long each phase after the typing takes, in its order. */
const phases = [
  { phase: "searching", lasts: 500 },
  { phase: "found", lasts: 1500 },
  { phase: "optimizing", lasts: 2500 },
  { phase: "first", lasts: 4500 },
  { phase: "leaving", lasts: 400 },
] as const;

/** The scene after so many milliseconds, over and over, for a query of so many characters. */
export function searchSceneAt(elapsed: number, length: number): SearchScene {
  const typing = (length + 1) * CHARACTER_MS;
  const round = phases.reduce((sum, { lasts }) => sum + lasts, typing);
  let left = elapsed % round;
  if (left < typing) return { phase: "typing", typed: Math.floor(left / CHARACTER_MS) };
  left -= typing;
  for (const { phase, lasts } of phases) {
    if (left < lasts) return { phase };
    left -= lasts;
  }
  return { phase: "leaving" };
}
