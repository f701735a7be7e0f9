import type { PlansWords } from "#app/content/pricing";
import { type Billing, mostPopularPlan, planKeys, plans, withGifts } from "#app/domain/plans";
import { buttonClass } from "#app/ui/button";
import { SiteLink } from "#app/ui/locale";
import { MapSymbol } from "#app/ui/map-symbol";
import { Section } from "#app/ui/section";
import styles from "./plans.module.css";

const billings = ["monthly", "yearly"] as const satisfies Billing[];

/** The four plans as one table; both prices are in the page, the billing shows one of them. */
export function Plans({ sheet, title, billing, popular, offer, cards }: PlansWords) {
  return (
    <Section id="plans" sheet={sheet} title={title}>
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
        <ul className={styles.table}>
          {planKeys.map((key) => (
            <li
              key={key}
              className={key === mostPopularPlan ? `${styles.plan} ${styles.popular}` : styles.plan}
            >
              <h3>
                {plans[key].name} {key === mostPopularPlan && <span className={styles.badge}>{popular}</span>}
              </h3>
              {billings.map((each) => (
                <p key={each} className={`${styles.price} ${styles[each]}`}>
                  <strong>{cards[key].price[each]}</strong> {cards[key].period[each]}
                </p>
              ))}
              <Features features={cards[key].features} offer={offer} />
              <SiteLink
                className={buttonClass(key === mostPopularPlan ? "signal" : "quiet")}
                to={`/pricing?plan=${key}#contact`}
              >
                {cards[key].choose}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Features({ features: all, offer }: { features: string[]; offer: string }) {
  const { features, gifts } = withGifts(all);
  return (
    <>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div>
        <p className={styles.offer}>{offer}</p>
        <ul>
          {gifts.map(({ text, isSearch }) => (
            <li key={text} className={styles.gift}>
              <MapSymbol name="gift" />
              {isSearch ? <SiteLink to="/services/seo-visibility">{text}</SiteLink> : text}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
