import type { RunnerResult } from "lighthouse";

type Trace = RunnerResult["artifacts"]["Trace"];

/** `tdur` is the thread's processor time in microseconds, which Lighthouse's types leave out. */
type TimedEvent = Trace["traceEvents"][number] & { tdur?: number };

/** A task blocks by the time that it takes beyond this, in ms. */
const LONG_MS = 50;

/**
 * Total blocking time after the first paint in ms, by the CPU time of the page's own thread. Lighthouse uses wall-clock
 * time, which is longer on a machine with few processors that also runs Lighthouse and renders without a GPU.
 */
export function ownBlockingTime({ traceEvents }: Trace, slowdown: number): number {
  const navigation = traceEvents.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL?.startsWith("http"),
  );
  if (!navigation) return 0;
  const { pid, ts } = navigation;
  const mine: TimedEvent[] = traceEvents.filter((event) => event.pid === pid && event.ts >= ts);
  const paint = mine.find(({ name }) => name === "firstContentfulPaint")?.ts ?? ts;
  let end = paint;
  let blocked = 0;
  for (const { ts: start, dur, tdur = dur } of mine
    // A task that was still running at the trace's end has no duration.
    .filter(({ name, tid, dur }) => tid === navigation.tid && name.endsWith("RunTask") && dur)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    // A task within a task is counted with it.
    if (start < end) continue;
    end = start + dur;
    blocked += Math.max(0, (slowdown * tdur) / 1000 - LONG_MS);
  }
  return blocked;
}
