import { trackEvent } from "#app/browser/measurement/analytics";
import type { NewsletterFormWords } from "#app/content/shared/lead-form";
import type { FormResult } from "#app/domain/leads/form-state";
import { newsletterBody } from "#app/domain/leads/lead";
import { TextField } from "./form-field";
import { LeadForm } from "./lead-form";
import { useLeadForm } from "./use-lead-form";

const FORM = "newsletter";

interface NewsletterFormProps {
  words: NewsletterFormWords;
  result: FormResult | undefined;
}

/** The newsletter sign-up, with one field: the e-mail address. */
export function NewsletterForm({ words, result }: NewsletterFormProps) {
  const lead = useLeadForm({
    form: FORM,
    words,
    result,
    toBody: newsletterBody,
    onArrived: () => trackEvent("newsletter_signup", { page_path: window.location.pathname }),
  });
  return (
    <LeadForm {...lead}>
      <TextField name="email" label={words.email} />
    </LeadForm>
  );
}
