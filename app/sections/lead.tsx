import type { ReactNode } from "react";
import styles from "./lead.module.css";

/** The lead of a section: a sentence or two, larger than its text. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
