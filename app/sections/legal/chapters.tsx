import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ChapterWords } from "#app/content/shared/page-content";
import styles from "./chapters.module.css";
import { StoredTable } from "./stored-table";

/** The id of a chapter, for links. */
export const chapterId = (index: number) => `chapter-${index + 1}`;

interface ChaptersProps {
  chapters: ChapterWords[];
  /** The class of a page's own layout. */
  dress: string | undefined;
  /** Drawings below the texts, by the index of their chapter. */
  plates: Record<number, ReactNode>;
  /** Whether chapters show the numbers that they have in the list above. */
  isNumbered?: boolean;
}

/** A text in chapters, one below the other on ruled lines unless the page has its own layout. */
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
