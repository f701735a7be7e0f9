import { clsx } from "clsx";
import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime } from "#app/domain/offers/timetables";
import styles from "./steps.module.css";

interface ScaleKeyProps extends WeekScaleWords {
  times: StepTime[];
}

/** The key to what is drawn beside the line of the weeks. */
export function ScaleKey({ bar, strokes, flag, river, editions, times }: ScaleKeyProps) {
  const hasStrokes = times.some(({ longest }) => longest);
  const comb = "M1 0V10M8.33 0V10M15.66 0V10M23 0V10";
  const entries = [
    {
      name: bar.name,
      meaning: hasStrokes ? bar.besideStrokes : bar.alone,
      look: styles.shortest,
      drawing: "M0 5H24",
    },
    hasStrokes && { ...strokes, look: styles.longest, drawing: comb },
    times.some(({ shortest, longest }) => shortest && longest) &&
      !editions && { ...flag, look: styles.flag, drawing: "M1 10V1H11L8.5 4L11 7H1" },
    river && { ...river, look: styles.water, drawing: "M0 4C14 4 10 1 24 1V9C10 9 14 6 0 6z" },
    editions && { ...editions.old, look: styles.old, drawing: comb },
    editions && { ...editions.renewed, look: styles.renewed, drawing: "M0 5H24" },
  ].filter((entry) => !!entry);
  return (
    <dl className={clsx(styles.key, river && styles.narrow)}>
      {entries.map(({ name, meaning, look, drawing }) => (
        <div key={name}>
          <dt>
            <svg width="24" height="10" aria-hidden="true">
              <path className={look} d={drawing} />
            </svg>
            <span className="visually-hidden">{name}</span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
