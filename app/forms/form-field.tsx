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
  /** The initial value. */
  initial?: string | undefined;
}

/** The props of a field and of its control, from the state of the surrounding form: ids, earlier value, error. */
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

/** Attributes by which the browser can offer the right keyboard and fill in a field. */
const hints: Partial<Record<TextName, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: "name" },
  // The browser itself takes `name@host`, to which nobody can write.
  email: { type: "email", pattern: ".+@.+\\..+", autoComplete: "email" },
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

/** The text area for the visitor's message. */
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

/** A group of radio buttons, with an error if none was chosen or the choice was refused. */
export function ChoiceField({
  name,
  label,
  className,
  children,
}: Pick<Labelled, "name" | "label"> & { className: string | undefined; children: ReactNode }) {
  const { field, control } = useControl({ name, label });
  return (
    <fieldset className={className} aria-describedby={control["aria-describedby"]}>
      <legend>{label}</legend>
      {children}
      {field.error && (
        <p id={control["aria-describedby"]} className={styles.refused} role="alert">
          {field.error}
        </p>
      )}
    </fieldset>
  );
}
