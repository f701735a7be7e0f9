import { clsx } from "clsx";
import { CaseFrame, CaseTold, type Dressed, type Told } from "./case-frame";
import styles from "./case-situation.module.css";

interface CaseSituationProps extends Dressed {
  situation: Told;
  constraint: Told;
  /** The lettering of the drawing. */
  lettering: string[] | undefined;
}

/**
 * The situation and its constraint; the constraint as an object of the client's, for example a price tag or a note on a
 * drawing.
 */
export function CaseSituation({ situation, constraint, lettering, slug, ground }: CaseSituationProps) {
  return (
    <CaseFrame slug={slug} ground={ground} look={clsx(styles.situation, styles[slug])}>
      {[situation, constraint].map((told, place) => (
        <div key={told.label} className={clsx(styles.told, place === 0 ? styles.was : styles.bound)}>
          {lettering && place === 0 && <Dial lettering={lettering} />}
          <CaseTold {...told} />
        </div>
      ))}
    </CaseFrame>
  );
}

/** A clock at eleven: the bread that came out of the oven from half past four was sold out at ten. */
function Dial({ lettering: [sold = "", came = ""] }: { lettering: string[] }) {
  return (
    <svg className={styles.dial} viewBox="0 0 400 400" aria-hidden="true">
      <path className={styles.sold} d="M306 306A150 150 0 0 1 70 125L200 200Z" />
      <path className={styles.gouges} d="M283 283A117 117 0 0 1 98.7 141.5" />
      <Lines x={166} y={246} text={sold} />
      <circle cx="200" cy="200" r="150" />
      {Array.from({ length: 12 }, (_, place) => place + 1).map((hour) => (
        <text key={hour} x={200 + 176 * sine(hour)} y={200 - 176 * sine(hour + 3)}>
          {hour}
        </text>
      ))}
      <path className={styles.hands} d="M200 200V62M200 200L149 111.6" />
      <circle cx="200" cy="200" r="9" className={styles.pin} />
      <Lines x={226} y={176} text={came} isLeft />
    </svg>
  );
}

/** Lettering of one or more lines, vertically centred. */
function Lines({ x, y, text, isLeft = false }: { x: number; y: number; text: string; isLeft?: boolean }) {
  const lines = text.split("\n");
  return (
    <text className={isLeft ? styles.lines : styles.centred} y={y - (lines.length - 1) * 11.5}>
      {lines.map((line, place) => (
        <tspan key={line} x={x} dy={place === 0 ? 0 : 23}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The sine of an hour's angle on a dial, rounded, so that the server and the browser write the same. */
function sine(hour: number): number {
  return Math.round(Math.sin((hour * Math.PI) / 6) * 1000) / 1000;
}
