import type { IntroWords } from "#app/content/page-content";
import { buttonClass } from "#app/ui/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./intro.module.css";

/** The first section of a page: its promise on a night map, its facts in the legend. */
export function Intro({ title, lead, facts, action, also }: IntroWords) {
  return (
    <section className={styles.sheet}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <SiteLink className={buttonClass()} to={action.to}>
              {action.label}
            </SiteLink>
            {also && <SiteLink to={also.to}>{also.label}</SiteLink>}
          </p>
        </div>
        <dl className={styles.legend}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
