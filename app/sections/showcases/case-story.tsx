import type { CasePicture } from "#app/artwork/case-pictures";
import { Picture } from "#app/sections/picture";
import { type Shore, Water } from "#app/sections/water";
import { Figure } from "#app/ui/figures/figure";
import styles from "./case-story.module.css";

interface Told {
  label: string;
  title: string;
  text: string;
}

/** What was, and what stood in the way: two columns of which the first is the longer. */
export function CaseSituation({ situation, constraint }: { situation: Told; constraint: Told }) {
  return (
    <section className={styles.situation}>
      {[situation, constraint].map(({ label, title, text }) => (
        <div key={label}>
          <p className={styles.label}>{label}</p>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}

interface CaseDecisionProps extends Told {
  picture: CasePicture | null;
  alt: string;
}

/** The decision as large as a poster, then its picture beyond the measure. */
export function CaseDecision({ label, title, text, picture, alt }: CaseDecisionProps) {
  return (
    <section className={styles.decision}>
      <div className={styles.statement}>
        <p className={styles.label}>{label}</p>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {picture && (
        <div className={styles.wide}>
          <Picture picture={picture} alt={alt} sizes="(width < 48rem) 60vw, (width < 90rem) 100vw, 80rem" />
        </div>
      )}
    </section>
  );
}

interface CaseChangeProps extends Told {
  figure: { value: string; unit: string; before: string | null };
  /** What the figure is now and was before, to be drawn to scale. */
  scale: { now: number; before: number | null };
}

/** What changed: one giant figure and, where somebody had counted before, both to the same scale. */
export function CaseChange({ label, title, text, figure, scale }: CaseChangeProps) {
  const { now, before } = scale;
  const full = Math.max(now, before ?? 0);
  return (
    <section className={styles.change}>
      <p className={styles.giant}>
        <Figure>{figure.value}</Figure>
      </p>
      <p className={styles.unit}>{figure.unit}</p>
      {before !== null && (
        <svg className={styles.scale} viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.now} width={(now / full) * 100} height="4" />
          <rect className={styles.before} y="5" width={(before / full) * 100} height="4" />
        </svg>
      )}
      {figure.before && <p className={styles.was}>{figure.before}</p>}
      <div className={styles.told}>
        <p className={styles.label}>{label}</p>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

/** What the client says, alone. */
export function CaseQuote({
  label,
  quote,
  name,
  role,
  shore,
}: {
  label: string;
  quote: string;
  name: string;
  role: string;
  shore: Shore;
}) {
  return (
    <section className={styles.quote}>
      <Water shore={shore} />
      <figure>
        <h2 className="visually-hidden">{label}</h2>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <strong>{name}</strong> · {role}
        </figcaption>
      </figure>
    </section>
  );
}

interface CaseDevicesProps {
  text: string;
  phone: { picture: CasePicture | null; alt: string };
  inner: { picture: CasePicture | null; alt: string };
  desktop: CasePicture | null;
}

/** The site on two telephones, which stand before the desktop's. */
export function CaseDevices({ text, phone, inner, desktop }: CaseDevicesProps) {
  return (
    <section className={styles.devices}>
      {desktop && (
        <div className={styles.desktop}>
          <Picture picture={desktop} alt="" sizes="60vw" />
        </div>
      )}
      <div className={styles.phones}>
        {[phone, inner].map(
          ({ picture, alt }) =>
            picture && (
              <div key={alt} className={styles.phone}>
                <Picture picture={picture} alt={alt} sizes="(width < 56rem) 44vw, 18rem" />
              </div>
            ),
        )}
      </div>
      <p className={styles.caption}>{text}</p>
    </section>
  );
}
