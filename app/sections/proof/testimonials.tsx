import { clsx } from "clsx";
import type { TestimonialsWords } from "#app/content/shared/page-content";
import { initials } from "#app/domain/language/initials";
import dotted from "#app/ui/dotted.module.css";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./testimonials.module.css";

/** The layout, so that the pages of services do not look the same. */
type Look =
  /** The first one very large, the others below. */
  | "poster"
  /** The first one beside its portrait, the others in a margin. */
  | "portrait"
  /** One below the other, their names in the margin. */
  | "ledger"
  /** Side by side. */
  | "strip";

interface TestimonialsProps extends TestimonialsWords {
  look?: Look;
  ground?: "paper" | "glacier";
}

/** Testimonials of three clients. */
export function Testimonials({ items, sample, look = "poster", ...section }: TestimonialsProps) {
  return (
    <Section {...section} look={look === "ledger" ? "index" : "quote"} above={<Sample words={sample} />}>
      <ul className={clsx(styles.voices, styles[look])}>
        {items.map((item) => (
          <li key={item.name}>
            <Testimonial {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Says that the testimonials are invented, if the title does not say so. */
export function Sample({ words }: { words: string | undefined }) {
  return words && <p className={styles.sample}>{words}</p>;
}

export function Testimonial({ quote, name, role, source, portrait }: TestimonialsWords["items"][number]) {
  return (
    <figure className={styles.testimonial}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        {portrait ? (
          <img className={styles.face} src={portrait} alt="" width="600" height="750" loading="lazy" />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initials(name)}
          </span>
        )}
        <span>
          <strong>{name}</strong>
          <span className={dotted.row}>
            <span>{role}</span> <SiteLink to={source.to}>{source.label}</SiteLink>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
