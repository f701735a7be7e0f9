import { clsx } from "clsx";
import type { PartsWords } from "#app/content/shared/page-content";
import { Figure } from "#app/ui/figures/figure";
import { Section } from "#app/ui/section";
import styles from "./parts-list.module.css";

interface PartsListProps extends PartsWords {
  className?: string | undefined;
  ground?: "paper" | "snow";
}

/** The parts of a whole, on ruled lines, each with its figure. */
export function PartsList({ items, className, ...section }: PartsListProps) {
  const isWide = items.some(({ figure = "" }) => figure.length > 2);
  return (
    <Section {...section}>
      <ul className={clsx(styles.parts, isWide && styles.wide, className)}>
        {items.map(({ figure, title, text }) => (
          <li key={title} className={clsx(!figure && styles.whole)}>
            {figure && (
              <p className={styles.figure}>
                <Figure>{figure}</Figure>
              </p>
            )}
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
