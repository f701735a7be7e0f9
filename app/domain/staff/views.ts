/** The views of the inbox; each is an entry of its menu with a count. */
export const views = [
  "waiting",
  "mine",
  "calls",
  "later",
  "answered",
  "won",
  "lost",
  "aside",
  "newsletter",
  "all",
] as const;

export type View = (typeof views)[number];

/** Whether a view begins with the newest lead; the others begin with what is due first. */
export function isNewestFirst(view: View): boolean {
  return !["waiting", "calls", "later"].includes(view);
}
