import type { FaqWords } from "#app/content/shared/page-content";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./faq.module.css";

interface FaqProps extends FaqWords {
  id?: string;
  /** Groups of questions under a title across the measure have their headings beside them. */
  look?: "index" | "beside";
}

/** Questions that open without script; the first is open. */
export function Faq({ items, contact, ...section }: FaqProps) {
  return (
    <Section look="beside" {...section}>
      <div className={styles.items}>
        {items.flatMap(({ heading, question, answer }, index) => [
          heading && <h3 key={heading}>{heading}</h3>,
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <Answer>{answer}</Answer>
          </details>,
        ])}
      </div>
      <p className={styles.contact}>
        <SiteLink to={contact.to}>{contact.label}</SiteLink>
      </p>
    </Section>
  );
}

/** Its first sentence, and the rest of it. */
function Answer({ children }: { children: string }) {
  const [, first, rest] = /^(.+?[.?])(\s.+)$/.exec(children) ?? [];
  return (
    <p>
      {first ? <span>{first}</span> : children}
      {rest}
    </p>
  );
}
