import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseTeaser } from "#app/content/cases/cases";
import type { OpeningWords } from "#app/content/shared/page-content";
import { Picture } from "#app/sections/picture";
import { SiteLink } from "#app/ui/locale";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import styles from "./contact-sheet.module.css";

interface ContactSheetProps extends OpeningWords {
  /** Six cases, with their desktop and phone screenshots. */
  cases: (CaseTeaser & { plate: CasePicture | null; phone: CasePicture | null })[];
  /** Shown on phones in place of the first picture: it is in their first viewport. */
  top: CasePicture | null;
}

/** The place and width of each case; `isTall` ones show the phone's screenshot. */
const places = [
  { area: styles.large, sizes: "(width < 56rem) 100vw, 50vw" },
  { area: styles.middle, sizes: "(width < 56rem) 100vw, 40vw" },
  { area: styles.left, sizes: "(width < 56rem) 30vw, 28vw" },
  { area: styles.right, sizes: "(width < 56rem) 30vw, 28vw" },
  { area: styles.first, isTall: true, sizes: "(width < 56rem) 30vw, 20vw" },
  { area: styles.second, isTall: true, sizes: "(width < 56rem) 30vw, 20vw" },
];

/** The projects as pictures of different sizes, under a small title. */
export function ContactSheet({ title, lead, action, also, cases, top }: ContactSheetProps) {
  return (
    <Opening
      ground="paper"
      below={
        <ul className={styles.sheet}>
          {cases.map(({ slug, client, figure, alt, plate, phone }, index) => {
            const { area, isTall = false, sizes = "" } = places[index] ?? {};
            const picture = isTall ? phone : plate;
            return (
              <li key={slug} className={area}>
                {picture && (
                  <Picture
                    picture={picture}
                    alt={alt}
                    sizes={sizes}
                    isFirst={index === 0}
                    {...(!isTall && { plate: slug, narrow: index ? phone : top, isFolded: index > 0 })}
                  />
                )}
                <p>
                  <SiteLink to={`/showcases/${slug}`} className={styles.whole}>
                    {client}
                  </SiteLink>
                  <span>
                    {figure.value} {figure.unit}
                  </span>
                </p>
              </li>
            );
          })}
        </ul>
      }
    >
      <h1>{title}</h1>
      <Standfirst>{lead}</Standfirst>
      <OpeningActions action={action} also={also} />
    </Opening>
  );
}
