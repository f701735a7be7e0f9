import type { ChapterWords, OpeningWords } from "#app/content/shared/page-content";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import { chapterId } from "./chapters";
import styles from "./clauses.module.css";

interface ClausesProps extends OpeningWords {
  chapters: ChapterWords[];
}

/** A text opens on its clauses, numbered as large as titles, each in one line and a link to the whole of it. */
export function Clauses({ title, lead, action, also, chapters }: ClausesProps) {
  return (
    <Opening ground="paper">
      <div className={styles.head}>
        <h1>{title}</h1>
        <Standfirst>{lead}</Standfirst>
      </div>
      <ol className={styles.clauses}>
        {chapters.map((chapter, index) => (
          <li key={chapter.title}>
            <a href={`#${chapterId(index)}`}>{chapter.title}</a>
            <p>{chapter.gist}</p>
          </li>
        ))}
      </ol>
      <OpeningActions action={action} also={also} />
    </Opening>
  );
}
