import type { MarginWords } from "#app/content/pages/terms";
import type { ChapterWords, OpeningWords } from "#app/content/shared/page-content";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import { chapterId } from "./chapters";
import styles from "./clauses.module.css";

interface ClausesProps extends OpeningWords {
  margin: MarginWords;
  chapters: ChapterWords[];
}

/** What the frame's four sides are at, in metres of the Swiss grid: the town lies between them. */
const sides = { west: "2’537’000", north: "1’153’000", south: "1’151’000", east: "2’539’000" };

/** A text opens as a map's sheet does: in its frame the title, its clauses as notes beside it, each a link to the whole of it, and the margin's data. */
export function Clauses({ title, lead, action, also, margin, chapters }: ClausesProps) {
  const { edition, scale, frame } = margin;
  return (
    <Opening ground="paper">
      <div className={styles.sheet}>
        <p className={styles.sides} aria-hidden="true">
          {Object.entries(sides).map(([side, at]) => (
            <span key={side}>{at}</span>
          ))}
        </p>
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
            <dt>{frame.term}</dt>
            <dd>{frame.detail}</dd>
          </div>
        </dl>
      </div>
    </Opening>
  );
}
