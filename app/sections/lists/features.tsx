import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./features.module.css";
import { PointList } from "./points";

/** What a number as large as a picture buys, side by side on a wide screen. */
export function Features({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <PointList items={items} className={styles.features} />
    </Section>
  );
}
