import type { KeptWords } from "#app/content/pages/privacy";
import type { OpeningWords } from "#app/content/shared/page-content";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import styles from "./kept-sheet.module.css";

interface KeptSheetProps extends OpeningWords {
  kept: KeptWords;
}

/**
 * A sheet with a line for each month, from now to two years: each bar is as long as its data are stored. It is the back
 * of a folded map, beside the cover, on a narrow screen below it.
 */
export function KeptSheet({ title, lead, action, also, kept }: KeptSheetProps) {
  return (
    <Opening
      ground="paper"
      behind={
        <div className={styles.folds}>
          <span />
        </div>
      }
    >
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.words}>
          <Standfirst>{lead}</Standfirst>
          <OpeningActions action={action} also={also} />
        </div>
      </div>
      <figure className={styles.sheet}>
        <figcaption>{kept.caption}</figcaption>
        <ol className={styles.scale} aria-hidden="true">
          {kept.scale.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
        <ul className={styles.rows}>
          {kept.rows.map(({ sign, what, long, note }) => (
            <li key={sign} className={styles[sign]}>
              <p>
                <strong>{what}</strong> <span className={styles.long}>{long}</span>
                <span className={styles.note}>, {note}</span>
              </p>
            </li>
          ))}
        </ul>
      </figure>
    </Opening>
  );
}
