import type { PointsWords } from "#app/content/shared/page-content";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import styles from "./tasks.module.css";

/** Tasks side by side, and across below them what holds for all. */
export function Tasks({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <PointList items={items} className={styles.tasks} />
    </Section>
  );
}
