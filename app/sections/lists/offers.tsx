import type { OffersWords } from "#app/content/shared/page-content";
import { amountAndPeriod } from "#app/domain/offers/money";
import { Section } from "#app/ui/section";
import { Offer, OfferTable, Price } from "./offer-table";
import styles from "./offers.module.css";

/** Offers with one price each; links lead to `#plans`. */
export function Offers({ gifts, cards, note, ...section }: OffersWords) {
  return (
    <Section id="plans" {...section}>
      <OfferTable>
        {cards.map(({ price, summary, action, ...card }) => (
          <Offer
            key={card.name}
            {...card}
            actions={[action]}
            gifts={gifts}
            price={
              <>
                <Price {...amountAndPeriod(price)} />
                {summary && <p className={styles.summary}>{summary}</p>}
              </>
            }
          />
        ))}
      </OfferTable>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
