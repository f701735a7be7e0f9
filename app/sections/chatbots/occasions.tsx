import type { ChecklistWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./bearings.module.css";

/** Occasions, each in a direction of its own: the beacon's light goes round. */
export function Bearings({ items, ...section }: ChecklistWords) {
  return (
    <Section {...section} look="beside" ground="snow">
      <ul className={styles.bearings}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
