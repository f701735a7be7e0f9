import type { PointsWords } from "#app/content/shared/page-content";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import styles from "./signpost.module.css";

/** Points on the signs of a post, which stands on the section's lower edge. */
export function Signpost({ items, ...section }: PointsWords) {
  return (
    <Section {...section} ground="snow">
      <PointList items={items} className={styles.post} />
    </Section>
  );
}
