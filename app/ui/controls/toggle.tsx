import type { ReactNode } from "react";
import styles from "./toggle.module.css";

interface ToggleProps {
  isPressed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A button that stays in. */
export function Toggle({ isPressed, onToggle, children }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isPressed} onClick={onToggle}>
      {children}
    </button>
  );
}
