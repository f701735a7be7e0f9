import { clsx } from "clsx";
import type { ChapterWords } from "#app/content/shared/page-content";
import styles from "./chapters.module.css";
import { StoredTable } from "./stored-table";

/** Where a link to a chapter leads. */
export const chapterId = (index: number) => `chapter-${index + 1}`;

interface ChaptersProps {
  chapters: ChapterWords[];
  /** As in the list of them above. */
  isNumbered?: boolean;
}

/** A text in chapters, one below the other on ruled lines. */
export function Chapters({ chapters, isNumbered = false }: ChaptersProps) {
  return (
    <div className={clsx(styles.chapters, isNumbered && styles.numbered)}>
      {chapters.map(({ title, paragraphs, stored }, index) => (
        <section key={title} id={chapterId(index)}>
          <h2 id={stored && `${chapterId(index)}-title`}>{title}</h2>
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {stored && <StoredTable {...stored} labelledBy={`${chapterId(index)}-title`} />}
          </div>
        </section>
      ))}
    </div>
  );
}
