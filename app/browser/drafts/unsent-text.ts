import type { Fields } from "#app/domain/leads/lead";

/** Works because fields are uncontrolled: in a controlled field React syncs `defaultValue` with what is typed. */
const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox]), textarea";

/** What is typed into forms that are not sent yet, by the form's id, until the page is unloaded. */
const kept = new Map<string, Fields>();

/** Keeps what a form holds, for the same form on another page or in the other language. */
export function keepText(form: HTMLFormElement): void {
  const texts = fieldsOf(form, FIELDS);
  const all = [...texts, ...fieldsOf(form, "input[type=radio]:checked")];
  if (texts.every(({ value }) => value === "")) dropText(form.id);
  else kept.set(form.id, Object.fromEntries(all.map(({ name, value }) => [name, value])));
}

/** What was typed into a form before; nothing where it was sent. */
export const keptText = (form: string): Fields => kept.get(form) ?? {};

export function dropText(form: string): void {
  kept.delete(form);
}

/** Whether a visitor has typed something that is not sent yet. */
export function hasUnsentText(): boolean {
  return (
    kept.size > 0 || fieldsOf(document, FIELDS).some(({ value, defaultValue }) => value !== defaultValue)
  );
}

function fieldsOf(root: ParentNode, selector: string): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)];
}
