import type { CallWords } from "#app/content/shared/page-content";
import { type Shore, Water } from "#app/sections/water";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./call-card.module.css";

/** A call to action on the map's water, from edge to edge. */
export function CallCard({ title, text, action, shore }: CallWords & { shore?: Shore }) {
  const className = buttonClass("quiet");
  return (
    <section className={styles.ground}>
      <Water shore={shore} />
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
