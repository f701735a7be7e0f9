import type { PartsWords } from "#app/content/shared/page-content";
import { Figure } from "#app/ui/figures/figure";
import { Section } from "#app/ui/section";
import styles from "./rules.module.css";

/** Rules by number: the first, which says most, as tall as all the others beside it. */
export function Rules({ items, ...section }: PartsWords) {
  return (
    <Section {...section}>
      <ol className={styles.rules}>
        {items.map(({ figure = "", title, text }) => (
          <li key={title}>
            <p className={styles.figure}>
              <Figure>{figure}</Figure>
            </p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
