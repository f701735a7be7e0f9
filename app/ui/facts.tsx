import { clsx } from "clsx";
import styles from "./facts.module.css";

interface FactsProps {
  facts: { term: string; detail: string }[];
  /** One below the other, as in a legend; or side by side where there is room, but never three in two columns. */
  look?: "legend" | "row";
}

/** What can be said in a term and a few words, ruled by hairlines. */
export function Facts({ facts, look = "legend" }: FactsProps) {
  return (
    <dl className={clsx(styles.facts, styles[look], look === "row" && facts.length === 3 && styles.three)}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
