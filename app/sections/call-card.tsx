import type { CallWords } from "#app/content/shared/page-content";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./call-card.module.css";

/** A call to action from edge to edge, the colour of the map's water. */
export function CallCard({ title, text, action }: CallWords) {
  const className = buttonClass("quiet");
  return (
    <section className={styles.ground}>
      <h2>{title}</h2>
      <p>{text}</p>
      {"href" in action ? (
        <a className={className} href={action.href}>
          {action.label}
        </a>
      ) : (
        <SiteLink className={className} to={action.to}>
          {action.label}
        </SiteLink>
      )}
    </section>
  );
}
