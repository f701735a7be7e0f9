import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./signpost.module.css";

/** Points on the signs of a post, which stands on the section's lower edge. */
export function Signpost({ items, ...section }: PointsWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.post}>
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
