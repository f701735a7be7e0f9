import type { ProseWords } from "#app/content/shared/page-content";
import styles from "./chapters.module.css";

/** A text in chapters, one below the other on ruled lines. */
export function Chapters({ chapters }: { chapters: ProseWords[] }) {
  return (
    <div className={styles.chapters}>
      {chapters.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
