import type { ReactNode } from "react";
import styles from "./status-message.module.css";

/** A message that something is missing, with what to do instead. */
export function StatusMessage({ role, children }: { role: "status" | "alert"; children: ReactNode }) {
  return (
    <div className={styles.message} role={role}>
      {children}
    </div>
  );
}
