import type { ReactNode } from "react";
import styles from "./lead.module.css";

/** A sentence or two of a section, larger than its text. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
