import type { ReactNode } from "react";
import type { ProseWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./prose.module.css";

interface ProseProps extends ProseWords {
  ground?: "paper" | "snow";
  /** Decoration in the margin. */
  beside?: ReactNode;
}

/** A few paragraphs under a title. */
export function Prose({ paragraphs, beside, ...section }: ProseProps) {
  return (
    <Section {...section}>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
