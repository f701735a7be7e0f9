import type { MarginWords } from "#app/content/pages/terms";
import type { ChapterWords, OpeningWords } from "#app/content/shared/page-content";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import { chapterId } from "./chapters";
import styles from "./clauses.module.css";

interface ClausesProps extends OpeningWords {
  margin: MarginWords;
  chapters: ChapterWords[];
}

/**
 * The opening of a legal text, like a map sheet: the title in its frame, its clauses as notes beside it, each a link to
 * the full clause, and the sheet's data in the margin.
 */
export function Clauses({ title, lead, action, also, margin, chapters }: ClausesProps) {
  const { edition, scale, law } = margin;
  return (
    <Opening ground="paper">
      <div className={styles.sheet}>
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
        <dl className={styles.margin}>
          <div>
            <dt>{edition.term}</dt>
            <dd>{edition.detail}</dd>
          </div>
          <div>
            <dt>{scale.term}</dt>
            <dd>
              {scale.detail}
              <span className={styles.months}>
                {Array.from({ length: scale.bindingMonths + scale.noticeMonths }, (_, month) => (
                  <span
                    key={String(month)}
                    className={month < scale.bindingMonths ? undefined : styles.notice}
                  />
                ))}
              </span>
            </dd>
          </div>
          <div>
            <dt>{law.term}</dt>
            <dd>{law.detail}</dd>
          </div>
        </dl>
      </div>
    </Opening>
  );
}
