import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./opening.module.css";

interface OpeningProps {
  /** What stands beside the words on a wide screen: a legend, a picture, or a card as tall as all the rest. */
  beside?: "legend" | "picture" | "card";
  /** Decoration between the map and the words. */
  behind?: ReactNode;
  children: ReactNode;
}

/** The opening of a page, on the night map that the body carries. */
export function Opening({ beside, behind, children }: OpeningProps) {
  return (
    <section className={`${styles.opening} night`}>
      {behind}
      <div className={clsx(styles.measure, beside && styles[beside])}>{children}</div>
    </section>
  );
}

/** The words of a sheet, in a column. */
export function OpeningText({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}

/** The one or two sentences under a title. */
export function Standfirst({ children }: { children: ReactNode }) {
  return <p className={styles.standfirst}>{children}</p>;
}

/** The call to action, and quieter links beside it. */
export function Actions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>;
}
