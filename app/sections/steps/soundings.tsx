import { clsx } from "clsx";
import type { StepsWords } from "#app/content/shared/page-content";
import type { StepTime, Weeks } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import styles from "./soundings.module.css";

interface SoundingsProps extends StepsWords {
  lead: string;
  timetable: Weeks;
}

/** The row above the water is the first: whole weeks below it begin on this line of the grid. */
const SURFACE = 2;

/** Three weeks as the depths of a lake at night: each step is a light let down to where it begins, as long as it lasts. */
export function Soundings({ lead, steps, scale, timetable, ...section }: SoundingsProps) {
  const { weeks, times } = timetable;
  return (
    <Section {...section} ground="night">
      <p className={styles.lead}>{lead}</p>
      <div className={styles.lake}>
        <p className={styles.depths} aria-hidden="true">
          <span>{scale.quote}</span>
          {Array.from({ length: weeks }, (_, week) => week + 1).map((week) => (
            <span key={week} className={clsx(times.some((time) => isWithin(time, week)) && styles.within)}>
              {week} {scale.unit}
            </span>
          ))}
          <span />
        </p>
        <ol className={styles.steps}>
          {steps.map(({ time, title, text }, step) => (
            <li key={title} className={clsx(soundingOf(times[step], weeks))} {...rowsOf(times[step], weeks)}>
              <div>
                <hgroup>
                  <p className={styles.time}>{time}</p>
                  <h3>{title}</h3>
                </hgroup>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** A week that ends while a step goes on, whose words stand across its end. */
const isWithin = ({ shortest }: StepTime, week: number) =>
  shortest !== undefined && shortest[0] < week && week < shortest[1];

/** Before the quote nothing is let down yet; beyond the weeks the line is broken off. */
function soundingOf(time: StepTime | undefined, weeks: number) {
  if (!time || time.at < 0) return styles.above;
  return time.at > weeks && styles.beyond;
}

/** The rows of a step, as lines of the grid; no style stands in the page, so each has its rule in the sheet. */
function rowsOf(time: StepTime | undefined, weeks: number) {
  if (!time || time.at < 0) return { "data-from": 1, "data-to": SURFACE };
  if (time.at > weeks) return { "data-from": SURFACE + weeks, "data-to": SURFACE + weeks + 1 };
  const [from, to] = time.shortest ?? [time.at, time.at + 1];
  return { "data-from": SURFACE + from, "data-to": SURFACE + to };
}
