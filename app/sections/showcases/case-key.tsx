import type { CaseTeaser } from "#app/content/cases/cases";
import { SiteLink } from "#app/ui/locale";
import styles from "./case-key.module.css";

/** The key of the index sheet: the cases in the order of their numbers, each a link to its page. */
export function CaseKey({ cases }: { cases: Pick<CaseTeaser, "slug" | "client" | "town">[] }) {
  return (
    <ol className={styles.key}>
      {cases.map(({ slug, client, town }) => (
        <li key={slug}>
          <SiteLink to={`/showcases/${slug}`}>{client}</SiteLink>
          <span className={styles.town}>{town}</span>
        </li>
      ))}
    </ol>
  );
}
