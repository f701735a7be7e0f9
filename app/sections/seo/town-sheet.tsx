import { use } from "react";
import type { IntroWords } from "#app/content/shared/page-content";
import { AboveOnNarrow, Sheet } from "#app/sections/drawings/image";
import { Facts } from "#app/ui/facts";
import { LocaleContext } from "#app/ui/locale";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import { MapKey } from "./map-key";
import styles from "./town-sheet.module.css";

interface TownSheetProps extends IntroWords {
  /** Drawn on 1000 by 880. */
  src: string;
  /** The version for narrow screens, on 700 by 500. */
  narrow: string;
}

/** A map sheet: its title above it, the area around a town in a graduated frame, and everything else in its margin. */
export function TownSheet({ title, lead, facts, action, map, src, narrow }: TownSheetProps) {
  // The fragment selects the page's language for the map's names.
  const names = `#${use(LocaleContext)}`;
  return (
    <Opening ground="paper">
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.sheet}>
        <figure className={styles.land}>
          <AboveOnNarrow src={narrow + names} below="40rem" />
          <Sheet
            className={styles.map}
            src={src + names}
            text={map?.text}
            width={1000}
            height={880}
            narrow={{ media: "(width < 40rem)", srcSet: narrow + names, width: 700, height: 500 }}
            isFirst
          />
          <figcaption>
            <MapKey {...map} />
          </figcaption>
        </figure>
        <div className={styles.margin}>
          <Standfirst>{lead}</Standfirst>
          <OpeningActions action={action} />
          <Facts facts={facts} className={styles.facts} />
        </div>
      </div>
    </Opening>
  );
}
