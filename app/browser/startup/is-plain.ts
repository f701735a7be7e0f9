/** Not a press that asks for a new tab or window. */
export function isPlain({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
