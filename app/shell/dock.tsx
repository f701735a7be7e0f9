import type { ReactNode } from "react";
import styles from "./dock.module.css";

/**
 * What stays at the foot of the screen, beside each other and never over each other: a bar that takes room at the end
 * of the page, and above it what floats.
 */
export function Dock({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <div className={styles.dock}>{children}</div>
      {bar}
    </div>
  );
}
