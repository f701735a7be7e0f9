import type { FirstYearWords } from "#app/content/pages/pricing";
import { Section } from "#app/ui/section";
import styles from "./first-year.module.css";

/**
 * What two companies pay in their first year and in the next (one bar if both are equal), on one scale, without and
 * with tax.
 */
export function FirstYear({ title, lead, years, eachYear, tax, rows }: FirstYearWords) {
  const longest = Math.max(...rows.flatMap(({ sums }) => sums.flatMap(({ bar }) => bar)));
  return (
    <Section title={title} look="beside">
      <p>{lead}</p>
      <ul className={styles.key}>
        <li className={styles.net}>{tax.net}</li>
        <li className={styles.between}>{tax.between}</li>
        <li>{tax.gross}</li>
      </ul>
      <ul>
        {rows.map(({ company, buys, sums }) => (
          <li key={buys} className={styles.company}>
            <h3>{company}</h3>
            <p>{buys}</p>
            <dl>
              {sums.map(({ net, gross, bar }, index) => (
                <div key={years[index]}>
                  <dt>{sums.length > 1 ? years[index] : eachYear}</dt>
                  <dd>
                    <span className={styles.net}>{net}</span>{" "}
                    <span className="visually-hidden">{tax.gross}</span> <span>{gross}</span>
                    <svg height="14" aria-hidden="true">
                      {[...new Set(bar)].map((sum) => (
                        <rect key={sum} width={`${((100 * sum) / longest).toFixed(1)}%`} height="14" />
                      ))}
                    </svg>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
