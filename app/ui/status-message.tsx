import type { ReactNode } from "react";
import styles from "./status-message.module.css";

/** What is said where something is missing, and the way round it below. */
export function StatusMessage({ role, children }: { role: "status" | "alert"; children: ReactNode }) {
  return (
    <div className={styles.message} role={role}>
      {children}
    </div>
  );
}
