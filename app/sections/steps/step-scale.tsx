import { clsx } from "clsx";
import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { Editions } from "./editions";
import { Flags } from "./flags";
import { Milestone } from "./milestones";
import { isMoment, isPair, LENGTH, launchOf, type Ruler } from "./ruler";
import { Break, Periods } from "./scale-marks";
import styles from "./steps.module.css";

/** Across a step's own scale, which its words hang from, in SVG units. */
const SINGLE = { line: 1, tick: 5, shortest: 8, longest: 11, far: 16 };
const PAIR = { ...SINGLE, longest: 21, far: 28 };

/** Weeks on a scale so short that each has its number. */
const SHORT = 4;

/** The weeks whose numbers stand out: a step's first, and its last in the shortest and the longest time. */
function weeksOf({ at, latest = at, shortest, longest, within }: StepTime): number[] {
  const ends = [shortest, longest, within].flatMap((period) => (period ? Math.ceil(period[1]) : []));
  return ends.length > 0 ? [at + 1, ...ends] : [at + 1, latest + 1];
}

interface StepScaleProps extends Pick<WeekScaleWords, "bar" | "comb" | "editions" | "done"> {
  timetable: Timetable;
  ruler: Ruler;
  step: number;
}

/** A step's time alone, on the scale of all of them; the last of a project's also says from when all is online. */
export function StepScale({ timetable, ruler, step, done, ...words }: StepScaleProps) {
  const { weeks, end, breaks, done: doneAt, times } = timetable;
  const time = times[step];
  const own = time ? weeksOf(time) : [];
  const all = Array.from({ length: weeks }, (_, week) => week + 1);
  const numbered = weeks > SHORT ? all.filter((week) => [1, ...own, weeks].includes(week)) : all;
  const isLaunch = time !== undefined && time === launchOf(times);
  const hasEditions = isLaunch && words.editions;
  const scale = time && isPair(time) ? PAIR : SINGLE;
  const isAfter = time && doneAt && time.at > doneAt;
  return (
    <>
      {isAfter && (
        <svg className={clsx(styles.own, styles.milestones)} aria-hidden="true">
          <Milestone at={ruler.percent(doneAt)} staff="2.8rem" name={done} />
        </svg>
      )}
      <svg className={clsx(styles.own, styles.numbers)} aria-hidden="true">
        {numbered.map((week) => (
          <text
            key={week}
            className={clsx(own.includes(week) && styles.ofStep)}
            x={ruler.percent(week - 0.5)}
            y="75%"
          >
            {week}
          </text>
        ))}
        {isLaunch && !hasEditions && <Flags {...ruler} times={times} />}
      </svg>
      <svg
        className={clsx(styles.own, scale === PAIR && styles.pair)}
        viewBox={`0 0 ${LENGTH} ${scale.far}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.axis}
          d={`M0 ${scale.line}H${LENGTH}${ruler.ticks([0, (breaks ? weeks : end) + 1], 1, scale.line, scale.tick)}`}
        />
        {time && <Periods {...ruler} time={time} lanes={scale} />}
        <Break {...ruler} at={breaks} near={scale.line - 6} far={scale.line + 6} />
        {time && isMoment(time) && (
          <path
            className={styles.points}
            d={[time.at, time.latest ?? time.at].map((at) => `M${ruler.along(at)} ${scale.line}h0`).join("")}
          />
        )}
      </svg>
      {hasEditions && <Editions {...words} timetable={timetable} ruler={ruler} of={styles.own} />}
    </>
  );
}
