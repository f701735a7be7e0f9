import type { PointsWords } from "#app/content/shared/page-content";
import { Conclusion } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import styles from "./specimen.module.css";

/** What is delivered, as a type specimen: each name at its size between its measured lines, and a few words on it. */
export function Specimen({ items, conclusion, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <ul className={styles.sizes}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>
              <span>{title}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Conclusion>{conclusion}</Conclusion>
    </Section>
  );
}
