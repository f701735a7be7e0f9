import { clsx } from "clsx";
import styles from "./facts.module.css";

interface FactsProps {
  facts: { term: string; detail: string; href?: string }[];
  /** One below the other, like a map key; or side by side if there is room, but never three in two columns. */
  look?: "legend" | "row";
  /** Classes in place of those of `look`, for example on a drawing. */
  className?: string | undefined;
}

/** Facts as a term and a few words, with hairlines between them. */
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
