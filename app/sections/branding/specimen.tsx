import type { SpecimenWords } from "#app/content/services/graphic-design";
import { Conclusion } from "#app/sections/lists/conclusion";
import { Section } from "#app/ui/section";
import styles from "./specimen.module.css";

/** What is delivered, as a type specimen: each name at its size between dimension lines, with a few words on it. */
export function Specimen({ items, conclusion, ...section }: SpecimenWords) {
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
      <Conclusion text={conclusion} />
    </Section>
  );
}
