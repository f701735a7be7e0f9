import type { PointsWords } from "#app/content/shared/page-content";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import styles from "./soundings.module.css";

/** What is found out about a lake, line by line: below each line that was let down, a task and what becomes of it. */
export function Soundings({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <PointList items={items} look={styles.soundings} />
    </Section>
  );
}
