import type { StepTime } from "#app/domain/offers/timetables";
import { launches, type Ruler } from "./ruler";
import styles from "./steps.module.css";

/** Where the shortest and the longest time are drawn, in SVG units across the scale. */
interface Lanes {
  shortest: number;
  longest: number;
}

interface PeriodsProps extends Pick<Ruler, "stroke" | "days"> {
  time: StepTime;
  lanes: Lanes;
}

/**
 * The periods of one step: its shortest time as a bar; its longest, or the weeks within which it happens, as a line
 * with a tick for each day.
 */
export function Periods({ stroke, days, time, lanes }: PeriodsProps) {
  const { shortest, longest, within } = time;
  const comb = longest ?? within;
  return (
    <>
      {shortest && <path className={styles.shortest} d={stroke(shortest, lanes.shortest)} />}
      {comb && (
        <path className={styles.comb} d={stroke(comb, lanes.longest - 5) + days(comb, lanes.longest)} />
      )}
    </>
  );
}

interface SoonProps extends Pick<Ruler, "stroke"> {
  times: StepTime[];
  lane: number;
}

/** The weeks in which something begins, on an unknown day. */
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

/** A break in the scale: a gap between two slanting strokes; nothing without `at`. */
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

interface FlagsProps extends Pick<Ruler, "percent"> {
  times: StepTime[];
}

/** Flags where the project is online, at the earliest and at the latest. */
export function Flags({ percent, times }: FlagsProps) {
  return launches(times).map((week) => (
    <svg key={week} x={percent(week)} aria-hidden="true">
      <path className={styles.flag} d="M0 20V4H11L8 8L11 12H0" />
    </svg>
  ));
}
