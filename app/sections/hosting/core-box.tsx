import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./core-box.module.css";

/** What comes out of the boring: its cores side by side in their box, each with what it says. */
export function CoreBox({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <ul className={styles.box}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
