import { type InputHTMLAttributes, type ReactNode, use } from "react";
import { fieldOf } from "#app/domain/leads/form-state";
import type { limits } from "#app/domain/leads/lead";
import { Field } from "#app/ui/controls/field";
import { FormContext } from "./form-context";
import styles from "./lead-form.module.css";

interface Labelled {
  name: string;
  label: string;
  isOptional?: boolean | undefined;
  /** What stands in the field before anything was typed. */
  initial?: string | undefined;
}

/** What a control of the surrounding form takes: its name, what was typed before, and its error. */
function useControl({ name, label, isOptional, initial }: Labelled) {
  const { form, state, defaults, optional } = use(FormContext);
  const id = `${form}-${name}`;
  const error = state.status === "refused" && fieldOf(state.code) === name ? state.sentence : null;
  return {
    field: { id, label, error, hint: isOptional ? optional : null },
    control: {
      id,
      name,
      defaultValue: defaults[name] ?? initial,
      required: !isOptional,
      "aria-invalid": error !== null,
      "aria-describedby": error === null ? undefined : `${id}-error`,
    },
  };
}

type TextName = keyof typeof limits;

/** What a browser should know of the fields that it can help with. */
const hints: Partial<Record<TextName, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  company: { autoComplete: "organization" },
  job_title: { autoComplete: "organization-title" },
  website: { inputMode: "url", autoComplete: "url" },
};

export function TextField({
  name,
  label,
  isOptional,
  ...input
}: Labelled & { name: TextName } & InputHTMLAttributes<HTMLInputElement>) {
  const { field, control } = useControl({ name, label, isOptional });
  return (
    <Field {...field}>
      <input {...hints[name]} {...input} {...control} />
    </Field>
  );
}

/** What a visitor says in their own words. */
export function MessageField({ rows, ...labelled }: Omit<Labelled, "name"> & { rows: number }) {
  const { field, control } = useControl({ name: "message", ...labelled });
  return (
    <Field {...field}>
      <textarea rows={rows} {...control} />
    </Field>
  );
}

/** A choice; the first option is the default. */
export function SelectField({
  options,
  ...labelled
}: Omit<Labelled, "isOptional"> & { options: { value: string; label: string }[] }) {
  const { field, control } = useControl(labelled);
  return (
    <Field {...field}>
      <select {...control} required={false}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Radio buttons of one name and, where none was chosen or the choice refused, why. */
export function ChoiceField({
  name,
  label,
  className,
  children,
}: Pick<Labelled, "name" | "label"> & { className: string | undefined; children: ReactNode }) {
  const { error } = useControl({ name, label }).field;
  return (
    <fieldset className={className}>
      <legend>{label}</legend>
      {children}
      {error && (
        <p className={styles.refused} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
