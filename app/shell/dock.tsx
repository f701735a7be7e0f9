import type { ReactNode } from "react";
import styles from "./dock.module.css";

/** What floats at the foot of the screen stands here, beside each other and never over each other. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>;
}
