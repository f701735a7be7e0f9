import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { LENGTH, type Ruler } from "./ruler";
import { Break, Soon } from "./scale-marks";
import styles from "./steps.module.css";

/** SVG units across: how far from the river the words stand, its middle. */
const FAR = 100;
const LINE = 20;
/** Of the ticks between the numbers of the weeks. */
const TOP = -18;

interface RiverScaleProps {
  timetable: Timetable;
  ruler: Ruler;
}

/** The weeks of all steps as a river, and the brooks that their words hang from. */
export function RiverScale({ timetable: { weeks, breaks, times }, ruler }: RiverScaleProps) {
  const { along, ticks } = ruler;
  // A brook joins the river with its flow.
  const brooks = times.map(({ at }, step) => {
    const column = (step / times.length) * LENGTH;
    return `M${column} ${FAR}C${column} 60 ${along(at)} 60 ${along(at)} ${LINE}`;
  });
  // A river begins with its first brook, and has no point where a day is not known.
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
      <path
        className={styles.water}
        d={times.map((time, step) => swell(...broadens(time, along), step)).join("")}
      />
      <Soon {...ruler} times={times} lane={LINE} />
      <Break {...ruler} at={breaks} near={LINE - 19} far={LINE + 19} />
      <path className={styles.points} d={points.join("")} />
    </svg>
  );
}

/** Where a step begins to broaden the river, and where it has; on a day not known, in all the weeks that it may be in. */
function broadens({ at, soon }: StepTime, along: Ruler["along"]): [number, number] {
  const from = along(at);
  return [from, soon ? along(soon[1]) : from + 110];
}

/** A river from where a step's brook joins it: broader by as much as each other has brought. */
function swell(from: number, to: number, joined: number): string {
  const [before, after] = [Math.max(0.75, 4 * joined), 4 * joined + 4];
  const between = (from + to) / 2;
  return `M${from} ${LINE - before}C${between} ${LINE - before} ${between} ${LINE - after} ${to} ${LINE - after}H${LENGTH}V${LINE + after}H${to}C${between} ${LINE + after} ${between} ${LINE + before} ${from} ${LINE + before}z`;
}
