import type { PlacesWords } from "#app/content/pages/privacy";
import type { ChapterWords } from "#app/content/shared/page-content";
import { Chapters } from "./chapters";
import styles from "./leaves.module.css";

interface LeavesProps {
  chapters: ChapterWords[];
  places: PlacesWords;
}

/** The index of the chapter on processors, which has the map of where they store data. */
const PROCESSORS = 5;

/** The chapters on the leaves of the folded map: three of them side by side, the last on the back of its cover. */
export function Leaves({ chapters, places }: LeavesProps) {
  return (
    <Chapters chapters={chapters} dress={styles.leaves} plates={{ [PROCESSORS]: <Places {...places} /> }} />
  );
}

/** Three islands, with the data on each; lines lead from the first to the others. */
function Places({ caption, places }: PlacesWords) {
  return (
    <figure className={styles.places}>
      <figcaption>{caption}</figcaption>
      <ul className={styles.islands}>
        {places.map(({ when, where, holds }) => (
          <li key={where}>
            {when && <p className={styles.when}>{when}</p>}
            <h3>{where}</h3>
            <ul>
              {holds.map((held) => (
                <li key={held}>{held}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  );
}
