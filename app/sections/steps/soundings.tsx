import { clsx } from "clsx";
import type { StepsWords } from "#app/content/shared/page-content";
import type { StepTime, Weeks } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import styles from "./soundings.module.css";

interface SoundingsProps extends StepsWords {
  lead: string;
  timetable: Weeks;
}

/** Row 1 of the grid is above the water: the weeks begin at this grid line. */
const SURFACE = 2;

/**
 * The weeks as depths of a lake at night: each step is a light at the depth where it begins, with a bar as long as the
 * step.
 */
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

/** Whether a week ends while a step lasts longer: the step's words then stand across the week's line. */
const isWithin = ({ shortest }: StepTime, week: number) =>
  shortest !== undefined && shortest[0] < week && week < shortest[1];

/** The class of a step before the quote, or after the weeks, where the line has a break; otherwise `false`. */
function soundingOf(time: StepTime | undefined, weeks: number) {
  if (!time || time.at < 0) return styles.above;
  return time.at > weeks && styles.beyond;
}

/**
 * A step's rows, as grid lines in data attributes: the content security policy allows no inline styles, so the sheet
 * has a rule for each value.
 */
function rowsOf(time: StepTime | undefined, weeks: number) {
  if (!time || time.at < 0) return { "data-from": 1, "data-to": SURFACE };
  if (time.at > weeks) return { "data-from": SURFACE + weeks, "data-to": SURFACE + weeks + 1 };
  const [from, to] = time.shortest ?? [time.at, time.at + 1];
  return { "data-from": SURFACE + from, "data-to": SURFACE + to };
}
