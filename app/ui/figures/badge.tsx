import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A short word about the state of something. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
