import { clsx } from "clsx";
import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import styles from "./rail.module.css";
import { launches, launchOf, numbersOf } from "./ruler";

interface RailProps extends Pick<WeekScaleWords, "unit"> {
  timetable: Timetable;
}

/** On a narrow screen: the weeks of each step, down the left of its words; those of the longest project beside those of the shortest. */
export function Rail({ timetable: { weeks, times }, unit }: RailProps) {
  const ends = launches(times).map(Math.ceil);
  return (
    <div className={styles.rail} aria-hidden="true">
      {times.map((time, step) => {
        const before = times[step - 1];
        // What only begins with the step after it has that one's weeks.
        if (time.latest !== undefined) return null;
        return (
          <div key={time.at} className={clsx(before?.latest !== undefined && styles.both)}>
            {time.at < 0 && ends.length > 0 && (
              <p className={styles.ends}>
                {ends.map((end) => (
                  <span key={end}>
                    <b>{end}</b> {unit}
                  </span>
                ))}
              </p>
            )}
            <Stretch time={time} before={before} weeks={weeks} />
          </div>
        );
      })}
    </div>
  );
}

/** A tooth for each day of a week. */
const TEETH = "M0 1H1M0 3H1M0 5H1M0 7H1M0 9H1";

interface StretchProps {
  time: StepTime;
  before: StepTime | undefined;
  weeks: number;
}

function Stretch({ time: { at, shortest, longest, within, soon }, before, weeks }: StretchProps) {
  if (at < 0) return <span className={styles.talk} />;
  if (at > weeks) {
    const goesOn = before?.shortest && before.shortest[1] > weeks;
    return (
      <span className={clsx(styles.later, goesOn && styles.goesOn)}>
        <span />
      </span>
    );
  }
  const lanes = [
    { look: styles.shortest, period: shortest },
    { look: styles.comb, period: longest ?? within },
  ];
  return lanes.map(
    ({ look, period }) =>
      period && (
        <span key={look} className={look}>
          {within && before?.shortest && (
            <span className={styles.wait}>{`${before.shortest[1] + 1}–${period[0]}`}</span>
          )}
          {numbersOf(period)
            .filter((week) => week <= weeks + 1)
            .map((week) => (
              <span key={week} className={clsx(soon && soon[1] === week && styles.soon)}>
                {look === styles.comb && (
                  <svg viewBox="0 0 1 10" width="9" preserveAspectRatio="none" aria-hidden="true">
                    <path d={TEETH} />
                  </svg>
                )}
                {week <= weeks && week}
              </span>
            ))}
        </span>
      ),
  );
}

interface RailEventProps extends Pick<WeekScaleWords, "quote" | "done" | "online" | "editions"> {
  timetable: Timetable;
  /** It stands at the end of this step. */
  step: number;
}

const STATION = "M0-13L11 6H-11zM-1 0a1 1 0 0 0 2 0a1 1 0 0 0-2 0";
const FLAG = "M0 0V-16H12L9-12L12-8H0";

/** What parts the steps: the quote, the end of the work, the launch. */
export function RailEvent({ timetable, step, quote, done, online, editions }: RailEventProps) {
  const { times } = timetable;
  const time = times[step];
  const isLaunch = time && time === launchOf(times);
  const isDone = timetable.done && timetable.done === time?.shortest?.[1];
  const name = isLaunch ? (editions?.change ?? online) : isDone ? done : times[step + 1]?.at === 0 && quote;
  if (!name) return null;
  return (
    <p className={styles.event} aria-hidden="true">
      <span>{name}</span>
      <svg className={clsx(isLaunch && styles.flag)} viewBox="-12 -17 24 24" width="24" aria-hidden="true">
        <path d={isLaunch ? FLAG : STATION} />
      </svg>
    </p>
  );
}
