import type { TestimonialsWords } from "#app/content/shared/page-content";
import dotted from "#app/ui/dotted.module.css";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./testimonials.module.css";

interface TestimonialsProps extends TestimonialsWords {
  ground?: "paper" | "glacier";
}

/**
 * What three clients say: the first as large as a poster, the others below. Where no face is known a point stands, as a
 * survey marks it.
 */
export function Testimonials({ items, ...section }: TestimonialsProps) {
  return (
    <Section {...section} look="quote">
      <ul className={styles.voices}>
        {items.map((item) => (
          <li key={item.name}>
            <Testimonial {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Testimonial({ quote, name, role, source, portrait }: TestimonialsWords["items"][number]) {
  return (
    <figure className={styles.testimonial}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        {portrait ? (
          <img className={styles.face} src={portrait} alt="" width="600" height="750" loading="lazy" />
        ) : (
          <svg className={styles.point} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3l10 18H2zM12 14a1 1 0 1 1 0 2 1 1 0 0 1 0-2z" />
          </svg>
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
