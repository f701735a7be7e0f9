import type { PlansWords } from "#app/content/pages/pricing";
import { type Billing, mostPopularPlan, planKeys, plans } from "#app/domain/offers/plans";
import { Offer, OfferTable, Price } from "#app/sections/lists/offer-table";
import { Section } from "#app/ui/section";
import styles from "./plans.module.css";

const billings = ["monthly", "yearly"] as const satisfies Billing[];

/** The four plans as one table; both prices are in the page, the billing shows one of them. */
export function Plans({ title, billing, popular, offer, cards }: PlansWords) {
  return (
    <Section id="plans" title={title}>
      <div className={styles.plans}>
        <fieldset className={styles.billing}>
          <legend className="visually-hidden">{billing.legend}</legend>
          {billings.map((key) => (
            <label key={key}>
              <input type="radio" name="billing" value={key} defaultChecked={key === "monthly"} />
              {billing[key]}
            </label>
          ))}
          <p>{billing.saving}</p>
        </fieldset>
        <OfferTable>
          {planKeys.map((key) => (
            <Offer
              key={key}
              name={plans[key].name}
              isPopular={key === mostPopularPlan}
              badge={key === mostPopularPlan ? popular : undefined}
              price={billings.map((each) => (
                <Price
                  key={each}
                  className={styles[each]}
                  amount={cards[key].price[each]}
                  period={cards[key].period[each]}
                />
              ))}
              features={cards[key].features}
              gifts={offer}
              action={{ label: cards[key].choose, to: `/pricing?plan=${key}#contact` }}
            />
          ))}
        </OfferTable>
      </div>
    </Section>
  );
}
