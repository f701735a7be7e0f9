import { clsx } from "clsx";
import type { ReactNode } from "react";
import { pageLoaded } from "#app/browser/startup/page-loaded";
import { useDecoration } from "#app/browser/use-decoration";
import type { CaseSlug } from "#app/domain/offers/cases";
import styles from "./split-frame.module.css";

interface SplitFrameProps {
  /** Whose page it is. */
  slug: CaseSlug;
  /** The name of what moves the line. */
  slider: string;
  before: ReactNode;
  after: ReactNode;
  /** Beside its words, as a picture that leaves the page at its right. */
  isBeside?: boolean;
}

/** Two states of the same page, the new one drawn over the old one like a sheet: its edge moves and can be moved. */
export function SplitFrame({ slug, slider, before, after, isBeside }: SplitFrameProps) {
  const frame = useDecoration<HTMLDivElement>(
    async () => {
      await pageLoaded();
      return (await import("#app/effects/comparison")).comparison;
    },
    // It can be moved by hand, too.
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
