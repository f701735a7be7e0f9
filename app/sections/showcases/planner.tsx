import type { PlannerWords } from "#app/content/pages/showcases";
import styles from "./planner.module.css";

/** Height of a quarter of an hour, in the drawing's units. */
const QUARTER = 14;
const TOP = 92;

/** The planner as it stands on a screen: a morning, cut into quarters of an hour. */
export function Planner({ description, day, hours, blocks, now }: PlannerWords) {
  return (
    <svg className={styles.planner} viewBox="0 0 420 560" role="img" aria-label={description}>
      <rect className={styles.sheet} width="420" height="560" rx="4" />
      <text x="28" y="50" fontSize="24" fontWeight="600" letterSpacing="-.6">
        {day}
      </text>
      {hours.map((hour, index) => (
        <g key={hour} transform={`translate(0 ${TOP + index * 4 * QUARTER})`}>
          <path className={styles.hour} d="M84 0h308" />
          <path
            className={styles.quarter}
            d={`M84 ${QUARTER}h308M84 ${2 * QUARTER}h308M84 ${3 * QUARTER}h308`}
          />
          <text x="28" y="5" fontSize="13" className={styles.time}>
            {hour}
          </text>
        </g>
      ))}
      {blocks.map(({ from, quarters, title, look }) => (
        <g key={title} transform={`translate(92 ${TOP + from * QUARTER})`}>
          <rect className={styles[look]} x="0" y="1.5" width="292" height={quarters * QUARTER - 3} rx="3" />
          <text
            className={styles[`on-${look}`]}
            x="12"
            y={quarters * 7 + 4.5}
            fontSize={quarters === 1 ? 10.5 : 13}
            fontWeight="600"
          >
            {title}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${TOP + now.at * QUARTER})`}>
        <path className={styles.now} d="M76 0h316" />
        <circle className={styles.dot} cx="76" r="5" />
        <text x="28" y="4.5" fontSize="12" fontWeight="600" className={styles.nowText}>
          {now.label}
        </text>
      </g>
    </svg>
  );
}
