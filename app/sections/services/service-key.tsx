import keyUrl from "#app/artwork/sheets/key.svg";
import type { ServiceCardsWords } from "#app/content/services/services";
import type { OpeningWords } from "#app/content/shared/page-content";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import styles from "./service-key.module.css";

interface ServiceKeyProps extends OpeningWords {
  cards: ServiceCardsWords["cards"];
}

/** Where each service's piece of the key begins; each is 216 by 240. */
const pieces = {
  site: "104,0",
  search: "458,0",
  assistant: "88,240",
  design: "432,240",
  leads: "144,480",
  hosting: "504,480",
};

/** The overview opens on its key, out to the screen's edge: six pieces of country, each with a service's name and price. */
export function ServiceKey({ title, lead, action, also, cards }: ServiceKeyProps) {
  return (
    <Opening
      ground="paper"
      below={
        <ol className={styles.key}>
          {cards.map(({ symbol, label, price }) => (
            <li key={symbol}>
              <a href={`#${symbol}`}>
                <img
                  src={`${keyUrl}#svgView(viewBox(${pieces[symbol]},216,240))`}
                  alt=""
                  width={216}
                  height={240}
                  fetchPriority="low"
                />
                <strong>{label}</strong>
                <span>{price}</span>
              </a>
            </li>
          ))}
        </ol>
      }
    >
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.words}>
          <Standfirst>{lead}</Standfirst>
          <OpeningActions action={action} also={also} />
        </div>
      </div>
    </Opening>
  );
}
