import type { ReactNode } from "react";
import styles from "./card.module.css";

/** A box in the colour of paper on the night map, white on paper. */
export function Card({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.card}>
      {children}
    </div>
  );
}
