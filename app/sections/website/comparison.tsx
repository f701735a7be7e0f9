import type { ComparisonWords } from "#app/content/web-refresh";
import { Section } from "#app/ui/section";
import styles from "./comparison.module.css";
import { SiteAfter, SiteBefore } from "./drawn-sites";

/** The same company's first page, before and after. */
export function Comparison({ before, after, ...section }: ComparisonWords) {
  return (
    <Section {...section} ground="snow">
      <div className={styles.pictures}>
        <figure>
          <SiteBefore {...before} />
          <figcaption>{before.caption}</figcaption>
        </figure>
        <figure>
          <SiteAfter {...after} />
          <figcaption>{after.caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
