/**
 * Runs `start`, in which React adds its listeners to the document, and skips those for scrolling and wheels: React would
 * handle up to 120 events a second, although no component listens to them. The browser sends wheel events to the main
 * thread only if somebody listens.
 */
export function scrollPastReact(start: () => void): void {
  const { addEventListener } = document;
  document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    if (!/^(scroll|wheel)/.test(listener[0])) addEventListener.apply(document, listener);
  };
  start();
  document.addEventListener = addEventListener;
}
