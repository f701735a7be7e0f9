import type { PointsWords } from "#app/content/shared/page-content";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import styles from "./kept.module.css";

/** What is taken over from the old edition, and beyond the line that parts it from the new one, what is drawn anew. */
export function Kept({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <PointList items={items} className={styles.editions} />
    </Section>
  );
}
