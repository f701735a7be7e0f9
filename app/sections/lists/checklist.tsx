import type { ChecklistWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./checklist.module.css";

/** Short reasons, ticked off one by one. */
export function Checklist({ items, ...section }: ChecklistWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
