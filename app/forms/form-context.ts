import { createContext } from "react";
import type { FormState } from "#app/domain/leads/form-state";
import type { Fields } from "#app/domain/leads/lead";

/** What the fields of a form need to know about the form. */
export const FormContext = createContext<{
  form: string;
  state: FormState;
  defaults: Fields;
  optional: string;
}>({
  form: "",
  state: { status: "editing" },
  defaults: {},
  optional: "",
});
