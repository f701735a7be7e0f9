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
  /** The symbol's paths: class and path data. */
  paths: [string | undefined, string][];
}

const BAR = "M0 5H24";
const COMB = "M0 1H24M3 1V10M9 1V10M15 1V10M21 1V10";
const DAYS = "M2 0V10M7 0V10M12 0V10M17 0V10M22 0V10";

/** The key to the signs on a scale of weeks; the beginning and the end of a step are labelled on the scale itself. */
export function ScaleKey({ bar, comb, soon, editions, times }: ScaleKeyProps) {
  const hasPairs = times.some(isPair);
  const isCombed = hasPairs || times.some(({ within }) => within);
  const entries: (Entry | undefined | false)[] = [
    isCombed && {
      name: bar.name,
      meaning: hasPairs ? bar.besideComb : bar.alone,
      paths: [[styles.shortest, BAR]],
    },
    isCombed && {
      name: comb.name,
      meaning: hasPairs ? comb.longest : comb.within,
      paths: [[styles.comb, COMB]],
    },
    editions && { ...editions.old, paths: [[styles.old, DAYS]] },
    editions && { ...editions.renewed, paths: [[styles.renewed, BAR]] },
    soon && {
      ...soon,
      paths: [
        [styles.shortest, BAR],
        [styles.soon, BAR],
      ],
    },
  ];
  return (
    <dl className={styles.key}>
      {entries.map(
        (entry) =>
          entry && (
            <div key={entry.name}>
              <dt>
                <svg width="24" height="10" aria-hidden="true">
                  {entry.paths.map(([look, path]) => (
                    <path key={look} className={look} d={path} />
                  ))}
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
