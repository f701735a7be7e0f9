import type { PointsWords } from "#app/content/shared/page-content";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import styles from "./core.module.css";

/** What comes out of the boring: a core, each layer beside what it says. */
export function Core({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <PointList items={items} look={styles.core} />
    </Section>
  );
}
