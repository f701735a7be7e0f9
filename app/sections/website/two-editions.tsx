import map from "#app/artwork/sheets/editions.svg";
import narrow from "#app/artwork/sheets/narrow/editions.svg";
import type { EditionsWords } from "#app/content/services/web-refresh";
import type { IntroWords } from "#app/content/shared/page-content";
import { AboveOnNarrow, Sheet } from "#app/sections/drawings/image";
import { Facts } from "#app/ui/facts";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import styles from "./two-editions.module.css";

interface TwoEditionsProps extends IntroWords {
  editions: EditionsWords;
}

/**
 * A title, below it the same valley as the web showed it in 2009 and as we draw it today, and the words beside or after
 * them. On a narrow screen the title stands between the two maps.
 */
export function TwoEditions({ title, lead, action, also, facts, map: said, editions }: TwoEditionsProps) {
  return (
    <Opening ground="paper">
      <h1>{title}</h1>
      <figure className={styles.strip}>
        <AboveOnNarrow src={narrow} below="37.5rem" />
        <Sheet
          className={styles.sheet}
          src={map}
          width={2400}
          height={560}
          text={said?.text}
          narrow={{
            media: "screen and (width < 37.5rem)",
            srcSet: `${narrow}#today`,
            width: 780,
            height: 260,
          }}
          isFirst
        >
          <p className={styles.editions}>
            <span>{editions.before}</span> <span>{editions.after}</span>
          </p>
        </Sheet>
        <figcaption>{said?.caption}</figcaption>
      </figure>
      <Standfirst>{lead}</Standfirst>
      <OpeningActions action={action} also={also} />
      <Facts facts={facts} look="row" />
    </Opening>
  );
}
