import type { ReactNode } from "react";
import styles from "./field.module.css";

interface FieldProps {
  /** The id of the control inside; its error is `{id}-error`. */
  id: string;
  label: string;
  hint?: string | null;
  error?: string | null;
  children: ReactNode;
}

/** A control with its label and, where it was refused, why. */
export function Field({ id, label, hint = null, error = null, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {/* One text, its space within: between two it is not part of the name that is read out. */}
        {`${label} `}
        {hint && <span className={styles.hint}>({hint})</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
