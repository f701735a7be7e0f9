import type { ReactNode } from "react";
import styles from "./instead.module.css";

/** What is said where something is missing, and the way round it below. */
export function Instead({ role, children }: { role: "status" | "alert"; children: ReactNode }) {
  return (
    <div className={styles.instead} role={role}>
      {children}
    </div>
  );
}
