/** A click without a modifier key, which could open a new tab or window. */
export function isPlain({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
