/** Inlined in every page with a form that posts natively. */

import { noteSent, sentKey } from "#app/browser/drafts/sent-texts";
import { textOf } from "#app/browser/drafts/typed-text";
import { KEY_FIELD } from "#app/domain/leads/form-state";

addEventListener("submit", addKey);

/**
 * Adds an idempotency key to a form that posts natively, as name and value of its submit button. If the same text is
 * sent again after hydration, because the response was late or lost, the form reuses this key: the lead is stored once.
 */
function addKey({ defaultPrevented, target: form, submitter }: SubmitEvent): void {
  if (defaultPrevented || !(submitter instanceof HTMLButtonElement)) return;
  // Not `form.method`: that would be the field named `method`.
  if (!(form instanceof HTMLFormElement) || form.getAttribute("method") !== "post" || !form.id) return;
  const text = textOf(form);
  const key = sentKey(form.id, text) ?? crypto.randomUUID();
  submitter.name = KEY_FIELD;
  submitter.value = noteSent(form.id, text, key) ? key : "";
}
