import type { StepsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./steps.module.css";

interface StepsProps extends StepsWords {
  ground?: "paper" | "snow";
}

/** A route with its stations: what is done, in what order, and how long each part takes. */
export function Steps({ lead, steps, ...section }: StepsProps) {
  return (
    <Section {...section}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ol className={styles.route}>
        {steps.map(({ time, title, text }) => (
          <li key={title}>
            <p className={styles.time}>{time}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
