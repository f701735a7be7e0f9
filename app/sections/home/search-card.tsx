import type { HomeWords } from "#app/content/home";
import { buttonClass } from "#app/ui/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./search-card.module.css";

/** The call to action: being found. */
export function SearchCard({ sheet, title, text, action }: HomeWords["search"]) {
  return (
    <section className={styles.ground}>
      <div className={styles.card}>
        <p className={styles.sheet}>{sheet}</p>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <SiteLink className={buttonClass("quiet")} to={action.to}>
          {action.label}
        </SiteLink>
      </div>
    </section>
  );
}
