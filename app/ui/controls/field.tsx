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

/** A control with its label and, if it was refused, the error. */
export function Field({ id, label, hint = null, error = null, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {/* The space is part of the text: between two text nodes it would be missing in the accessible name. */}
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
