import type { ServiceCardsWords } from "#app/content/services/services";
import styles from "./key-labels.module.css";

/** The names of the six services on the fields of the key, each a link to its card. */
export function KeyLabels({ cards }: Pick<ServiceCardsWords, "cards">) {
  return (
    <ol className={styles.labels}>
      {cards.map(({ symbol, label }) => (
        <li key={symbol}>
          <a href={`#${symbol}`}>{label}</a>
        </li>
      ))}
    </ol>
  );
}
