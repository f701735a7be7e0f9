let carried = "";

type Fill = (message: string, before: string) => void;

const listeners = new Set<Fill>();

/** Prefills all forms with a message, open ones and those opened later, until the page is unloaded. */
export function carry(message: string): void {
  const before = carried;
  carried = message;
  for (const fill of listeners) fill(message, before);
}

/** Subscribes to the carried message: calls back now and on each change. Returns the unsubscribe function. */
export function whenCarried(fill: Fill): () => void {
  if (carried !== "") fill(carried, "");
  listeners.add(fill);
  return () => listeners.delete(fill);
}
