let carried = "";

type Fill = (message: string, before: string) => void;

const listeners = new Set<Fill>();

/** Takes a message along to the forms, those that are open and the next, for as long as this page is open. */
export function carry(message: string): void {
  const before = carried;
  carried = message;
  for (const fill of listeners) fill(message, before);
}

/** Calls with what is taken along, now and whenever it changes; ends with the function that it gives. */
export function whenCarried(fill: Fill): () => void {
  if (carried !== "") fill(carried, "");
  listeners.add(fill);
  return () => listeners.delete(fill);
}
