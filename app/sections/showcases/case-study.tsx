import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseStudyWords } from "#app/content/pages/showcases";
import { Picture } from "#app/sections/picture";
import { Section } from "#app/ui/section";
import styles from "./case-study.module.css";

/** A project told in parts: what was asked and tried left of its picture, the results right of it. */
export function CaseStudy({
  parts,
  live,
  alt,
  picture,
  ...section
}: CaseStudyWords & { picture: CasePicture | null }) {
  return (
    <Section {...section}>
      <div className={styles.parts}>
        {parts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} alt={alt} sizes="(width < 48rem) 92vw, 24rem" />
          </div>
        )}
        <p className={styles.live}>
          <a href={live.href} rel="external">
            {live.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
