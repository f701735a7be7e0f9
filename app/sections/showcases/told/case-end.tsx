import { clsx } from "clsx";
import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseLabels } from "#app/content/cases/case-labels";
import type { CaseWords } from "#app/content/cases/case-words";
import type { CaseTeaser } from "#app/content/cases/cases";
import type { CaseSlug } from "#app/domain/offers/cases";
import { Picture } from "#app/sections/picture";
import client from "#app/sections/showcases/dress/client.module.css";
import crop from "#app/sections/showcases/dress/crop.module.css";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./case-end.module.css";
import { type CaseGround, dress } from "./case-layout";

/**
 * How the next case is announced: by its screenshot from edge to edge, by a detail of it beside the words, or by its
 * client's logo.
 */
export type Announcement = "plate" | "detail" | "mark";

interface CaseNextProps {
  /** The case that ends here. */
  slug: CaseSlug;
  look: Announcement;
  /** A picture of this case beside the link to the contact page. */
  own: { picture: CasePicture | null; ground: CaseGround } | undefined;
  ask: CaseWords["ask"];
  contact: CaseLabels["contact"];
  label: string;
  next: Pick<CaseTeaser, "slug" | "client" | "title"> & {
    plate: CasePicture | null;
    /** Shown on phones in place of the plate. */
    phone: CasePicture | null;
  };
}

/** The end of a case: links to the contact page and to the next case. */
export function CaseNext({ slug, look, own, ask, contact, label, next }: CaseNextProps) {
  const isDetail = look === "detail";
  return (
    <section className={clsx(styles.end, styles[look], dress(slug, own?.ground ?? "pale"))}>
      <div className={clsx(styles.contact, own && styles.pictured)}>
        <h2>{ask.title}</h2>
        <p>
          {ask.text} {contact.text}
        </p>
        <SiteLink className={buttonClass()} to="/contact">
          {contact.label}
        </SiteLink>
        {own?.picture && (
          <div className={clsx(styles.cut, styles[slug])}>
            <Picture picture={own.picture} alt="" sizes="90rem" />
          </div>
        )}
      </div>
      <SiteLink className={clsx(styles.next, client[next.slug])} to={`/showcases/${next.slug}`}>
        <span className={styles.nextWords}>
          <span>{label}</span>
          <strong>{next.client}</strong>
          <span>{next.title}</span>
        </span>
        {look === "mark" ? (
          <span className={clsx(styles.sign, styles[next.slug])} />
        ) : (
          next.plate && (
            <span
              className={
                isDetail
                  ? clsx(styles.cut, styles[next.slug])
                  : clsx(styles.plate, crop.crop, crop[next.slug])
              }
            >
              <Picture
                picture={next.plate}
                alt=""
                sizes={
                  isDetail
                    ? "(width < 40rem) 85vw, 90rem"
                    : "(width < 64rem) 90rem, (width < 92rem) 100vw, 92rem"
                }
                plate={next.slug}
                narrow={isDetail ? null : next.phone}
                isFolded={!isDetail}
              />
            </span>
          )
        )}
      </SiteLink>
    </section>
  );
}
