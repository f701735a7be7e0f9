import type { PointsWords } from "#app/content/shared/page-content";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import styles from "./gains.module.css";

/** What a client has of it, a line each. */
export function Gains({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <PointList items={items} className={styles.gains} />
    </Section>
  );
}
