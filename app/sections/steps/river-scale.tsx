import type { Timetable } from "#app/domain/offers/timetables";
import { LENGTH, type Ruler } from "./ruler";
import { Break, Soon } from "./scale-marks";
import styles from "./steps.module.css";

/** SVG units across: the distance of the words, the river's centre line, and half its width. */
const FAR = 100;
const LINE = 20;
const HALF = 6.5;
/** Past the right edge of the page. */
const BEYOND = 3 * LENGTH;
/** The upper end of the ticks between the week numbers. */
const TOP = -18;

interface RiverScaleProps {
  timetable: Timetable;
  ruler: Ruler;
}

/** The weeks of all steps as a river, and a brook from each step's words to it. */
export function RiverScale({ timetable: { weeks, breaks, times }, ruler }: RiverScaleProps) {
  const { along, ticks } = ruler;
  // A brook joins the river in the direction of its flow.
  const brooks = times.map(({ at }, step) => {
    const column = (step / times.length) * LENGTH;
    return `M${column} ${FAR}C${column} 60 ${along(at)} 60 ${along(at)} ${LINE}`;
  });
  const source = along(Math.min(...times.map(({ at }) => at)));
  // No dot for a step before the river's beginning, or if its day is not known.
  const points = times.filter(({ at, soon }) => at >= 0 && !soon).map(({ at }) => `M${along(at)} ${LINE}h0`);
  return (
    <svg
      className={styles.level}
      viewBox={`0 0 ${LENGTH} ${FAR}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.brooks} d={brooks.join("")} />
      <path d={ticks([1, weeks + 1], 1, TOP, LINE)} />
      <path className={styles.water} d={riverFrom(source)} />
      <Soon {...ruler} times={times} lane={LINE} />
      <Break {...ruler} at={breaks} near={LINE - 19} far={LINE + 19} />
      <path className={styles.points} d={points.join("")} />
    </svg>
  );
}

/** Path data of the river from its source on; it reaches its full width in less than a week. */
function riverFrom(source: number): string {
  const [near, far] = [LINE - HALF, LINE + HALF];
  return `M${source} ${LINE - 1}C${source + 60} ${LINE - 1} ${source + 50} ${near} ${source + 110} ${near}H${BEYOND}V${far}H${source + 110}C${source + 50} ${far} ${source + 60} ${LINE + 1} ${source} ${LINE + 1}z`;
}
