/** Works because fields are uncontrolled: in a controlled field React syncs `defaultValue` with what is typed. */
export const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox]), textarea";

/** Whether a visitor has typed something that is not sent yet. */
export function hasUnsentText(root: ParentNode): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Whether a reload would take something from the visitor: what is not sent yet, the ticket of what was, or a conversation. */
export function hasToLose(): boolean {
  return hasUnsentText(document) || document.querySelector("[data-ticket], #chat [data-from=user]") !== null;
}
