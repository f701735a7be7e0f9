import { clsx } from "clsx";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import { SiteLink } from "#app/ui/locale";
import styles from "./town-links.module.css";

interface TownLinksProps {
  /** A town may say how far it is. */
  links: (SiteLinkWords & { km?: number })[];
  /** In two columns or four, or one below the other. */
  look?: "columns" | "ledger";
}

/** Links on ruled lines: to towns, to services. */
export function TownLinks({ links, look = "columns" }: TownLinksProps) {
  return (
    <ul className={clsx(styles.links, styles[look])}>
      {links.map(({ label, to, km }) => (
        <li key={to}>
          <SiteLink to={to}>{label}</SiteLink> {km && <span className={styles.far}>{km}</span>}
        </li>
      ))}
    </ul>
  );
}
