import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime } from "#app/domain/offers/timetables";
import { isPair } from "./ruler";
import styles from "./steps.module.css";

interface ScaleKeyProps extends WeekScaleWords {
  times: StepTime[];
}

interface Entry {
  name: string;
  meaning: string;
  look: string | undefined;
  drawing: string;
  /** On a narrow screen alone, or on a wide one. */
  at?: string | undefined;
}

const WEEKS = "M0 3H24M4 3V8M12 3V8M20 3V8";
const BAR = "M0 5H24";
const COMB = "M0 1H24M3 1V10M9 1V10M15 1V10M21 1V10";
const STROKES = "M1 0V10M8.33 0V10M15.66 0V10M23 0V10";
const DOTS = "M4 5h0M20 5h0";
const FLAG = "M1 10V1H11L8.5 4L11 7H1";
const RIVER = "M0 4C14 4 10 1 24 1V9C10 9 14 6 0 6z";

/** The key to what is drawn beside the line of the weeks, and on a narrow screen to this. */
export function ScaleKey({ weeks, bar, comb, dots, flag, river, editions, times }: ScaleKeyProps) {
  const hasPairs = times.some(isPair);
  const isCombed = hasPairs || times.some(({ within }) => within);
  const entries: (Entry | undefined | false)[] = [
    { ...weeks, look: styles.axis, drawing: WEEKS, at: styles.narrow },
    {
      name: bar.name,
      meaning: hasPairs ? bar.besideComb : bar.alone,
      look: styles.shortest,
      drawing: BAR,
      at: river && styles.narrow,
    },
    isCombed && {
      name: comb.name,
      meaning: hasPairs ? comb.longest : comb.within,
      look: styles.comb,
      drawing: COMB,
    },
    times.some(({ latest }) => latest) && { ...dots, look: styles.points, drawing: DOTS },
    hasPairs && !editions && { ...flag, look: styles.flag, drawing: FLAG },
    river && { ...river, look: styles.water, drawing: RIVER, at: styles.wide },
    editions && { ...editions.old, look: styles.old, drawing: STROKES },
    editions && { ...editions.change, look: styles.hollow, drawing: "M1 2H23V8H1z" },
    editions && { ...editions.renewed, look: styles.renewed, drawing: BAR },
  ];
  return (
    <dl className={styles.key}>
      {entries.map(
        (entry) =>
          entry && (
            <div key={entry.name} className={entry.at}>
              <dt>
                <svg width="24" height="10" aria-hidden="true">
                  <path className={entry.look} d={entry.drawing} />
                </svg>
                <span className="visually-hidden">{entry.name}</span>
              </dt>
              <dd>{entry.meaning}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
