import styles from "./pause.module.css";

interface PauseProps {
  isPaused: boolean;
  onToggle: () => void;
  /** The accessible name: what is paused. */
  label: string;
}

/** A small button that pauses an animation. */
export function Pause({ isPaused, onToggle, label }: PauseProps) {
  return (
    <button
      type="button"
      className={styles.pause}
      aria-pressed={isPaused}
      aria-label={label}
      onClick={onToggle}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <path d={isPaused ? "M4 2.5 13 8l-9 5.5z" : "M4 3h3v10H4zM9 3h3v10H9z"} />
      </svg>
    </button>
  );
}
