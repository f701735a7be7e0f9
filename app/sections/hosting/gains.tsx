import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import { finds } from "./finds";
import styles from "./gains.module.css";

/** What one gains, found in the ground from the surface down: a column of its rocks, and beside each what lies in it. */
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
