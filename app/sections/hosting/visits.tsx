import { clsx } from "clsx";
import type { VisitsWords } from "#app/content/services/hosting-and-maintenance";
import { Section } from "#app/ui/section";
import styles from "./visits.module.css";

/** A morning in a server's log: the bots that read the pages first, and the client who comes after them. */
export function Visits({ paragraphs, visits, sample, ...section }: VisitsWords) {
  return (
    <Section
      {...section}
      look="column"
      note={
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      }
    >
      <figure className={styles.log}>
        <ol>
          {visits.map(({ time, who, why, page, answer, kind }) => (
            <li key={time} className={clsx(kind && styles[kind])}>
              <time>{time}</time>
              <p>
                <strong>{who}</strong> {why}
              </p>
              <p>
                <strong>{page}</strong> {answer}
              </p>
            </li>
          ))}
        </ol>
        <figcaption>{sample}</figcaption>
      </figure>
    </Section>
  );
}
