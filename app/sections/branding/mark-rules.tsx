import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { MarkRulesWords } from "#app/content/services/graphic-design";
import { channelsOf, markWidths } from "#app/domain/interaction/mark-sizes";
import { Section } from "#app/ui/section";
import { Loaf, MarkParts, Name } from "./kern-mark";
import styles from "./mark-rules.module.css";

interface ArrangementProps {
  /** The scale of the drawing: the logo is 120 by 160, and its unit an eighth of the height. */
  scale: number;
  /** The edges of its clear space on the sheet. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  children: ReactNode;
}

const UNIT = 20;

/** A logo in its clear space, with one unit in each corner. */
function Arrangement({ scale, left, top, right, bottom, children }: ArrangementProps) {
  const unit = UNIT * scale;
  const corners = [left, right - unit].flatMap((x) => [top, bottom - unit].map((y) => ({ x, y })));
  return (
    <>
      <path
        fill="#ecd09c"
        fillRule="evenodd"
        d={`M${left} ${top}H${right}V${bottom}H${left}zM${left + unit} ${top + unit}V${bottom - unit}H${right - unit}V${top + unit}z`}
      />
      {corners.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={unit} height={unit} fill="#e08a17" />
          <text x={x + unit / 2} y={y + unit / 2 + 3}>
            1
          </text>
        </g>
      ))}
      <g transform={`translate(${left} ${top}) scale(${scale})`}>{children}</g>
    </>
  );
}

/** Two pages of the guidelines: the space that the logo keeps clear, and its colours for print and screen. */
export function MarkRules({ grid, colours, ...section }: MarkRulesWords) {
  return (
    <Section {...section} ground="snow">
      <div className={styles.sheets}>
        <div className={styles.grid}>
          <svg viewBox="0 0 314 362" role="img" aria-label={grid.description}>
            <g fill="#2b1710" fontSize="8" fontWeight="600" textAnchor="middle">
              <Arrangement scale={0.62} left={20} top={20} right={190} bottom={222}>
                <g transform="translate(18 -6)">
                  <MarkParts width={markWidths.cup} />
                </g>
              </Arrangement>
              <Arrangement scale={0.62} left={206} top={100} right={294} bottom={222}>
                <g transform="translate(11 18)">
                  <Loaf />
                </g>
              </Arrangement>
              <Arrangement scale={0.516} left={20} top={240} right={294} bottom={342}>
                <g transform="translate(11 18)">
                  <Loaf />
                  <g transform="translate(146 -325) scale(1.5)">
                    <Name />
                  </g>
                </g>
              </Arrangement>
            </g>
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
