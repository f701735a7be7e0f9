import type { UptimeYearWords } from "#app/content/services/hosting-and-maintenance";
import { allowedMinutes, hoursAndMinutes, quartersOf, sampleStops } from "#app/domain/offers/uptime";
import { Lead } from "#app/sections/lead";
import { Figure } from "#app/ui/figures/figure";
import { Section } from "#app/ui/section";
import styles from "./uptime-year.module.css";

const stops = Object.values(sampleStops);

/** SVG units a day, and how tall its tick is. */
const DAY = 3;
const TICK = 40;

/** What a percentage of a year comes to: one figure, and a year of which each day is a tick. */
export function UptimeYear(words: UptimeYearWords) {
  const { text, sample, months, stops: told, ...section } = words;
  return (
    <Section {...section}>
      <p className={styles.figure}>
        <Figure>{hoursAndMinutes(allowedMinutes)}</Figure>
      </p>
      <Lead>{text}</Lead>
      <figure className={styles.year}>
        <div className={styles.quarters}>
          {quartersOf(stops).map(({ firstMonth, days, stops: still }) => (
            <div key={firstMonth}>
              <svg viewBox={`0 0 ${days * DAY} ${TICK}`} preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.days} d={`M0 ${TICK - 14}H${days * DAY}`} />
                <path
                  className={styles.stops}
                  d={still.map((day) => `M${day * DAY + 1} 0V${TICK}`).join("")}
                />
              </svg>
              <p className={styles.months} aria-hidden="true">
                {months
                  .split(" ")
                  .slice(firstMonth, firstMonth + 3)
                  .map((month) => (
                    <span key={month}>{month}</span>
                  ))}
              </p>
            </div>
          ))}
        </div>
        <figcaption className={styles.caption}>
          {sample} {told}
        </figcaption>
      </figure>
    </Section>
  );
}
