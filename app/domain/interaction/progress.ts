/** The progress bar while a page loads. `percent` is its length; instants are milliseconds of any clock. */
type Progress =
  | { phase: "hidden" }
  | { phase: "running"; percent: number; since: number; hasArrived: boolean }
  | { phase: "full"; percent: 100; since: number };

/** `tick` carries a random number between 0 and 1. */
type ProgressEvent =
  | { type: "start"; at: number }
  | { type: "arrive"; at: number }
  | { type: "tick"; at: number; random: number };

const TICK_MS = 200;
const TOTAL_MS = 600;
const HIDE_AFTER_MS = 260;
const FIRST_PERCENT = 6;
const CAP_PERCENT = 90;

/** Begins at 6 %, grows toward 90 %, is full after 600 ms or, if later, when the page has arrived, then hides. */
export function progress(state: Progress, event: ProgressEvent): Progress {
  if (event.type === "start")
    return { phase: "running", percent: FIRST_PERCENT, since: event.at, hasArrived: false };
  if (state.phase === "hidden") return state;
  if (state.phase === "full") return event.at - state.since >= HIDE_AFTER_MS ? { phase: "hidden" } : state;

  const hasArrived = state.hasArrived || event.type === "arrive";
  if (hasArrived && event.at - state.since >= TOTAL_MS)
    return { phase: "full", percent: 100, since: event.at };
  const growth = event.type === "tick" ? (CAP_PERCENT - state.percent) * event.random : 0;
  return { ...state, hasArrived, percent: state.percent + growth };
}

/** Milliseconds until the next tick is due; null if none is. */
export function untilTick(state: Progress, at: number): number | null {
  if (state.phase === "hidden") return null;
  const elapsed = at - state.since;
  return state.phase === "full" ? Math.max(0, HIDE_AFTER_MS - elapsed) : TICK_MS - (elapsed % TICK_MS);
}
