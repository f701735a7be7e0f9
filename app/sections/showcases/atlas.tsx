import type { CaseTeaser } from "#app/content/cases/cases";
import type { AtlasWords } from "#app/content/pages/showcases";
import { Plate } from "#app/sections/drawings/plate";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./atlas.module.css";

interface AtlasProps extends AtlasWords {
  /** URL of the index sheet. */
  sheet: string;
  labels: { cost: string; time: string };
  cases: CaseTeaser[];
}

/** The cases by their numbers on the index sheet, each with what it changed, what it cost and how long it took. */
export function Atlas({ title, sheet, labels, cases, once, ...map }: AtlasProps) {
  return (
    <Section title={title} look="wide" ground="snow">
      <div className={styles.columns}>
        <div className={styles.map}>
          <Plate src={sheet} {...map} loading="lazy" />
        </div>
        <div>
          <p className={styles.once}>{once}</p>
          <ol className={styles.cases}>
            {cases.map(({ slug, client, town, trade, title, cost, time }) => (
              <li key={slug}>
                <p className={styles.client}>
                  <strong>{client}</strong>, {town} <span className={styles.trade}>{trade}</span>
                </p>
                <h3>
                  <SiteLink to={`/showcases/${slug}`}>{title}</SiteLink>
                </h3>
                <dl>
                  <div>
                    <dt>{labels.cost}</dt>
                    <dd>{cost}</dd>
                  </div>
                  <div>
                    <dt>{labels.time}</dt>
                    <dd>{time}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
