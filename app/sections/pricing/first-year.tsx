import type { FirstYearWords } from "#app/content/pages/pricing";
import { Section } from "#app/ui/section";
import styles from "./first-year.module.css";

/** What two companies pay in their first year and in the next, without tax and with it. */
export function FirstYear({ title, lead, head, rows }: FirstYearWords) {
  return (
    <Section title={title} look="beside">
      <p>{lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ company, buys, years }) => (
            <tr key={buys}>
              <th scope="row">
                {company}
                <span>{buys}</span>
              </th>
              {years.map(({ net, gross }, year) => (
                <td key={head[year + 1]}>
                  {net}
                  <span>{gross}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
