import type { BentoWords } from "#app/content/services/web-new";
import { Section } from "#app/ui/section";
import styles from "./bento.module.css";

/** What a site holds, as sheets of several sizes; a sheet may show a figure. */
export function Bento({ cells, ...section }: BentoWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.grid}>
        {cells.map(({ figure, title, text }) => (
          <li key={title} className={styles.cell}>
            {figure && <p className={styles.figure}>{figure}</p>}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
