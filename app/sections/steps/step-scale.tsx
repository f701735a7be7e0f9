import { clsx } from "clsx";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { isMoment, isPair, LENGTH, type Ruler } from "./ruler";
import { Break, Lane } from "./scale-marks";
import styles from "./steps.module.css";

/** Across a step's own scale, which its words hang from, in SVG units. */
const SINGLE = { line: 1, tick: 5, shortest: 8, longest: 8, far: 16 };
const PAIR = { ...SINGLE, longest: 19, far: 26 };

/** Weeks on a scale so short that each has its number. */
const SHORT = 4;

/** The weeks whose numbers stand out: a step's first, and its last in the shortest and the longest time. */
function weeksOf({ at, earliest = at, shortest, longest }: StepTime): number[] {
  const from = (shortest ?? longest)?.[0];
  const ends = [shortest?.[1], longest?.[1]].filter((week) => week !== undefined);
  return from === undefined ? [earliest, at] : [from + 1, ...ends];
}

interface StepScaleProps {
  timetable: Timetable;
  ruler: Ruler;
  step: number;
}

/** A step's time alone, on the scale above all of them. */
export function StepScale({ timetable: { weeks, end, breaks, times }, ruler, step }: StepScaleProps) {
  const time = times[step];
  const own = time ? weeksOf(time) : [];
  const all = Array.from({ length: weeks }, (_, week) => week + 1);
  const numbered = weeks > SHORT ? all.filter((week) => [1, ...own, weeks].includes(week)) : all;
  const scale = time && isPair(time) ? PAIR : SINGLE;
  return (
    <>
      <svg className={clsx(styles.own, styles.numbers)} aria-hidden="true">
        {numbered.map((week) => (
          <text
            key={week}
            className={clsx(own.includes(week) && styles.ofStep)}
            x={`${ruler.along(week - 0.5) / 10}%`}
            y="75%"
          >
            {week}
          </text>
        ))}
      </svg>
      <svg
        className={clsx(styles.own, scale === PAIR && styles.pair)}
        viewBox={`0 0 ${LENGTH} ${scale.far}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.threads}
          d={`M0 ${scale.line}H${LENGTH}${ruler.ticks([0, (breaks ? weeks : end) + 1], 1, scale.line, scale.tick)}`}
        />
        {time && <Lane {...ruler} times={[time]} lanes={scale} />}
        <Break {...ruler} at={breaks} near={scale.line - 6} far={scale.line + 6} />
        {time && isMoment(time) && (
          <path
            className={styles.points}
            d={[time.earliest ?? time.at, time.at]
              .map((at) => `M${ruler.along(at)} ${scale.line}h0`)
              .join("")}
          />
        )}
      </svg>
    </>
  );
}
