import type { PointsWords } from "#app/content/shared/page-content";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import styles from "./core-box.module.css";

/** What comes out of the boring: its cores side by side in their box, each with what it says. */
export function CoreBox({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <PointList items={items} look={styles.box} />
    </Section>
  );
}
