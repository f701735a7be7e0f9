import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseTeaser } from "#app/content/cases/cases";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import { Picture } from "#app/sections/picture";
import { SiteLink } from "#app/ui/locale";
import styles from "./case-strip.module.css";

interface StripProps {
  title: string;
  /** Who the clients are. */
  note: string;
  cases: (Pick<CaseTeaser, "slug" | "client"> & {
    line: string;
    plate: CasePicture | null;
    /** Its phone's page, for phones. */
    phone: CasePicture | null;
  })[];
  all: SiteLinkWords;
}

/** The plates of all cases: one large, five around it; on a narrow screen, in two columns. */
export function CaseStrip({ title, note, cases, all }: StripProps) {
  return (
    <section className={styles.strip}>
      <h2>{title}</h2>
      <ul className={styles.plates}>
        {cases.map(({ slug, client, line, plate, phone }, index) => (
          <li key={slug}>
            <SiteLink to={`/showcases/${slug}`}>
              {plate && (
                <Picture
                  picture={plate}
                  alt=""
                  sizes={`(width < 56rem) 60vw, ${index ? "30rem" : "(width < 100rem) 44vw, 61rem"}`}
                  narrow={phone}
                  plate={slug}
                />
              )}
              <strong>{client}</strong>
              <span>{line}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p>
        {note} <SiteLink to={all.to}>{all.label}</SiteLink>
      </p>
    </section>
  );
}
