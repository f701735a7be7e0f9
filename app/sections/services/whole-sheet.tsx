import { use } from "react";
import narrow from "#app/artwork/sheets/narrow/whole-sheet.svg";
import sheet from "#app/artwork/sheets/whole-sheet.svg";
import type { ServiceCardsWords } from "#app/content/services/services";
import type { OpeningWords } from "#app/content/shared/page-content";
import { AboveOnNarrow, Sheet } from "#app/sections/drawings/image";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import styles from "./whole-sheet.module.css";

interface WholeSheetProps extends OpeningWords {
  /** In the order of the signs on the sheet. */
  services: ServiceCardsWords["cards"];
}

/**
 * The opening of the services page: a sheet with the signs and names of all six services; on a desktop the words are in
 * a box on it, on a narrow screen it comes first, as the page's index.
 */
export function WholeSheet({ title, lead, action, also, services }: WholeSheetProps) {
  // The fragment selects the page's language for the names on the wide sheet.
  const names = `#${use(LocaleContext)}`;
  return (
    <Opening
      ground="paper"
      behind={
        <>
          <AboveOnNarrow src={narrow} />
          <Sheet
            className={styles.sheet}
            src={sheet + names}
            width={1640}
            height={460}
            narrow={{ media: "(width < 60rem)", srcSet: narrow, width: 920, height: 390 }}
            isFirst
          >
            <ul className={styles.names}>
              {services.map(({ symbol, inMenu: { label }, to }) => (
                <li key={symbol}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </Sheet>
        </>
      }
    >
      <div className={styles.words}>
        <h1>{title}</h1>
        <Standfirst>{lead}</Standfirst>
        <OpeningActions action={action} also={also} />
      </div>
    </Opening>
  );
}
