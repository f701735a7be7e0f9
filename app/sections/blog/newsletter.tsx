import type { NewsletterFormWords } from "#app/content/shared/lead-form";
import type { FormResult } from "#app/domain/leads/form-state";
import { NewsletterForm } from "#app/forms/newsletter-form";
import { Section } from "#app/ui/section";

interface NewsletterProps {
  form: NewsletterFormWords;
  result: FormResult | undefined;
}

/** For visitors who have seen the articles and want the next one. */
export function Newsletter({ form, result }: NewsletterProps) {
  return (
    <Section title={form.title} look="column" ground="snow" note={<p>{form.lead}</p>}>
      <NewsletterForm words={form} result={result} />
    </Section>
  );
}
