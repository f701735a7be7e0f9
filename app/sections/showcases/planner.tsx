import type { PlannerWords } from "#app/content/pages/showcases";
import styles from "./planner.module.css";

/** Height of a quarter of an hour, in the drawing's units. */
const QUARTER = 14;
const TOP = 92;

/** Squared paper, as the planner is ruled. */
const squares = [
  ...Array.from({ length: 34 }, (_, row) => `M0 ${(row + 1) * QUARTER + 8}h420`),
  ...Array.from({ length: 29 }, (_, column) => `M${(column + 1) * QUARTER} 0v560`),
].join("");

/** Left edge and width of a block. */
const LEFT = 84;
const WIDTH = 308;

/** The planner as it stands on a screen: every quarter of an hour is a block, and what takes longer is several of them. */
export function Planner({ description, day, hours, blocks, now }: PlannerWords) {
  return (
    <svg className={styles.planner} viewBox="0 0 420 560" role="img" aria-label={description}>
      <rect className={styles.sheet} width="420" height="560" />
      <path className={styles.squares} d={squares} />
      <text x="28" y="56" fontSize="34" fontWeight="700" letterSpacing="-1.2">
        {day}
      </text>
      {hours.map((hour, index) => (
        <g key={hour} transform={`translate(0 ${TOP + index * 4 * QUARTER})`}>
          <path className={styles.hour} d="M28 0h56" />
          <text x="28" y="13" fontSize="12" fontWeight="600">
            {hour}
          </text>
        </g>
      ))}
      {blocks.map(({ from, quarters, title, look }) => (
        <g
          key={title}
          className={from + quarters <= now.at ? styles.past : undefined}
          transform={`translate(${LEFT} ${TOP + from * QUARTER})`}
        >
          {Array.from({ length: quarters }, (_, quarter) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: quarters of an hour are told apart by nothing else
              key={quarter}
              className={styles[look]}
              y={quarter * QUARTER + 0.5}
              width={WIDTH}
              height={QUARTER - 1}
            />
          ))}
          <text x="8" y={QUARTER - 3.5} fontSize="11.5" fontWeight="700">
            {title}
          </text>
          <text x={WIDTH - 8} y={QUARTER - 3.5} fontSize="11.5" textAnchor="end">
            {quarters}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${TOP + now.at * QUARTER})`}>
        <path className={styles.now} d={`M0 0h${LEFT - 4}`} />
        <path className={styles.marker} d={`M${LEFT - 10}-5l8 5-8 5z`} />
        <text x="28" y="-4" fontSize="12" fontWeight="700" className={styles.marker}>
          {now.label}
        </text>
      </g>
    </svg>
  );
}
