import { FIELDS, hasUnsentText } from "#app/browser/drafts/unsent-text";
import { readStored, store } from "#app/browser/storage";
import { membersOf, parseJson } from "#app/domain/outside";

/** What a visitor types or picks, but for a plan or a slot: those are chosen anew, as the page or the calendar has them. */
const TYPED = `${FIELDS}, [name=method]:checked, select:not([name=plan])`;

const keyOf = (form: string) => `typed.${form}`;

function keep(form: string, typed: object): void {
  store("sessionStorage", keyOf(form), JSON.stringify(typed));
}

function keptFor(form: string) {
  return membersOf(parseJson(readStored("sessionStorage", keyOf(form)) ?? ""));
}

function typedIn(form: HTMLFormElement): [name: string, value: string][] {
  return [...form.querySelectorAll<HTMLInputElement>(TYPED)].map(({ name, value }) => [name, value]);
}

/** Keeps what a form holds for the same form in this tab: on another page, in the other language or loaded anew; without storage it stays on this page alone. */
export function keepTyped(form: HTMLFormElement): void {
  keep(form.id, Object.fromEntries(typedIn(form)));
}

/** Fills a form with what was kept for it; what it holds by now is kept instead. */
export function restoreTyped(form: HTMLFormElement): void {
  if (hasUnsentText(form)) {
    keepTyped(form);
    return;
  }
  for (const [name, value] of Object.entries(keptFor(form.id))) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field) field.value = String(value);
  }
}

/** Takes what was typed into a form, and more, along to another one, on this page or the next. */
export function carryTyped(from: string, to: string, more: object): void {
  const [source, target] = [from, to].map((id) => document.getElementById(id));
  if (!(source instanceof HTMLFormElement)) return;
  const typed = typedIn(source).filter(([, value]) => value !== "");
  keep(to, { ...keptFor(to), ...Object.fromEntries(typed), ...more });
  if (target instanceof HTMLFormElement) restoreTyped(target);
}

/** Forgets what was kept for a form: it is sent. */
export function forgetTyped(form: string): void {
  store("sessionStorage", keyOf(form), null);
}
