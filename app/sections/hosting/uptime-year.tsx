import type { FailureWords, UptimeYearWords } from "#app/content/services/hosting-and-maintenance";
import { allowedMinutes, commonYear, sampleStops, stoppedMinutes } from "#app/domain/offers/uptime";
import { Figure } from "#app/ui/figures/figure";
import { markSeen } from "#app/ui/mark-seen";
import { Section } from "#app/ui/section";
import { Failure } from "./failure";
import styles from "./uptime-year.module.css";

const { days, months: firstDays, stops } = commonYear(Object.values(sampleStops));

/** Months: only the first of each quarter is named. */
const QUARTER = 3;

/** SVG units: from the centre of the dial to the middle of its day marks. */
const RADIUS = 180;

/** Path data: radial strokes on some days, between two distances from the centre; the year begins at the top. */
const strokes = (on: number[], from: number, to: number) =>
  on
    .map((day) => {
      const angle = ((day + 0.5) / days) * 2 * Math.PI;
      const at = (far: number) =>
        `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`;
      return `M${at(from)}L${at(to)}`;
    })
    .join("");

interface UptimeYearProps extends UptimeYearWords {
  /** The longest of its outages. */
  failure: FailureWords;
}

/**
 * What an uptime percentage means in a year, beside a dial with a tick for each day; in its centre, to scale, how much
 * of the allowed downtime was used. Below it, the longest outage by the minute.
 */
export function UptimeYear({
  text,
  sample,
  months,
  figure,
  marks,
  stops: told,
  failure,
  ...section
}: UptimeYearProps) {
  return (
    <Section {...section} ground="snow">
      <div className={styles.year}>
        <p className={styles.words}>
          <span>{text}</span>{" "}
          <span>
            {sample} {told}
          </span>
        </p>
        <div className={styles.dial}>
          <svg ref={markSeen} viewBox="-200 -200 400 400" aria-hidden="true">
            <g className={styles.ring}>
              <circle className={styles.days} r={RADIUS} pathLength={days} transform="rotate(-90)" />
              <path className={styles.months} d={strokes(firstDays, RADIUS - 24, RADIUS + 10)} />
              <path className={styles.stops} d={strokes(stops, RADIUS - 18, RADIUS + 19)} />
            </g>
          </svg>
          <p className={styles.figure}>
            <Figure>{figure.down}</Figure> <span className={styles.most}>{figure.ofMost}</span>
            <svg className={styles.bar} viewBox={`0 0 ${allowedMinutes} 36`} aria-hidden="true">
              <path d={`M0 0H${allowedMinutes}V36H0z`} />
              <path d={`M0 0H${stoppedMinutes}V36H0z`} />
            </svg>
          </p>
          <p className={styles.marks} aria-hidden="true">
            {marks.map(({ day, lasted }) => (
              <span key={day}>
                {day} <strong>{lasted}</strong>
              </span>
            ))}
          </p>
          <p className={styles.names} aria-hidden="true">
            {months
              .split(" ")
              .map((month, index) => index % QUARTER === 0 && <span key={month}>{month}</span>)}
          </p>
        </div>
      </div>
      <Failure {...failure} />
    </Section>
  );
}
