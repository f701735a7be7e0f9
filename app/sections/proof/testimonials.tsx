import type { TestimonialsWords } from "#app/content/shared/page-content";
import { Avatar } from "#app/ui/figures/avatar";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./testimonials.module.css";

/** What three clients say, side by side. */
export function Testimonials({ items, ...section }: TestimonialsWords) {
  return (
    <Section {...section}>
      <ul className={styles.row}>
        {items.map((item) => (
          <li key={item.name} className={styles.card}>
            <Testimonial {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Testimonial({ quote, name, role, source }: TestimonialsWords["items"][number]) {
  return (
    <figure className={styles.testimonial}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Avatar name={name} />
        <span>
          <strong>{name}</strong>
          {role} · <SiteLink to={source.to}>{source.label}</SiteLink>
        </span>
      </figcaption>
    </figure>
  );
}
