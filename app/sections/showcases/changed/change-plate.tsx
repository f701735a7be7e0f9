import { clsx } from "clsx";
import type { CaseSlug } from "#app/domain/offers/cases";
import numeral from "#app/sections/showcases/dress/numeral.module.css";
import { CaseFrame, CaseTold, type Dressed, type Told } from "#app/sections/showcases/told/case-frame";
import { Figure } from "#app/ui/figures/figure";
import styles from "./change-plate.module.css";

/** A mark of 20 by 20 for what was counted one by one; a case without a mark has a percentage. */
const marks: Partial<Record<CaseSlug, string>> = {
  // A speech bubble.
  "camping-du-lac": "m1 2h18v12h-9l-5 5v-5h-4z",
};

interface ChangePlateProps extends Told, Dressed {
  figure: { value: string; unit: string; before: string | null };
  /** The figure now and before; `before` is null if it is not known. */
  scale: { now: number; before: number | null };
  labels: { now: string; before: string };
}

/** The result as one very large figure, drawn to scale beside the value before, if that is known. */
export function ChangePlate({ label, title, text, figure, scale, labels, slug, ground }: ChangePlateProps) {
  const mark = marks[slug];
  const { now, before } = scale;
  const written = (count: number) => figure.value.replace(/\d+/, String(count));
  return (
    <CaseFrame slug={slug} ground={ground} look={styles.frame}>
      <div className={styles.figure}>
        <p className={clsx(styles.giant, numeral[slug])}>
          <Figure>{figure.value}</Figure>
        </p>
        <p className={styles.unit}>{figure.unit}</p>
      </div>
      {mark && (
        <div className={clsx(styles.scale, styles.now)}>
          <Counted count={now} mark={mark} />
        </div>
      )}
      {before !== null && (
        <div className={clsx(styles.scale, styles.shares)}>
          <Share percent={now} said={labels.now} value={written(now)} look={styles.now} />
          <Share percent={before} said={labels.before} value={written(before)} look={styles.before} />
          <p className={styles.ends} aria-hidden="true">
            <span>0</span>
            <span>{written(100)}</span>
          </p>
        </div>
      )}
      <div className={styles.told}>
        <CaseTold label={label} title={title} text={text} />
      </div>
    </CaseFrame>
  );
}

interface ShareProps {
  percent: number;
  said: string;
  value: string;
  look: string | undefined;
}

/** A percentage as a bar, its value beside it. */
function Share({ percent, said, value, look }: ShareProps) {
  return (
    <>
      <p className={styles.said}>{said}</p>
      <svg className={look} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="1" />
        <rect width={percent} height="1" />
      </svg>
      <p className={styles.value}>{value}</p>
    </>
  );
}

/** The number of marks in a row, and their distance. */
const ROW = 20;
const STEP = 24;

/** As many marks as were counted, twenty a row. */
function Counted({ count, mark }: { count: number; mark: string }) {
  const d = Array.from(
    { length: count },
    (_, place) => `M${(place % ROW) * STEP} ${Math.floor(place / ROW) * STEP}${mark}`,
  ).join("");
  const rows = Math.ceil(count / ROW);
  return (
    <svg viewBox={`0 0 ${ROW * STEP} ${rows * STEP}`} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
