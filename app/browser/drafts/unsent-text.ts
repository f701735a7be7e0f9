/** Text fields. They must be uncontrolled: React sets the `defaultValue` of a controlled field to what is typed. */
export const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox]), textarea";

/** Whether a visitor has typed something that is not sent yet. */
export function hasUnsentText(root: ParentNode): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Whether the visitor would lose something by a reload: unsent text, a ticket or a chat. */
export function hasToLose(): boolean {
  return hasUnsentText(document) || document.querySelector("[data-ticket], #chat [data-from=user]") !== null;
}
