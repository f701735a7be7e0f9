/** A scene of the search demo. */
interface SearchScene {
  phase:
    | "typing"
    /** The search button is pressed. */
    | "searching"
    /** The results, with the client's own last. */
    | "found"
    /** A pop-up over the results. */
    | "optimizing"
    /** The client's own result is first. */
    | "first"
    /** Everything leaves before the next round. */
    | "leaving";
  /** How many characters of the query are in the field. */
  typed: number;
  /** Duration in milliseconds. */
  lasts: number;
}

/** Milliseconds for typing a character. */
const CHARACTER_MS = 35;

/** How long the server-rendered results stay visible before the demo starts, in milliseconds. */
export const RESULT_MS = 4000;

/** The scenes for a query of this length; they repeat. */
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
