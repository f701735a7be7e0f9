import { clsx } from "clsx";
import type { ReactNode } from "react";
import { pageLoaded } from "#app/browser/startup/page-loaded";
import { useDecoration } from "#app/browser/use-decoration";
import type { CaseSlug } from "#app/domain/offers/cases";
import styles from "./split-frame.module.css";

interface SplitFrameProps {
  /** The case whose page it is. */
  slug: CaseSlug;
  /** The label of the slider. */
  slider: string;
  before: ReactNode;
  after: ReactNode;
  /** The frame is beside its words, and reaches the right edge of the page. */
  isBeside?: boolean;
}

/** Two states of the same page, one over the other, with an edge between them that moves and can be moved. */
export function SplitFrame({ slug, slider, before, after, isBeside }: SplitFrameProps) {
  const frame = useDecoration<HTMLDivElement>(
    async () => {
      await pageLoaded();
      return (await import("#app/effects/comparison")).comparison;
    },
    // Also with reduced motion: the edge can be moved by hand.
    () => true,
  );
  return (
    <div ref={frame} className={clsx(styles.frame, styles[slug], isBeside && styles.beside)}>
      <div className={styles.after}>{after}</div>
      <div className={styles.before}>{before}</div>
      <input className={styles.range} type="range" min="12" max="88" step="any" aria-label={slider} />
      <span className={styles.handle} aria-hidden="true" />
    </div>
  );
}
