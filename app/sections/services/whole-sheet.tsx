import { use } from "react";
import narrow from "#app/artwork/sheets/narrow/whole-sheet.svg";
import sheet from "#app/artwork/sheets/whole-sheet.svg";
import type { OpeningWords } from "#app/content/shared/page-content";
import { LocaleContext } from "#app/ui/locale";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import styles from "./whole-sheet.module.css";

/** The overview opens on a whole sheet with the signs and names of all six services: on a desk the words are its cartouche. */
export function WholeSheet({ title, lead, action, also }: OpeningWords) {
  // Its names are those of the page's language.
  const names = `#${use(LocaleContext)}`;
  return (
    <Opening
      ground="paper"
      behind={<img className={styles.sheet} src={sheet + names} alt="" loading="lazy" fetchPriority="low" />}
      below={<img className={styles.narrow} src={narrow + names} alt="" loading="lazy" fetchPriority="low" />}
    >
      <div className={styles.words}>
        <h1>{title}</h1>
        <Standfirst>{lead}</Standfirst>
        <OpeningActions action={action} also={also} />
      </div>
    </Opening>
  );
}
