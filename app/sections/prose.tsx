import type { ReactNode } from "react";
import type { ProseWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./prose.module.css";

interface ProseProps extends ProseWords {
  /** A decoration in the margin, which is then kept free. */
  hung?: ReactNode;
}

/** A few paragraphs, with the title above or beside them. */
export function Prose({ paragraphs, hung, ...section }: ProseProps) {
  return (
    <Section {...section} look={hung ? "hung" : "beside"}>
      {hung && <div className={styles.hung}>{hung}</div>}
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
