import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ChapterWords } from "#app/content/shared/page-content";
import styles from "./chapters.module.css";
import { StoredTable } from "./stored-table";

/** Where a link to a chapter leads. */
export const chapterId = (index: number) => `chapter-${index + 1}`;

interface ChaptersProps {
  chapters: ChapterWords[];
  /** A class with which a page arranges its own. */
  dress: string | undefined;
  /** What is drawn below a chapter's text, by its place. */
  plates: Record<number, ReactNode>;
  /** As in the list of them above. */
  isNumbered?: boolean;
}

/** A text in chapters, one below the other on ruled lines where its page does not arrange them otherwise. */
export function Chapters({ chapters, dress, plates, isNumbered = false }: ChaptersProps) {
  return (
    <div className={clsx(styles.chapters, isNumbered && styles.numbered, dress)}>
      {chapters.map(({ title, paragraphs, stored }, index) => (
        <section key={title} id={chapterId(index)}>
          <h2 id={stored && `${chapterId(index)}-title`}>{title}</h2>
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {stored && <StoredTable {...stored} labelledBy={`${chapterId(index)}-title`} />}
          </div>
          {plates[index]}
        </section>
      ))}
    </div>
  );
}
