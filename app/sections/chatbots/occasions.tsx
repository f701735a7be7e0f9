import type { ChecklistWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./occasions.module.css";

/** Occasions, one below the other as they come, large and without marks. */
export function Occasions({ items, ...section }: ChecklistWords) {
  return (
    <Section {...section} look="beside" ground="snow">
      <ul className={styles.occasions}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
