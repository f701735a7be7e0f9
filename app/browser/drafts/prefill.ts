let prefilled = "";

type Fill = (message: string, before: string) => void;

const listeners = new Set<Fill>();

/** Prefills all forms with a message, open ones and those opened later, until the page is unloaded. */
export function prefill(message: string): void {
  const before = prefilled;
  prefilled = message;
  for (const fill of listeners) fill(message, before);
}

/** Subscribes to the prefilled message: calls back now and on each change. Returns the unsubscribe function. */
export function onPrefill(fill: Fill): () => void {
  if (prefilled !== "") fill(prefilled, "");
  listeners.add(fill);
  return () => listeners.delete(fill);
}
