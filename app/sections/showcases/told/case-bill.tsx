import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CaseLabels } from "#app/content/cases/case-labels";
import { Figure } from "#app/ui/figures/figure";
import styles from "./case-bill.module.css";
import { dress } from "./case-layout";
import numeral from "./case-numeral.module.css";
import type { Dressed } from "./case-story";

/** Line by line on a sheet of paper; its one sum as large as the page; or its weeks before its sums. */
export type BillFormat = "receipt" | "sum" | "calendar";

interface CaseBillProps extends Dressed {
  format: BillFormat;
  labels: CaseLabels["bill"];
  lines: { what: string; sum: string }[];
  duration: { time: string; weeks: number };
  /** Beside a receipt. */
  slip: ReactNode;
}

/** What it cost, line by line, and the weeks that it took. */
export function CaseBill({ format, labels, lines, duration, slip, slug, ground }: CaseBillProps) {
  const weeks = Array.from({ length: duration.weeks }, (_, week) => week + 1);
  return (
    <section className={clsx(styles.bill, styles[format], styles[slug], dress(slug, ground))}>
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
    </section>
  );
}

interface CaseOtherwiseProps extends Dressed {
  label: string;
  text: string;
}

/** What we would do differently, on a slip that is laid in afterwards. */
export function CaseSlip({ label, text }: Omit<CaseOtherwiseProps, keyof Dressed>) {
  return (
    <div className={styles.slip}>
      <h2>{label}</h2>
      <p>{text}</p>
    </div>
  );
}

/** The same, as a correction of the client's own drawing. */
export function CaseOtherwise({ label, text, slug, ground }: CaseOtherwiseProps) {
  const Drawing = drawings[slug];
  return (
    <section className={clsx(styles.otherwise, styles[slug], dress(slug, ground))}>
      <div className={styles.words}>
        <h2>{label}</h2>
        <p>{text}</p>
      </div>
      {Drawing && <Drawing />}
    </section>
  );
}

const drawings: Partial<Record<Dressed["slug"], () => ReactNode>> = {
  "escaliers-duc": Steps,
  "camping-du-lac": Trees,
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

/** Eleven trees, their shade at noon: long in February, as it was drawn, and short in July. */
function Trees() {
  const places = Array.from({ length: 11 }, (_, place) => place * 96 + 52);
  return (
    <svg className={styles.drawing} viewBox="0 0 1056 150" aria-hidden="true">
      {places.map((x) => (
        <g key={x}>
          <ellipse className={styles.gone} cx={x + 10} cy="66" rx="25" ry="62" />
          <ellipse className={styles.filled} cx={x + 5} cy="92" rx="27" ry="36" />
          <circle className={styles.kept} cx={x} cy="112" r="27" />
        </g>
      ))}
    </svg>
  );
}

/** Six places that hurt: the fifth belongs to the head of the list. */
function Joints() {
  const places = [0, 1, 2, 3, 4, 5].map((place) => place * 200 + 28);
  return (
    <svg className={styles.drawing} viewBox="0 0 1056 150" aria-hidden="true">
      <path className={styles.gone} d="M28 122H1028" />
      <path d="M828 96C760 -20 110 -20 34 92m-4-20 4 21 19-9" />
      {places.map((x, place) => (
        <circle key={x} className={place === 4 ? styles.kept : styles.filled} cx={x} cy="122" r="18" />
      ))}
    </svg>
  );
}
