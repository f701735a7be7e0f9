import { clsx } from "clsx";
import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { isMoment, isPair, LENGTH, launches, launchOf, type Ruler } from "./ruler";
import { Break, Flags, Periods } from "./scale-marks";
import styles from "./steps.module.css";

/** Pixels across the scale: its line. */
const LINE = 17;
/**
 * Pixels across a step's row: the lanes of the shortest and the longest time, and the row's height; both times share a
 * lane if only one is known.
 */
const PAIR = { shortest: 12, longest: 31, far: 38 };
const SINGLE = { ...PAIR, longest: PAIR.shortest };

interface RowsScaleProps {
  timetable: Timetable;
  ruler: Ruler;
}

/**
 * A measured base: a line with a tick for each week, and a station at its beginning and where the work is done; lines
 * for the weeks run down through all rows.
 */
export function RowsScale({ timetable, ruler }: RowsScaleProps) {
  const { weeks, end, breaks, done, times } = timetable;
  const { percent, stroke, ticks } = ruler;
  // Each at the end of its week.
  const stations = [0, ...(done ? [done] : launches(times).map(Math.ceil))];
  return (
    <>
      <svg className={styles.field} viewBox={`0 0 ${LENGTH} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks([0, weeks + 1], 1, 0, 1)} />
      </svg>
      <svg className={styles.measured} aria-hidden="true">
        {end > weeks && (
          <svg viewBox={`0 0 ${LENGTH} 32`} height="32" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.axis} d={stroke([weeks, end], LINE)} />
            <Break {...ruler} at={breaks} near={LINE - 8} far={LINE + 8} />
          </svg>
        )}
        <line x1={percent(0)} x2={percent(weeks)} y1={LINE} y2={LINE} />
        {Array.from({ length: weeks + 1 }, (_, week) => percent(week)).map((at) => (
          <line key={at} className={styles.tick} x1={at} x2={at} y1={LINE} y2={LINE + 9} />
        ))}
        {stations.map((week) => (
          <svg key={week} x={percent(week)} aria-hidden="true">
            <path className={styles.station} d="M0 3L11 22H-11z" />
            <path className={styles.points} d="M0 16h0" />
          </svg>
        ))}
      </svg>
    </>
  );
}

interface StepRowProps extends Pick<WeekScaleWords, "starts" | "online"> {
  timetable: Timetable;
  ruler: Ruler;
  step: number;
}

/** The time of one step, in the row below the base, with labels for how it begins and ends. */
export function StepRow({ timetable: { times }, ruler, step, starts, online }: StepRowProps) {
  const time = times[step];
  if (!time) return null;
  const launched = time === launchOf(times) ? launches(times) : [];
  return (
    <svg className={styles.row} aria-hidden="true">
      {isMoment(time) ? (
        <Moment {...ruler} {...time} />
      ) : (
        <svg
          viewBox={`0 0 ${LENGTH} ${PAIR.far}`}
          height={PAIR.far}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Periods {...ruler} time={time} lanes={isPair(time) ? PAIR : SINGLE} />
        </svg>
      )}
      {time.latest !== undefined && (
        <text className={styles.starts} x={ruler.percent(time.latest)} dx="14" y={PAIR.shortest} dy="0.35em">
          {starts}
        </text>
      )}
      {launched.length > 0 && <Flags {...ruler} times={times} />}
      {launched.map((week) => {
        const isInwards = ruler.isAtEnd(week);
        return (
          <text
            key={week}
            className={clsx(isInwards && styles.inwards)}
            x={ruler.percent(week)}
            dx={isInwards ? -8 : 18}
            y={PAIR.shortest}
            dy="0.35em"
          >
            {online}
          </text>
        );
      })}
    </svg>
  );
}

/** A moment, at the earliest and at the latest; before the weeks, a dotted line to their beginning. */
function Moment({ percent, at, latest }: Pick<Ruler, "percent"> & StepTime) {
  return (
    <>
      <line
        className={styles.talk}
        x1={percent(at)}
        x2={percent(latest ?? Math.max(at, 0))}
        y1={PAIR.shortest}
        y2={PAIR.shortest}
      />
      <circle cx={percent(at)} cy={PAIR.shortest} r="6" />
      {latest !== undefined && (
        <circle className={styles.latest} cx={percent(latest)} cy={PAIR.shortest} r="5" />
      )}
    </>
  );
}
