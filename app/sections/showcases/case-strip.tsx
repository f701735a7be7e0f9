import type { CaseTeaser } from "#app/content/cases/cases";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import { Picture, type PictureProps } from "#app/sections/picture";
import { SiteLink } from "#app/ui/locale";
import styles from "./case-strip.module.css";

/** A case on a phone: across both columns, or in one of them. */
export type Standing = "alone" | "paired";

interface StripProps {
  title: string;
  /** Who the clients are. */
  note: string;
  cases: (Pick<CaseTeaser, "slug" | "client"> & {
    line: string;
    standing: Standing;
    /** Its desktop screenshot, and the phone's screenshot for phones. */
    shown: Pick<PictureProps, "picture" | "sizes" | "narrow"> | null;
  })[];
  all: SiteLinkWords;
}

/** The screenshots of all cases: one large, five around it; on a narrow screen, in two columns. */
export function CaseStrip({ title, note, cases, all }: StripProps) {
  return (
    <section className={styles.strip}>
      <h2>{title}</h2>
      <ul className={styles.plates}>
        {cases.map(({ slug, client, line, standing, shown }) => (
          <li key={slug} className={styles[standing]}>
            <SiteLink to={`/showcases/${slug}`}>
              {shown && <Picture {...shown} alt="" plate={slug} />}
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
