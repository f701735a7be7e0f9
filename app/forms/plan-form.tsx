import type { PlanFormWords } from "#app/content/shared/lead-form";
import type { FormResult } from "#app/domain/leads/form-state";
import { planBody } from "#app/domain/leads/lead";
import { TextField } from "./form-field";
import { LeadForm } from "./lead-form";
import styles from "./plan-form.module.css";
import { useLeadForm } from "./use-lead-form";

interface PlanFormProps {
  words: PlanFormWords;
  result: FormResult | undefined;
}

export const PLAN_FORM = "plan";

/** Requests a hosting plan. The radio buttons `plan_key` are elsewhere on the page, with this form as `form`. */
export function PlanForm({ words, result }: PlanFormProps) {
  const { labels } = words;
  const lead = useLeadForm({
    form: PLAN_FORM,
    words,
    result,
    rules: "plan",
    toBody: (fields, place) => planBody(fields, place, labels),
  });
  return (
    <LeadForm {...lead}>
      <TextField name="name" label={labels.name} />
      <div className={styles.website}>
        <div className={styles.address}>
          <TextField name="website" label={labels.website} isOptional />
        </div>
        <label className={styles.none}>
          <input type="checkbox" name="no_website" defaultChecked={"no_website" in lead.defaults} />
          {labels.noWebsite}
        </label>
      </div>
      <TextField name="email" label={labels.email} />
      <TextField name="phone" label={labels.phone} isOptional />
    </LeadForm>
  );
}
