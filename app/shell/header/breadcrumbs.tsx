import type { Crumb } from "#app/domain/site/head";
import styles from "./breadcrumbs.module.css";

/** The path from Home to the page; Home itself has none. */
export function Breadcrumbs({ trail, label }: { trail: Crumb[]; label: string }) {
  if (trail.length < 2) return null;
  return (
    <nav className={`${styles.ground} night`} aria-label={label}>
      <ol className={styles.trail}>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
