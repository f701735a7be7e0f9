import { clsx } from "clsx";
import type { AskWords, DayWords } from "#app/content/services/artificial-intelligence-ai";
import type { OpeningWords } from "#app/content/shared/page-content";
import { Headline } from "#app/sections/headline";
import { Opening } from "#app/ui/opening";
import { Ask } from "./ask";
import { Aurora } from "./aurora";
import styles from "./day-opening.module.css";

interface DayOpeningProps extends OpeningWords {
  day: DayWords;
  ask: AskWords;
}

/** A question can be put at once; below it a day runs from seven to midnight: what comes in, what the machine does, what is left for a person. */
export function DayOpening({ title, lead, action, also, day, ask }: DayOpeningProps) {
  return (
    <Opening beside="legend" behind={<Aurora />}>
      <Headline title={title} lead={lead} action={action} also={also} />
      <Ask {...ask} />
      <div className={styles.day}>
        <h2>{day.title}</h2>
        <p className={styles.key}>{day.key}</p>
        <ol>
          {day.moments.map(({ time, comes, done, left }) => (
            <li key={time} className={clsx(left && styles.handed)}>
              <time>{time}</time>
              <p className={styles.comes}>{comes}</p>
              <p className={styles.done}>
                <span>{day.machine}</span> {done}
              </p>
              {left && (
                <p className={styles.left}>
                  <span>{day.person}</span> {left}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Opening>
  );
}
