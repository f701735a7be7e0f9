import { pageLoaded } from "#app/browser/startup/page-loaded";
import { useDecoration } from "#app/browser/use-decoration";
import type { ComparisonWords } from "#app/content/services/web-refresh";
import { Section } from "#app/ui/section";
import styles from "./comparison.module.css";
import { SiteAfter, SiteBefore } from "./drawn-sites";

/** The same company's first page, before and after, on either side of a line that moves and can be moved. */
export function Comparison({ slider, before, after, ...section }: ComparisonWords) {
  const frame = useDecoration<HTMLDivElement>(
    async () => {
      await pageLoaded();
      return (await import("#app/effects/comparison")).comparison;
    },
    // It can be moved by hand, too.
    { isWanted: () => true },
  );
  return (
    <Section {...section} ground="snow">
      <div ref={frame} className={styles.frame}>
        <div className={styles.after}>
          <SiteAfter {...after} />
        </div>
        <div className={styles.before}>
          <SiteBefore {...before} />
        </div>
        <input className={styles.range} type="range" min="12" max="88" step="any" aria-label={slider} />
        <span className={styles.handle} aria-hidden="true" />
      </div>
      <div className={styles.captions}>
        <p>{before.caption}</p>
        <p>{after.caption}</p>
      </div>
    </Section>
  );
}
