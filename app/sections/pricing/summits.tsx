import { clsx } from "clsx";
import type { PlansWords } from "#app/content/pages/pricing";
import { planKeys, plans } from "#app/domain/offers/plans";
import places from "./summit-places.module.css";
import styles from "./summits.module.css";

/** The plans on the summits of the profile, with what they cost a month; the same figures at their heights. */
export function Summits({ cards }: Pick<PlansWords, "cards">) {
  return (
    <>
      <ul className={styles.summits}>
        {planKeys.map((key) => (
          <li key={key} className={places[key]}>
            <strong>{plans[key].name}</strong>
            <span>{cards[key].price.monthly}</span>
            {plans[key].monthly !== null && (
              <span className={styles.period}>{cards[key].period.monthly}</span>
            )}
          </li>
        ))}
      </ul>
      <ol className={styles.levels} aria-hidden="true">
        {planKeys.map(
          (key) =>
            plans[key].monthly !== null && (
              <li key={key} className={places[`${key}Level`]}>
                {/* The uppermost says what the others are, too. */}
                {key === "commerce" ? cards[key].price.monthly : plans[key].monthly}
              </li>
            ),
        )}
        <li className={clsx(styles.foot, places.foot)}>0</li>
      </ol>
    </>
  );
}
