import type { ChecklistWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./checklist.module.css";

interface ChecklistProps extends ChecklistWords {
  ground?: "paper" | "snow";
}

/** Short reasons, ticked off one by one. */
export function Checklist({ items, ...section }: ChecklistProps) {
  return (
    <Section {...section} look="beside">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
