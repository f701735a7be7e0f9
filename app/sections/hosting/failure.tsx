import type { FailureWords } from "#app/content/services/hosting-and-maintenance";
import { failureMinutes, failureSteps } from "#app/domain/offers/uptime";
import { Lead } from "#app/sections/lead";
import styles from "./failure.module.css";

/** SVG units: the width of a text column, and the distance from the scale to the words. */
const COLUMN = 100;
const DROP = 64;
const WIDTH = COLUMN * failureSteps.length;

/** The x of a minute on the scale, which ends at the last column's left edge. */
const at = (minute: number) => (minute / failureMinutes.reachable) * COLUMN * (failureSteps.length - 1);

/** The minutes with a number: minute 1 has none, because on a narrow scale there is no room beside the first. */
const named = failureSteps.map((step) => failureMinutes[step]).filter((minute) => minute !== 1);

/** A failure on a scale of minutes; on a wide screen, each step is connected to the minute in which it was taken. */
export function Failure({ title, lead, minute, steps, conclusion }: FailureWords) {
  return (
    <div className={styles.failure}>
      <h3>{title}</h3>
      <Lead>{lead}</Lead>
      <svg className={styles.scale} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${DROP}`} height="80" preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.minutes}
            d={`M0 6H${at(failureMinutes.reachable)}`}
            pathLength={failureMinutes.reachable}
          />
          <path d={`M${at(failureMinutes.reachable)} 6H${WIDTH}`} />
          <path d={failureSteps.map((step) => `M${at(failureMinutes[step])} 0V16`).join("")} />
          <path
            className={styles.threads}
            d={failureSteps
              .map(
                (step, column) => `M${at(failureMinutes[step])} 16L${column * COLUMN} ${DROP - 12}V${DROP}`,
              )
              .join("")}
          />
        </svg>
        {named.map((minute) => (
          <text key={minute} x={`${(100 * at(minute)) / WIDTH}%`} y="36">
            {minute}
          </text>
        ))}
      </svg>
      <ol className={styles.steps}>
        {failureSteps.map((step) => (
          <li key={step}>
            <p className={styles.minute}>
              <span className={styles.unit}>{minute}</span> {failureMinutes[step]}
            </p>
            <h4>{steps[step].title}</h4>
            <p>{steps[step].text}</p>
          </li>
        ))}
      </ol>
      <Lead>{conclusion}</Lead>
    </div>
  );
}
