import { clsx } from "clsx";
import type { CasePicture } from "#app/artwork/case-pictures";
import { Picture } from "#app/sections/picture";
import dotted from "#app/ui/dotted.module.css";
import { CaseFrame, CaseTold, type Dressed, type Told } from "./case-frame";
import styles from "./case-story.module.css";

/** The picture below the words; above them and as wide as the page; or left of them, to the edge of the page. */
export type DecisionFormat = "below" | "across" | "beside";

interface CaseDecisionProps extends Told, Dressed {
  format: DecisionFormat;
  picture: CasePicture | null;
  /** Shown on tablets and on phones in place of `picture`. */
  tablet: CasePicture | null;
  phone: CasePicture | null;
  alt: string;
}

/** The decision in very large type, and its picture. */
export function CaseDecision(props: CaseDecisionProps) {
  const { label, title, text, format, picture, tablet, phone, alt, slug, ground } = props;
  return (
    <CaseFrame slug={slug} ground={ground} look={clsx(styles.decision, styles[format], styles[slug])}>
      <div className={styles.statement}>
        <CaseTold label={label} title={title} text={text} />
      </div>
      {picture && (
        <div className={styles.wide}>
          <Picture
            picture={picture}
            alt={alt}
            sizes={format === "beside" ? "50vw" : "(width < 92rem) 100vw, 92rem"}
            narrow={phone}
            tablet={tablet}
          />
        </div>
      )}
    </CaseFrame>
  );
}

interface CaseQuoteProps extends Dressed {
  label: string;
  quote: string;
  name: string;
  role: string;
  scene: CasePicture | null;
}

/** The client's testimonial over the client's illustration; without a background if there is none. */
export function CaseQuote({ label, quote, name, role, scene, slug, ground }: CaseQuoteProps) {
  return (
    <CaseFrame slug={slug} ground={ground} look={clsx(styles.quote, scene && styles.before, styles[slug])}>
      <figure>
        <h2 className="visually-hidden">{label}</h2>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <span className={dotted.row}>
            <strong>{name}</strong> <span>{role}</span>
          </span>
        </figcaption>
      </figure>
      {scene && (
        <div className={styles.scene}>
          <Picture picture={scene} alt="" sizes="100vw" />
        </div>
      )}
    </CaseFrame>
  );
}

interface CaseDevicesProps extends Dressed {
  text: string;
  /** The first page: on a phone, or on a desktop if the case has opened with the phone. */
  first: { picture: CasePicture | null; alt: string };
  /** The first page on a phone. Phones show this one alone: the inner page is above. */
  phone: CasePicture | null;
  inner: { picture: CasePicture | null; alt: string };
}

/** Two pages of the site side by side. */
export function CaseDevices({ text, first, phone, inner, slug, ground }: CaseDevicesProps) {
  const isDesktop = first.picture && first.picture.width > first.picture.height;
  return (
    <CaseFrame
      slug={slug}
      ground={ground}
      look={clsx(styles.devices, styles[slug], isDesktop && styles.desktop)}
    >
      <p className={styles.caption}>{text}</p>
      {[first, inner].map(
        ({ picture, alt }) =>
          picture && (
            <div key={alt} className={styles.device}>
              <Picture
                picture={picture}
                alt={alt}
                sizes={
                  picture.width > picture.height
                    ? "60vw"
                    : "(width < 40rem) 90vw, (width < 56rem) 44vw, 33rem"
                }
                narrow={picture === first.picture ? phone : null}
                isFolded={picture === first.picture}
              />
            </div>
          ),
      )}
    </CaseFrame>
  );
}
