/** What the search demonstration shows. */
interface SearchScene {
  phase:
    | "typing"
    /** The search button is pressed. */
    | "searching"
    /** The results, one's own at their end. */
    | "found"
    /** A pop-up over the results. */
    | "optimizing"
    /** One's own result has come first. */
    | "first"
    /** All of it leaves, to begin again. */
    | "leaving";
  /** Characters of the query that stand in the field. */
  typed: number;
  /** Milliseconds. */
  lasts: number;
}

/** Milliseconds that a character takes to be typed. */
const CHARACTER_MS = 35;

/** How long the results that were served can be read before their course is shown. */
export const RESULT_MS = 4000;

/** The scenes for a query of so many characters, over and over. */
export function searchScenes(length: number): SearchScene[] {
  const scene = (phase: SearchScene["phase"], lasts: number, typed = length) => ({ phase, typed, lasts });
  return [
    ...Array.from({ length: length + 1 }, (_, typed) => scene("typing", CHARACTER_MS, typed)),
    scene("searching", 500),
    scene("found", 1500),
    scene("optimizing", 2500),
    scene("first", 4500),
    scene("leaving", 400),
  ];
}
