import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import { SiteLink } from "#app/ui/locale";
import styles from "./town-links.module.css";

/** Links to towns on ruled lines, in two columns or four. */
export function TownLinks({ links }: { links: SiteLinkWords[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
