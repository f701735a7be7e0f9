import type { RequestFormWords } from "#app/content/shared/lead-form";
import type { FormResult } from "#app/domain/leads/form-state";
import { requestBody } from "#app/domain/leads/lead";
import { MessageField, TextField } from "./form-field";
import { LeadForm } from "./lead-form";
import styles from "./request-form.module.css";
import { useLeadForm } from "./use-lead-form";

const FORM = "request";

/** The detailed request, with all that we need for a quote. */
export function RequestForm({ words, result }: { words: RequestFormWords; result: FormResult | undefined }) {
  const { labels } = words;
  const lead = useLeadForm({ form: FORM, words, result, toBody: requestBody });
  return (
    <LeadForm {...lead} isCelebrated>
      <div className={styles.pairs}>
        <TextField name="name" label={labels.name} />
        <TextField name="job_title" label={labels.job_title} isOptional />
        <TextField name="company" label={labels.company} />
        <TextField name="email" label={labels.email} />
        <TextField name="phone" label={labels.phone} />
        <TextField name="website" label={labels.website} isOptional />
        <TextField name="product" label={labels.product} placeholder={words.productHint} />
        <TextField
          name="company_size"
          label={labels.company_size}
          list="company-sizes"
          placeholder={words.companySizes.join(", ")}
        />
        <TextField name="budget" label={labels.budget} isOptional />
      </div>
      <datalist id="company-sizes">
        {words.companySizes.map((size) => (
          <option key={size} value={size} />
        ))}
      </datalist>
      <MessageField label={labels.message} rows={5} />
    </LeadForm>
  );
}
