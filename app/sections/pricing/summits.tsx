import type { PlansWords } from "#app/content/pages/pricing";
import { planKeys, plans } from "#app/domain/offers/plans";
import places from "./summit-places.module.css";
import styles from "./summits.module.css";

/** The plans on the summits of the profile, with their monthly prices. */
export function Summits({ cards }: Pick<PlansWords, "cards">) {
  return (
    <ul className={styles.summits}>
      {planKeys.map((key) => (
        <li key={key} className={places[key]}>
          <strong>{plans[key].name}</strong>
          <span>{cards[key].price.monthly}</span>
          {plans[key].monthly !== null && <span className={styles.period}>{cards[key].period.monthly}</span>}
        </li>
      ))}
    </ul>
  );
}
