import type { SimpleFormWords } from "#app/content/shared/lead-form";
import type { ContactSectionWords } from "#app/content/shared/page-content";
import type { FormResult } from "#app/domain/leads/form-state";
import { SimpleForm } from "#app/forms/simple-form";
import { Section } from "#app/ui/section";

interface ContactSectionProps extends ContactSectionWords {
  ground?: "paper" | "snow";
  simple: SimpleFormWords;
  result: FormResult | undefined;
  plan?: string | null;
}

/** The short form at the end of a page, at `#contact`. */
export function ContactSection(props: ContactSectionProps) {
  const { title, lead, simple, result, plan, ground = "snow" } = props;
  return (
    <Section id="contact" title={title} look="column" note={lead} ground={ground}>
      <SimpleForm words={simple} result={result} {...(plan !== undefined && { plan })} />
    </Section>
  );
}
