/** Inlined in every page with a form that posts natively. */

import { noteSent, sentKey } from "#app/browser/drafts/sent-texts";
import { textOf } from "#app/browser/drafts/typed-text";
import { KEY_FIELD } from "#app/domain/leads/form-state";

addEventListener("submit", addKey);

/**
 * A form that posts natively has its button take its idempotency key along. React, should it send the same once more
 * while the answer is awaited or after it was lost, finds the same key: it is one lead.
 */
function addKey({ defaultPrevented, target: form, submitter }: SubmitEvent): void {
  if (defaultPrevented || !(submitter instanceof HTMLButtonElement)) return;
  // Not its property: a field of that name stands before it.
  if (!(form instanceof HTMLFormElement) || form.getAttribute("method") !== "post" || !form.id) return;
  const text = textOf(form);
  const key = sentKey(form.id, text) ?? crypto.randomUUID();
  submitter.name = KEY_FIELD;
  submitter.value = noteSent(form.id, text, key) ? key : "";
}
