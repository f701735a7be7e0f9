import type { StepTime } from "#app/domain/offers/timetables";
import { GAP, type Ruler, startOf } from "./ruler";
import styles from "./steps.module.css";

/** Where, across a scale, the shortest and the longest time are drawn, in SVG units. */
interface Lanes {
  shortest: number;
  longest: number;
}

interface LaneProps extends Pick<Ruler, "stroke" | "days"> {
  times: StepTime[];
  lanes: Lanes;
}

/** What is done in the weeks. */
export function Lane({ stroke, days, times, lanes }: LaneProps) {
  const begins = (week: number) => times.some(({ shortest }) => shortest?.[0] === week);
  return (
    <>
      <path
        className={styles.shortest}
        d={times
          .map(
            ({ shortest }) =>
              shortest &&
              stroke(shortest, lanes.shortest, startOf(shortest[0], times), begins(shortest[1]) ? GAP : 0),
          )
          .join("")}
      />
      <path
        className={styles.longest}
        d={times.map(({ longest }) => longest && days(longest, lanes.longest)).join("")}
      />
    </>
  );
}

interface BreakProps extends Pick<Ruler, "along"> {
  at: number | undefined;
  near: number;
  far: number;
}

/** Where a scale is broken off: a gap between two slanting strokes. */
export function Break({ along, at, near, far }: BreakProps) {
  if (!at) return null;
  const slant = `M${along(at) + 4} ${near}L${along(at) - 4} ${far}`;
  return (
    <>
      <path className={styles.break} d={slant} />
      <path className={styles.gap} d={slant} />
    </>
  );
}
