import type { TeamWords } from "#app/content/pages/about-us";
import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./pledge.module.css";
import { signatures } from "./signatures";

interface PledgeProps extends PointsWords {
  people: TeamWords["people"];
}

/** What we promise, as a certificate with an engraved edge: an article for each promise, and the signatures below. */
export function Pledge({ items, people, ...section }: PledgeProps) {
  return (
    <Section {...section} ground="snow">
      <div className={styles.deed}>
        <ol className={styles.articles}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ul className={styles.signed}>
          {people.map(({ name }, index) => (
            <li key={name}>
              <svg viewBox="0 0 120 44" aria-hidden="true">
                <path d={signatures[index]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
