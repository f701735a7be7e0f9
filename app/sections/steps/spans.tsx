import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { Timetable } from "#app/domain/offers/timetables";
import { numbersOf, type Ruler } from "./ruler";
import { Periods } from "./scale-marks";
import styles from "./spans.module.css";
import marks from "./steps.module.css";

/** In pixels: a lane, and the line in its middle. */
const LANE = 14;
const LINE = LANE / 2;

interface SpansProps extends Pick<WeekScaleWords, "unit"> {
  timetable: Timetable;
  ruler: Ruler;
  step: number;
}

/** On a narrow screen: a step's weeks in the shortest project, and below them those in the longest, on one scale with its numbers. */
export function Spans({ timetable: { weeks, times }, ruler, step, unit }: SpansProps) {
  const time = times[step];
  if (!time || time.at < 0) return null;
  const { at, latest, shortest, longest } = time;
  const lanes =
    shortest && longest
      ? [
          { numbers: numbersOf(shortest), drawn: { at, shortest } },
          { numbers: numbersOf(longest), drawn: { at, longest } },
        ]
      : latest !== undefined && [{ numbers: [at + 1] }, { numbers: [latest + 1] }];
  if (!lanes) return null;
  const from = ruler.along(0);
  return (
    <ul className={styles.spans} aria-hidden="true">
      <li>
        <span>{unit}</span>
        <span className={styles.numbers}>
          {Array.from({ length: weeks }, (_, week) => week + 1).map((week) => (
            <span key={week}>{week}</span>
          ))}
        </span>
      </li>
      {lanes.map(({ numbers, ...lane }, index) => (
        <li key={index === 0 ? "shortest" : "longest"}>
          <span>{[...new Set([numbers[0], numbers.at(-1)])].join("–")}</span>
          <svg
            viewBox={`${from} 0 ${ruler.along(weeks) - from} ${LANE}`}
            height={LANE}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.weeks} d={ruler.ticks([0, weeks + 1], 1, 0, LANE)} />
            {"drawn" in lane ? (
              <Periods {...ruler} time={lane.drawn} lanes={{ shortest: LINE, longest: LINE + 1 }} />
            ) : (
              [marks.begins, index > 0 && marks.hollow].map(
                (look) =>
                  look && (
                    <path
                      key={look}
                      className={look}
                      d={`M${ruler.along((numbers[0] ?? 1) - 1)} ${LINE}h0`}
                    />
                  ),
              )
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
