import type { FaqWords } from "#app/content/shared/page-content";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./faq.module.css";

interface FaqProps extends FaqWords {
  /** The target of links. */
  id?: string;
  ground?: "paper" | "glacier";
}

/** Questions that open without JavaScript; the first is open. */
export function Faq({ items, contact, ...section }: FaqProps) {
  return (
    <Section look="beside" {...section}>
      <div className={styles.items}>
        {items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p className={styles.contact}>
        <SiteLink to={contact.to}>{contact.label}</SiteLink>
      </p>
    </Section>
  );
}
