import type { StepTime } from "#app/domain/offers/timetables";
import { GAP, type Ruler } from "./ruler";
import styles from "./steps.module.css";

/** Where, across a scale, the shortest and the longest time are drawn, in SVG units. */
interface Lanes {
  shortest: number;
  longest: number;
}

interface PeriodsProps extends Pick<Ruler, "stroke" | "days"> {
  times: StepTime[];
  lanes: Lanes;
}

/** What is done in the weeks; between two steps a stroke is cut. */
export function Periods({ stroke, days, times, lanes }: PeriodsProps) {
  const bars = times.map(({ shortest }) => shortest).filter((period) => !!period);
  const combs = times.map(({ longest, within }) => longest ?? within).filter((period) => !!period);
  const cut = (periods: [number, number][], lane: number) =>
    periods.map(([from, to]) => {
      const isFollowed = periods.some(([next]) => next === to);
      return stroke([from, to], lane, isFollowed ? GAP : 0);
    });
  return (
    <>
      <path className={styles.shortest} d={cut(bars, lanes.shortest).join("")} />
      <path
        className={styles.comb}
        d={[...cut(combs, lanes.longest - 5), ...combs.map((period) => days(period, lanes.longest))].join("")}
      />
      <Soon stroke={stroke} times={times} lane={lanes.shortest} />
    </>
  );
}

interface SoonProps extends Pick<Ruler, "stroke"> {
  times: StepTime[];
  lane: number;
}

/** The weeks in which something begins, on a day that no scale can tell. */
export function Soon({ stroke, times, lane }: SoonProps) {
  const periods = times.flatMap(({ soon }) => (soon ? [soon] : []));
  if (periods.length === 0) return null;
  return <path className={styles.soon} d={periods.map((period) => stroke(period, lane)).join("")} />;
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
