/** A click without a modifier key, which could open a new tab or window. */
export function isPlain(click: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean {
  return !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
}
