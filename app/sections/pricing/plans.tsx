import { clsx } from "clsx";
import type { PlansWords } from "#app/content/pages/pricing";
import {
  billings,
  mostPopularPlan,
  planChoiceOf,
  planChoices,
  planKeys,
  plans,
} from "#app/domain/offers/plans";
import { Offer, OfferTable, Price } from "#app/sections/lists/offer-table";
import { Section } from "#app/ui/section";
import styles from "./plans.module.css";

interface PlansProps extends PlansWords {
  /** The plan in the page's URL; its billing is shown first. */
  chosen: string | null;
}

/**
 * The four plans as one table; the prices and links of both billings are in the HTML, those of the chosen one are
 * visible.
 */
export function Plans({ title, billing, popular, offer, offerNote, outright, cards, chosen }: PlansProps) {
  const shown = planChoiceOf(chosen)?.billing ?? "monthly";
  return (
    <Section id="plans" title={title} ground="snow">
      <div className={styles.plans}>
        <fieldset className={styles.billing}>
          <legend className="visually-hidden">{billing.legend}</legend>
          {billings.map((key) => (
            <label key={key}>
              <input type="radio" name="billing" value={key} defaultChecked={key === shown} />
              {billing[key]}
            </label>
          ))}
          <p>{billing.saving}</p>
        </fieldset>
        {/* Read out when the billing changes. */}
        <p role="status" className={clsx("visually-hidden", styles.said)}>
          {billings.map((each) => (
            <span key={each} className={styles[each]}>
              {billing[each]},{" "}
              {planKeys.map((key) => `${plans[key].name} ${cards[key].price[each]}`).join(", ")}
            </span>
          ))}
        </p>
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
              actions={planChoices
                .filter(({ plan }) => plan === key)
                .map((choice) => ({
                  label: cards[key].choose,
                  to: `/pricing?plan=${choice.value}#contact`,
                  className: choice.billing && styles[choice.billing],
                }))}
            />
          ))}
        </OfferTable>
        <div className={styles.note}>
          <p>{offerNote}</p>
          <p>{outright}</p>
        </div>
      </div>
    </Section>
  );
}
