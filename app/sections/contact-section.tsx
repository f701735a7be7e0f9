import type { SimpleFormWords } from "#app/content/shared/lead-form";
import type { ContactSectionWords } from "#app/content/shared/page-content";
import type { Person } from "#app/content/shared/people";
import type { FormResult } from "#app/domain/leads/form-state";
import { brand } from "#app/domain/site/brand";
import { SimpleForm } from "#app/forms/simple-form";
import { Section } from "#app/ui/section";
import styles from "./contact-section.module.css";
import { Portrait } from "./portrait";

interface Colleague extends Pick<Person, "name" | "craft" | "portrait"> {
  /** The line above the name. */
  ask: string;
}

interface ContactSectionProps extends ContactSectionWords {
  ground?: "paper" | "snow";
  simple: { words: SimpleFormWords; person: Colleague | undefined };
  result: FormResult | undefined;
  plan?: string | null;
}

/** The short form at the end of a page, at `#contact`, and a person for visitors who prefer to phone. */
export function ContactSection(props: ContactSectionProps) {
  const { title, lead, message, simple, result, plan, ground = "snow" } = props;
  const words = { ...simple.words, labels: { ...simple.words.labels, message } };
  const note = (
    <>
      <p>{lead}</p>
      {simple.person && <ByPhone {...simple.person} />}
    </>
  );
  return (
    <Section id="contact" title={title} look="column" note={note} ground={ground}>
      <SimpleForm words={words} result={result} plan={plan} />
    </Section>
  );
}

function ByPhone({ ask, name, craft, portrait }: Colleague) {
  return (
    <div className={styles.person}>
      <Portrait {...portrait} className={styles.face} />
      <p>
        <span>{ask}</span>
        <strong>{name}</strong>
        <span>{craft}</span>
        <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>
      </p>
    </div>
  );
}
