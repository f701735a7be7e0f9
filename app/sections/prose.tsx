import type { ProseWords } from "#app/content/page-content";
import { Section } from "#app/ui/section";
import styles from "./prose.module.css";

interface ProseProps extends ProseWords {
  ground?: "paper" | "snow";
}

/** A few paragraphs under a title. */
export function Prose({ paragraphs, ...section }: ProseProps) {
  return (
    <Section {...section}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
