import type { CardStackWords } from "#app/content/web-new";
import { Section } from "#app/ui/section";
import styles from "./card-stack.module.css";
import { MiniSite } from "./mini-site";

/** Sites laid out like map sheets. */
export function CardStack({ cards, ...section }: CardStackWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.cards}>
        {cards.map(({ trade, text, site }) => (
          <li key={trade} className={styles.card}>
            <MiniSite {...site} />
            <h3>{trade}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
