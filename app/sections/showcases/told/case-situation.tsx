import { clsx } from "clsx";
import { dress } from "./case-layout";
import styles from "./case-situation.module.css";
import type { Dressed, Told } from "./case-story";

interface CaseSituationProps extends Dressed {
  situation: Told;
  constraint: Told;
}

/** What was, and what stood in the way: a thing of the client's own, as a price tag or the note on a drawing. */
export function CaseSituation({ situation, constraint, slug, ground }: CaseSituationProps) {
  return (
    <section className={clsx(styles.situation, styles[slug], dress(slug, ground))}>
      {[situation, constraint].map(({ label, title, text }, place) => (
        <div key={label} className={clsx(styles.told, place === 0 ? styles.was : styles.bound)}>
          {slug === "boulangerie-kern" && place === 0 && <Dial />}
          <p className={styles.label}>{label}</p>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}

/** Eleven o'clock: of what came out of the oven from half past four on, nothing was left at ten. */
function Dial() {
  return (
    <svg className={styles.dial} viewBox="0 0 400 400" aria-hidden="true">
      <path className={styles.sold} d="M306 306A150 150 0 0 1 70 125L200 200Z" />
      <path className={styles.gouges} d="M277 277A109 109 0 0 1 106 145.5" />
      <circle cx="200" cy="200" r="150" />
      {Array.from({ length: 12 }, (_, place) => place + 1).map((hour) => (
        <text key={hour} x={200 + 176 * sine(hour)} y={200 - 176 * sine(hour + 3)}>
          {hour}
        </text>
      ))}
      <path className={styles.hands} d="M200 200V62M200 200L149 111.6" />
      <circle cx="200" cy="200" r="9" className={styles.pin} />
    </svg>
  );
}

/** Of an hour's angle on a dial, to what both the server and a browser write. */
function sine(hour: number): number {
  return Math.round(Math.sin((hour * Math.PI) / 6) * 1000) / 1000;
}
