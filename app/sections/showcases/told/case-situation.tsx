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
          <p className={styles.label}>{label}</p>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
