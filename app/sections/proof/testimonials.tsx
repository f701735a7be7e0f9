import type { TestimonialsWords } from "#app/content/shared/page-content";
import dotted from "#app/ui/dotted.module.css";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./testimonials.module.css";

interface TestimonialsProps extends TestimonialsWords {
  ground?: "paper" | "glacier";
}

/** What three clients say: the first as large as a poster, the others below. */
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
        {portrait && (
          <img className={styles.face} src={portrait} alt="" width="600" height="750" loading="lazy" />
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
