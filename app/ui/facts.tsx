import { clsx } from "clsx";
import styles from "./facts.module.css";

interface FactsProps {
  facts: { term: string; detail: string; href?: string }[];
  /** One below the other, as in a legend; or side by side where there is room, but never three in two columns. */
  look?: "legend" | "row";
  /** Where they stand on a drawing, in place of a look. */
  className?: string | undefined;
}

/** What can be said in a term and a few words, ruled by hairlines. */
export function Facts({ facts, look = "legend", className = styles[look] }: FactsProps) {
  return (
    <dl className={clsx(styles.facts, className, look === "row" && facts.length === 3 && styles.three)}>
      {facts.map(({ term, detail, href }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{href ? <a href={href}>{detail}</a> : detail}</dd>
        </div>
      ))}
    </dl>
  );
}
