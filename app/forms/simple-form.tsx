import { use } from "react";
import type { SimpleFormWords } from "#app/content/shared/lead-form";
import { callbackTimes, clockTime, weekdays } from "#app/domain/calendar/callback";
import { weekdayName } from "#app/domain/calendar/dates";
import type { FormResult } from "#app/domain/leads/form-state";
import { simpleBody } from "#app/domain/leads/lead";
import { billedPlan, planChoices, plans } from "#app/domain/offers/plans";
import { LocaleContext } from "#app/ui/locale";
import { ChoiceField, MessageField, SelectField, TextField } from "./form-field";
import { LeadForm } from "./lead-form";
import styles from "./simple-form.module.css";
import { useLeadForm } from "./use-lead-form";

const FORM = "simple";

interface SimpleFormProps {
  words: SimpleFormWords;
  result: FormResult | undefined;
  /** The preselected plan and billing; null preselects none; undefined leaves the field out. */
  plan?: string | null | undefined;
  /** The name of an offer that was chosen on its own page; the field then offers it instead of the plans. */
  offer?: string | undefined;
}

/** A callback or a message: the chosen method decides which fields are visible, by CSS alone. */
export function SimpleForm({ words, result, plan, offer }: SimpleFormProps) {
  const { labels, method } = words;
  const locale = use(LocaleContext);
  const lead = useLeadForm({
    form: FORM,
    words,
    result,
    toBody: (fields, place) => simpleBody(fields, place, words),
  });
  return (
    <LeadForm {...lead} isCelebrated>
      <ChoiceField name="method" label={method.legend} className={styles.method}>
        {(["call", "mail"] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="method"
              value={value}
              defaultChecked={(lead.defaults.method ?? "call") === value}
            />
            {method[value]}
          </label>
        ))}
      </ChoiceField>
      {(offer || plan !== undefined) && (
        <SelectField
          key={offer ?? plan}
          name="plan"
          label={labels.plan}
          initial={offer ?? plan ?? ""}
          options={[
            { value: "", label: labels.noPlan },
            ...(offer
              ? [{ value: offer, label: offer }]
              : planChoices.map(({ value, plan, billing }) => ({
                  value,
                  label: billedPlan(plans[plan].name, billing, words.ticket.billed),
                }))),
          ]}
        />
      )}
      <TextField name="name" label={labels.name} />
      <div className={styles.forCall}>
        <TextField name="phone" label={labels.phone} />
        <fieldset className={styles.callback}>
          <legend>{labels.callback}</legend>
          <SelectField
            name="day"
            label={labels.day}
            options={weekdays.map((day) => ({ value: day, label: weekdayName(day, locale) }))}
          />
          <SelectField
            name="time"
            label={labels.time}
            options={callbackTimes.map((time) => ({ value: String(time), label: clockTime(time) }))}
          />
        </fieldset>
      </div>
      <div className={styles.forMail}>
        <TextField name="email" label={labels.email} />
      </div>
      <TextField name="company" label={labels.company} isOptional />
      <MessageField label={labels.message} isOptional rows={4} />
    </LeadForm>
  );
}
