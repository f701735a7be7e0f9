import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CaseLabels } from "#app/content/cases/case-labels";
import numeral from "#app/sections/showcases/dress/numeral.module.css";
import { Figure } from "#app/ui/figures/figure";
import styles from "./case-bill.module.css";
import { CaseFrame, type Dressed } from "./case-frame";

/** A bill with one line per item; one total as large as the page; or the weeks before the sums. */
export type BillFormat = "receipt" | "sum" | "calendar";

interface CaseBillProps extends Dressed {
  format: BillFormat;
  labels: CaseLabels["bill"];
  lines: { what: string; sum: string }[];
  duration: { time: string; weeks: number };
  /** Shown beside a receipt. */
  slip: ReactNode;
}

/** The cost, line by line, and the weeks of the project. */
export function CaseBill({ format, labels, lines, duration, slip, slug, ground }: CaseBillProps) {
  const weeks = Array.from({ length: duration.weeks }, (_, week) => week + 1);
  return (
    <CaseFrame slug={slug} ground={ground} look={clsx(styles.bill, styles[format], styles[slug])}>
      <div className={styles.sums}>
        <h2>{labels.title}</h2>
        <dl>
          {lines.map(({ what, sum }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className={format === "sum" ? numeral[slug] : undefined}>
                {format === "sum" ? <Figure>{sum}</Figure> : sum}
              </dd>
            </div>
          ))}
          <div>
            <dt>{labels.total}</dt>
            <dd>{duration.time}</dd>
          </div>
        </dl>
        <div className={styles.weeks} aria-hidden="true">
          {weeks.map((week) => (
            <span key={week}>{week}</span>
          ))}
        </div>
      </div>
      {slip}
    </CaseFrame>
  );
}

interface SlipProps {
  label: string;
  text: string;
}

interface CaseOtherwiseProps extends SlipProps, Dressed {
  /** The lettering of the drawing. */
  lettering: string[] | undefined;
}

/** What we would do differently, as an erratum slip. */
export function CaseSlip({ label, text }: SlipProps) {
  return (
    <div className={styles.slip}>
      <h2>{label}</h2>
      <p>{text}</p>
    </div>
  );
}

/** What we would do differently, as a correction of the client's own drawing. */
export function CaseOtherwise({ label, text, lettering = [], slug, ground }: CaseOtherwiseProps) {
  const Drawing = drawings[slug];
  return (
    <CaseFrame slug={slug} ground={ground} look={clsx(styles.otherwise, styles[slug])}>
      <div className={styles.words}>
        <h2>{label}</h2>
        <p>{text}</p>
      </div>
      {Drawing && <Drawing lettering={lettering} />}
    </CaseFrame>
  );
}

interface Lettered {
  lettering: string[];
}

const drawings: Partial<Record<Dressed["slug"], (props: Lettered) => ReactNode>> = {
  "escaliers-duc": Steps,
  "camping-du-lac": Tree,
  "physio-grand-pont": Joints,
};

/** A stair of nine steps, of which three are left. */
function Steps() {
  return (
    <svg className={styles.drawing} viewBox="0 0 540 300" aria-hidden="true">
      <path className={styles.gone} d="M180 210V180h60V150h60V120h60V90h60V60h60V30h60" />
      <path d="M0 300V270h60V240h60V210h60v90z" className={styles.kept} />
    </svg>
  );
}

/** The guests in the February shade, from its top down: their centres. */
const guests: [x: number, y: number][] = [
  [184, 66],
  [220, 62],
  [156, 96],
  [202, 102],
  [246, 94],
  [150, 136],
  [196, 146],
  [252, 132],
  [150, 178],
  [206, 190],
  [248, 172],
];

/** The crown of the tree as a circle of eleven arcs. */
function crown(radius: number): string {
  const on = (bough: number) => {
    const angle = (bough / 11) * 2 * Math.PI;
    return `${Math.round(200 + radius * Math.sin(angle))} ${Math.round(350 - radius * Math.cos(angle))}`;
  };
  const boughs = Array.from({ length: 11 }, (_, bough) => `A26 24 0 0 1 ${on(bough + 1)}`);
  return `M${on(0)}${boughs.join("")}Z`;
}

/**
 * A tree and its shade at noon: long in February, as it was drawn, and short in July, when the guests lie in the sun.
 */
function Tree({ lettering }: Lettered) {
  const signs = [
    <circle key="tree" className={styles.kept} cx="12" cy="12" r="11" />,
    <circle key="february" className={styles.gone} cx="12" cy="12" r="11" />,
    <circle key="july" className={styles.filled} cx="12" cy="12" r="11" />,
    <Guest key="guest" x={12} y={12} />,
  ];
  return (
    <div className={styles.plan}>
      <svg className={styles.drawing} viewBox="90 0 300 430" aria-hidden="true">
        <ellipse className={styles.filled} cx="200" cy="290" rx="72" ry="78" />
        <ellipse className={styles.gone} cx="200" cy="142" rx="82" ry="122" />
        <path className={styles.kept} d={crown(66)} />
        <path className={styles.bough} d={crown(42)} />
        {guests.map(([x, y]) => (
          <Guest key={`${x} ${y}`} x={x} y={y} />
        ))}
        <path d="M340 70V14M328 30L340 12L352 30" />
        <text x="340" y="92">
          N
        </text>
      </svg>
      <p className={styles.key} aria-hidden="true">
        {lettering.map((words, place) => (
          <span key={words}>
            <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
              {signs[place]}
            </svg>
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A person, as a map sign. */
function Guest({ x, y }: { x: number; y: number }) {
  return (
    <path
      className={styles.guest}
      d={`M${x - 7} ${y + 10}v-5a7 7 0 0 1 14 0v5zM${x - 4} ${y - 7}a4 4 0 0 1 8 0a4 4 0 0 1-8 0`}
    />
  );
}

/** Six joints by their number on the list: the fifth belongs in the empty place before the first. */
function Joints({ lettering }: Lettered) {
  const middle = (place: number) => 217 + place * 152;
  const fifth = lettering[4];
  return (
    <svg className={clsx(styles.drawing, styles.joints)} viewBox="0 0 1056 200" aria-hidden="true">
      <path d="M807 96C740 -20 150 -20 71 90m-4-20 4 21 19-9" />
      <circle className={styles.gone} cx="65" cy="122" r="24" />
      <text x="65" y="176">
        {fifth}
      </text>
      {lettering.map((name, place) => (
        <g key={name} className={name === fifth ? styles.kept : undefined}>
          <circle cx={middle(place)} cy="122" r="24" />
          <text x={middle(place)} y="122">
            {place + 1}
          </text>
          <text x={middle(place)} y="176">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
