import { Children, type ReactNode } from "react";
import styles from "./dotted.module.css";

/** Short words in a row, with a dot between two that stand on one line: no line begins or ends with one. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className={styles.dotted}>
      {Children.map(children, (child) => (
        <span>{child} </span>
      ))}
    </span>
  );
}
