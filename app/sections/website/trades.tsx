import type { TradesWords } from "#app/content/services/website-design-development";
import { Section } from "#app/ui/section";
import styles from "./trades.module.css";

/** The trades we work for, and what their clients ask first. */
export function Trades({ trades, ...section }: TradesWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.trades}>
        {trades.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
