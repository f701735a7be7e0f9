import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { Flags } from "./flags";
import { isPair, LENGTH, launches, launchOf, type Ruler } from "./ruler";
import { Periods } from "./scale-marks";
import styles from "./steps.module.css";

/** Across a step's row, in pixels. */
const ROW = { shortest: 12, longest: 31, far: 38 };

interface BaseScaleProps {
  timetable: Timetable;
  ruler: Ruler;
}

/** A measured base: a line ticked in weeks, a station where it begins and where all is done; its weeks go on through all rows. */
export function BaseScale({ timetable: { weeks, times }, ruler: { percent, ticks } }: BaseScaleProps) {
  return (
    <>
      <svg className={styles.field} viewBox={`0 0 ${LENGTH} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks([0, weeks + 1], 1, 0, 1)} />
      </svg>
      <svg className={styles.measured} aria-hidden="true">
        <line x1={percent(0)} x2={percent(weeks)} y1="17" y2="17" />
        {Array.from({ length: weeks + 1 }, (_, week) => percent(week)).map((at) => (
          <line key={at} className={styles.tick} x1={at} x2={at} y1="17" y2="26" />
        ))}
        {[0, ...launches(times)].map((week) => (
          <svg key={week} x={percent(week)} aria-hidden="true">
            <path className={styles.station} d="M0 3L11 22H-11z" />
            <path className={styles.points} d="M0 16h0" />
          </svg>
        ))}
      </svg>
    </>
  );
}

interface BaseRowProps extends Pick<WeekScaleWords, "dots" | "flag"> {
  timetable: Timetable;
  ruler: Ruler;
  step: number;
}

/** What one step takes, below the base: what it begins and ends with is named beside it. */
export function BaseRow({ timetable: { times }, ruler, step, dots, flag }: BaseRowProps) {
  const time = times[step];
  if (!time) return null;
  const online = time === launchOf(times) ? launches(times) : [];
  return (
    <svg className={styles.row} aria-hidden="true">
      {isPair(time) ? (
        <svg
          viewBox={`0 0 ${LENGTH} ${ROW.far}`}
          height={ROW.far}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Periods {...ruler} times={[time]} lanes={ROW} />
        </svg>
      ) : (
        <Moment {...ruler} {...time} />
      )}
      {time.latest !== undefined && (
        <text x={ruler.percent(time.latest)} dx="14" y={ROW.shortest} dy="0.35em">
          {dots.meaning}
        </text>
      )}
      {online.length > 0 && <Flags {...ruler} times={times} />}
      {online.map((week) => {
        const isInside = ruler.along(week) < LENGTH;
        return (
          <text
            key={week}
            className={isInside ? undefined : styles.inwards}
            x={ruler.percent(week)}
            dx={isInside ? 18 : -18}
            y={ROW.shortest}
            dy="0.35em"
          >
            {flag.meaning}
          </text>
        );
      })}
    </svg>
  );
}

/** A moment at the earliest and at the latest; before the weeks, on the way to them. */
function Moment({ percent, at, latest }: Pick<Ruler, "percent"> & StepTime) {
  return (
    <>
      <line
        className={styles.talk}
        x1={percent(at)}
        x2={percent(latest ?? 0)}
        y1={ROW.shortest}
        y2={ROW.shortest}
      />
      <circle cx={percent(at)} cy={ROW.shortest} r="6" />
      {latest !== undefined && (
        <circle className={styles.latest} cx={percent(latest)} cy={ROW.shortest} r="5" />
      )}
    </>
  );
}
