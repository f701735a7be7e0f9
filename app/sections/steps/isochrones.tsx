import { clsx } from "clsx";
import type { CampaignWords } from "#app/content/services/digital-marketing";
import { DAYS, type StepTime, type Weeks } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import styles from "./isochrones.module.css";
import { outline } from "./reach";

interface IsochronesProps extends CampaignWords {
  timetable: Weeks;
}

/** SVG units: the distance of a week, along the road to the right. */
const WEEK = 1000;

/** The line that is reached in a week, in every direction; two weeks reach twice as far. */
const reach = outline(WEEK);

/** The other roads, which bend and fork. */
const roads =
  "M0 0C22-22 30-52 62-74S112-138 168-176 240-290 330-360M62-74C110-84 150-70 205-92S330-120 430-190 620-210 900-330M0 0C-4-30 8-60-6-100S10-200 0-320M0 0C24 24 34 40 64 74S120 150 190 260M205-92C240-72 268-48 310-42S420-64 500-112 700-140 900-190";

/** Weeks from the last numbered week to the break in the scale. */
const BREAK = 0.2;

/** Weeks from the break to each of the monthly reports: after the break nothing is to scale. */
const REPORTS = Array.from({ length: 12 }, (_, month) => 0.3 + 0.5 * month);

/**
 * A campaign's weeks, drawn like the opening's travel-time map: lines around the signed quote, and each step's words in
 * its band.
 */
export function Isochrones({ steps, unit, quote, flag, timetable, ...section }: IsochronesProps) {
  const { weeks, times } = timetable;
  const breaks = weeks + BREAK;
  const numbered = Array.from({ length: weeks }, (_, week) => week + 1);
  const days = Array.from({ length: weeks * DAYS }, (_, day) => day / DAYS).filter((day) => day % 1);
  // The ads start in the last week, on an unknown day.
  const live = (weeks - 1) * WEEK;
  return (
    <Section {...section} ground="night">
      <div className={styles.sheet}>
        <div className={styles.map} aria-hidden="true">
          <div className={styles.weeks}>
            <svg
              aria-hidden="true"
              viewBox={`${-weeks * WEEK} ${-weeks * WEEK} ${2 * weeks * WEEK} ${2 * weeks * WEEK}`}
            >
              <defs>
                <path id="reach" d={reach} />
              </defs>
              {numbered.toReversed().map((week) => (
                <Line key={week} at={week} width={8} className={styles.week} />
              ))}
              {days.map((day) => (
                <Line key={day} at={day} width={4} className={styles.day} />
              ))}
              {REPORTS.map((later) => (
                <Line key={later} at={breaks + later} width={5} className={styles.month} />
              ))}
              <path className={styles.roads} d={roads} transform="scale(10)" />
              <path className={styles.road} d={`M0 0H${live}`} />
              <path className={clsx(styles.road, styles.live)} d={`M${weeks * WEEK} 0h9000`} />
              <path
                className={clsx(styles.road, styles.live, styles.soon)}
                d={`M${live} 0H${weeks * WEEK}`}
              />
              <Line at={breaks} width={70} className={styles.break} />
              <Line at={breaks} width={56} className={styles.gap} />
              {REPORTS.map((later) => (
                <circle key={later} className={styles.report} cx={(breaks + later) * WEEK} r="36" />
              ))}
            </svg>
            <p>
              {numbered.map((week) => (
                <span key={week}>
                  {week} {unit}
                </span>
              ))}
              <span>{flag}</span>
            </p>
          </div>
        </div>
        <p className={styles.quote} aria-hidden="true">
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <circle r="18" />
            <path d="M-6-9H6M-6-4H6M-6 1H2" />
            <path className={styles.signature} d="M-7 9q3-6 5-3t-1 3q4-5 5-2t5 0" />
          </svg>
          <span>{quote}</span>
        </p>
        <ol className={styles.steps}>
          {steps.map(({ time, title, text }, step) => (
            <li key={title} className={placeOf(times[step], weeks)}>
              <hgroup>
                <p className={styles.time}>{time}</p>
                <h3>{title}</h3>
              </hgroup>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

interface LineProps {
  at: number;
  width: number;
  className: string | undefined;
}

function Line({ at, width, className }: LineProps) {
  return (
    <use
      href="#reach"
      className={className}
      transform={`scale(${at})`}
      strokeWidth={Math.round((10 * width) / at) / 10}
    />
  );
}

function placeOf(time: StepTime | undefined, weeks: number) {
  if (!time || time.at < 0) return undefined;
  return time.at > weeks ? styles.later : styles[`in${time.at + 1}`];
}
