import type { SimpleFormWords } from "#app/content/shared/lead-form";
import type { ContactSectionWords } from "#app/content/shared/page-content";
import type { FormResult } from "#app/domain/leads/form-state";
import type { PlanKey } from "#app/domain/offers/plans";
import { SimpleForm } from "#app/forms/simple-form";
import { Section } from "#app/ui/section";
import styles from "./contact-section.module.css";

interface ContactSectionProps extends ContactSectionWords {
  simple: SimpleFormWords;
  result: FormResult | undefined;
  plan?: PlanKey | null;
}

/** The short form at the end of a page, at `#contact`. */
export function ContactSection({ sheet, title, lead, simple, result, plan }: ContactSectionProps) {
  return (
    <Section id="contact" sheet={sheet} title={title} ground="snow">
      <div className={styles.columns}>
        <p className={styles.lead}>{lead}</p>
        <SimpleForm words={simple} result={result} {...(plan !== undefined && { plan })} />
      </div>
    </Section>
  );
}
