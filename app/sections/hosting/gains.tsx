import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import { finds } from "./finds";
import styles from "./gains.module.css";

/** The advantages of hosting as finds in the ground: a column of rocks from the surface down, and in each a symbol. */
export function Gains({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <ul className={styles.column}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={finds[index]} />
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
