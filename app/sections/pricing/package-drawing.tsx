import { type PackageKey, packageContents } from "#app/domain/offers/packages";
import styles from "./package-drawing.module.css";

/**
 * SVG units. From the left: the sign of the research or of a company's profile, the pages, the links to them. `GROUND`
 * is the baseline.
 */
const STATION = 10;
const FIRST_PAGE = 32;
const PAGE = 16;
const GROUND = 34;
const MONTH = 24;

const count = (length: number) => Array.from({ length }, (_, each) => each);
const upTo = (from: number, step: number, length: number) => count(length).map((each) => from + each * step);

/** The technical basics: the ground under the other signs. */
const basics = `M1 ${GROUND}H143${upTo(7, 8, 17)
  .map((x) => `M${x} ${GROUND}l-5 6`)
  .join("")}`;

/** A page: a sheet with lines of text. */
function Page({ x, isNew }: { x: number; isNew: boolean }) {
  return (
    <g className={isNew ? styles.added : styles.kept}>
      <path className={styles.sheet} d={`M${x} ${GROUND - 1}v-17h12v17z`} />
      <path className={styles.lines} d={`M${x + 3} ${GROUND - 13}h6m-6 4h6m-6 4h4`} />
    </g>
  );
}

/** The contents of a package as signs that can be counted: what it adds to the package below it is tinted. */
export function PackageDrawing({ of }: { of: PackageKey }) {
  const { has, on } = packageContents[of];
  const tint = (isKept: boolean) => (isKept ? styles.kept : styles.added);
  return (
    <svg className={styles.drawing} viewBox="0 9 144 42" fill="none" aria-hidden="true">
      {has.basics && <path className={tint(on.basics)} d={basics} />}
      {has.research && (
        <g className={tint(on.research)}>
          <path className={styles.sheet} d={`M${STATION} ${GROUND - 18}l9 17h-18z`} />
          <circle className={styles.lines} cx={STATION} cy={GROUND - 7} r="1.5" />
        </g>
      )}
      {has.profile && (
        <g className={tint(on.profile)}>
          <path
            className={styles.sheet}
            d={`M${STATION} ${GROUND - 1}q-8-10-8-14a8 8 0 0 1 16 0q0 4-8 14z`}
          />
          <circle className={styles.lines} cx={STATION} cy={GROUND - 15} r="2.5" />
          <path d={`M1 ${GROUND}H143`} />
        </g>
      )}
      {upTo(FIRST_PAGE, PAGE, has.pages).map((x, each) => (
        <Page key={x} x={x} isNew={each >= on.pages} />
      ))}
      {has.links && (
        <path className={tint(on.links)} d="M143 14q-16-4-31 5m4-6-4 6 7 1M143 23q-16-2-31 4m5-5-5 5 7 2" />
      )}
      {upTo(FIRST_PAGE, MONTH, has.followUpMonths).map((x, each) => (
        <rect
          key={x}
          className={each % 2 ? styles.added : styles.bar}
          x={x}
          y={GROUND + 11}
          width={MONTH}
          height="5"
        />
      ))}
      {upTo(FIRST_PAGE + 1.5, 8, has.directories).map((x) => (
        <circle key={x} className={styles.bar} cx={x} cy={GROUND + 10} r="2.5" />
      ))}
    </svg>
  );
}
