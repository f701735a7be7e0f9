import type { ServiceCardsWords } from "#app/content/services/services";
import type { OpeningWords } from "#app/content/shared/page-content";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import { keyPieces, keyTown } from "./key-pieces";
import styles from "./service-key.module.css";

interface ServiceKeyProps extends OpeningWords {
  cards: ServiceCardsWords["cards"];
}

/**
 * The overview opens on its key: six pieces of country, each with a service's name and price. On a narrow screen the menu
 * below has those, and a town with six stops stands here.
 */
export function ServiceKey({ title, lead, action, also, cards }: ServiceKeyProps) {
  return (
    <Opening
      ground="paper"
      below={
        <>
          <img
            className={styles.town}
            src={keyTown}
            alt=""
            width={720}
            height={240}
            loading="lazy"
            fetchPriority="low"
          />
          <ol className={styles.key}>
            {cards.map(({ symbol, label, price }) => (
              <li key={symbol}>
                <a href={`#${symbol}`}>
                  <img
                    src={keyPieces[symbol]}
                    alt=""
                    width={216}
                    height={240}
                    loading="lazy"
                    fetchPriority="low"
                  />
                  <strong>{label}</strong>
                  <span>{price}</span>
                </a>
              </li>
            ))}
          </ol>
        </>
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
