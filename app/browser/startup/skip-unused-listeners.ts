/**
 * Families of events that no component listens to. React would handle each of them all the same: up to 120 wheel events
 * or movements of a mouse a second, and the touch and mouse events of each press of a finger. The browser sends wheel and
 * touch events to the main thread only if somebody listens.
 */
const UNUSED = /^(scroll|wheel|mouse|touch|pointermove|transition)/;

/** Runs `start`, in which React adds its listeners to the document, and skips those for unused events. */
export function skipUnusedListeners(start: () => void): void {
  const { addEventListener } = document;
  document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    if (!UNUSED.test(listener[0])) addEventListener.apply(document, listener);
  };
  start();
  document.addEventListener = addEventListener;
}
