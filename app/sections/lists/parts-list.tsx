import { clsx } from "clsx";
import type { PartsWords } from "#app/content/shared/page-content";
import { Figure } from "#app/ui/figures/figure";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { Section } from "#app/ui/section";
import styles from "./parts-list.module.css";

interface PartsListProps extends PartsWords {
  className?: string | undefined;
  ground?: "paper" | "snow";
}

/** What a whole is made of, on ruled lines: each part with its figure or its symbol, as large as a drawing. */
export function PartsList({ items, className, ...section }: PartsListProps) {
  const isWide = items.some(({ figure = "" }) => figure.length > 2);
  return (
    <Section {...section}>
      <ul className={clsx(styles.parts, isWide && styles.wide, className)}>
        {items.map(({ figure, symbol, title, text }) => (
          <li key={title} className={clsx(!figure && !symbol && styles.whole)}>
            {figure && (
              <p className={styles.figure}>
                <Figure>{figure}</Figure>
              </p>
            )}
            {symbol && <MapSymbol name={symbol} />}
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
