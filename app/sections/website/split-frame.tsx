import { clsx } from "clsx";
import type { ReactNode } from "react";
import { pageLoaded } from "#app/browser/startup/page-loaded";
import { useDecoration } from "#app/browser/use-decoration";
import styles from "./split-frame.module.css";

interface SplitFrameProps {
  /** The name of what moves the line. */
  slider: string;
  before: ReactNode;
  after: ReactNode;
  /** Beside its words, as a picture that leaves the page at its right. */
  isBeside?: boolean;
}

/** How much of the state before is seen at first, in percent: its beginning, and of the other one what tells most. */
const SPLIT = 29;

/** Two states of the same page on either side of a line that moves and can be moved. */
export function SplitFrame({ slider, before, after, isBeside }: SplitFrameProps) {
  const frame = useDecoration<HTMLDivElement>(
    async () => {
      await pageLoaded();
      return (await import("#app/effects/comparison")).comparison;
    },
    // It can be moved by hand, too.
    { isWanted: () => true },
  );
  return (
    <div ref={frame} className={clsx(styles.frame, isBeside && styles.beside)}>
      <div className={styles.after}>{after}</div>
      <div className={styles.before}>{before}</div>
      <input
        className={styles.range}
        type="range"
        min="12"
        max="88"
        step="any"
        defaultValue={SPLIT}
        aria-label={slider}
      />
      <span className={styles.handle} aria-hidden="true" />
    </div>
  );
}
