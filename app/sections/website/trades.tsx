import { clsx } from "clsx";
import type { TradesWords } from "#app/content/services/website-design-development";
import { Section } from "#app/ui/section";
import styles from "./trades.module.css";

/** The trades we work for: what their clients ask first, and the first line of a page of each, in its own style. */
export function Trades({ trades, ...section }: TradesWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.trades}>
        {trades.map(({ trade, title, text, line }) => (
          <li key={trade}>
            <h3>{title}</h3>
            <p className={clsx(styles.line, styles[trade])}>
              <span>{line}</span>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
