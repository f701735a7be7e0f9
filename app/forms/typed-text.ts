import { FIELDS, hasUnsentText } from "#app/browser/drafts/unsent-text";
import { readStored, store } from "#app/browser/storage";
import { membersOf, parseJson } from "#app/domain/outside";

/** What a visitor types or picks, but for a plan or a slot: those are chosen anew, as the page or the calendar has them. */
const TYPED = `${FIELDS}, [name=method]:checked, select:not([name=plan])`;

const keyOf = (form: string) => `typed.${form}`;

/** Keeps what a form holds for the same form in this tab: on another page, in the other language or loaded anew; without storage it stays on this page alone. */
export function keepTyped(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>(TYPED)].map(({ name, value }) => [name, value]);
  store("sessionStorage", keyOf(form.id), JSON.stringify(Object.fromEntries(fields)));
}

/** Fills a form with what was kept for it; what it holds by now is kept instead. */
export function restoreTyped(form: HTMLFormElement): void {
  if (hasUnsentText(form)) {
    keepTyped(form);
    return;
  }
  const kept = membersOf(parseJson(readStored("sessionStorage", keyOf(form.id)) ?? ""));
  for (const [name, value] of Object.entries(kept)) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field) field.value = String(value);
  }
}

/** Forgets what was kept for a form: it is sent. */
export function forgetTyped(form: string): void {
  store("sessionStorage", keyOf(form), null);
}
