import { clsx } from "clsx";
import type { MarkRulesWords } from "#app/content/services/graphic-design";
import { channelsOf } from "#app/domain/interaction/mark-sizes";
import { Section } from "#app/ui/section";
import { Loaf } from "./kern-mark";
import styles from "./mark-rules.module.css";

/** SVG units: a unit of the grid, of which the mark is 6 wide and 8 high. */
const UNIT = 20;

const lines = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count + 1 }, (_, index) => draw(index * UNIT)).join("");

/** Two pages of the guidelines: the grid that the mark is drawn on, and its colours for print and screen. */
export function MarkRules({ grid, colours, ...section }: MarkRulesWords) {
  return (
    <Section {...section} ground="snow">
      <div className={styles.sheets}>
        <div className={styles.grid}>
          <svg
            viewBox="-48 -34 202 246"
            fill="none"
            stroke="#2b1710"
            role="img"
            aria-label={grid.description}
          >
            <g fill="#2b1710" stroke="none" fontSize="8" textAnchor="middle">
              <Loaf />
              <text x="60" y="202">
                6
              </text>
              <text x="-33" y="83">
                8
              </text>
              <text x="-10" y="-8">
                1
              </text>
            </g>
            <path
              opacity=".25"
              strokeWidth=".5"
              d={`${lines(6, (x) => `M${x} 0V160`)}${lines(8, (y) => `M0 ${y}H120`)}`}
            />
            <path strokeWidth=".5" strokeDasharray="3 2" d="M-20-20H140V180H-20z" />
            <path strokeWidth=".5" d="M0 188v8M120 188v8M0 192h120M-32 0h8M-32 160h8M-28 0v160" />
            <path
              stroke="#e08a17"
              strokeWidth=".75"
              d="M60-20V180M9 90a51 51 0 1 1 102 0a51 51 0 1 1-102 0zM-8 84L126 20M-8 117L126 55M-8 157L126 94"
            />
          </svg>
          <ul className={styles.rules}>
            {grid.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <div>
          <ul className={styles.colours}>
            {colours.items.map(({ key, name, use, hex, cmyk }) => (
              <li key={key} className={clsx(styles.colour, styles[key])}>
                <h3>{name}</h3>
                <p>{use}</p>
                <dl>
                  <div>
                    <dt>{colours.print}</dt>
                    <dd>{cmyk}</dd>
                  </div>
                  <div>
                    <dt>{colours.screen}</dt>
                    <dd>{hex}</dd>
                    <dd>
                      {colours.channels} {channelsOf(hex)}
                    </dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{colours.note}</p>
        </div>
      </div>
    </Section>
  );
}
