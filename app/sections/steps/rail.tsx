import { clsx } from "clsx";
import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import styles from "./rail.module.css";
import { numbersOf } from "./ruler";

/** The scale on a narrow screen: each step's weeks, left of its words. */
export function Rail({ timetable: { weeks, times } }: { timetable: Timetable }) {
  return (
    <div className={styles.rail} aria-hidden="true">
      {times.map((time, step) => (
        <div key={time.at}>
          <Stretch time={time} before={times[step - 1]} weeks={weeks} />
        </div>
      ))}
    </div>
  );
}

interface StretchProps {
  time: StepTime;
  before: StepTime | undefined;
  weeks: number;
}

function Stretch({ time: { at, shortest, soon }, before, weeks }: StretchProps) {
  if (at < 0) return <span className={styles.talk} />;
  if (at > weeks) {
    const goesOn = before?.shortest && before.shortest[1] > weeks;
    return (
      <span className={clsx(styles.later, goesOn && styles.goesOn)}>
        <span />
      </span>
    );
  }
  return (
    shortest && (
      <span className={styles.shortest}>
        {numbersOf(shortest)
          .filter((week) => week <= weeks + 1)
          .map((week) => (
            <span key={week} className={clsx(soon && soon[1] === week && styles.soon)}>
              {week <= weeks && week}
            </span>
          ))}
      </span>
    )
  );
}

interface RailEventProps extends Pick<WeekScaleWords, "quote"> {
  timetable: Timetable;
  /** The event is at the end of this step. */
  step: number;
}

/** The signed quote, between two steps; null if the next step does not begin with it. */
export function RailEvent({ timetable: { times }, step, quote }: RailEventProps) {
  if (times[step + 1]?.at !== 0) return null;
  return (
    <p className={styles.event} aria-hidden="true">
      <span>{quote}</span>
      <svg viewBox="-12 -17 24 24" width="24" aria-hidden="true">
        <path d="M0-13L11 6H-11zM-1 0a1 1 0 0 0 2 0a1 1 0 0 0-2 0" />
      </svg>
    </p>
  );
}
