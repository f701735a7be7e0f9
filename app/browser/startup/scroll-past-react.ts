/**
 * Runs `start`, which makes React listen at the document, without its listeners for scrolling and wheels: it would
 * handle up to 120 events a second, and no component asks for them. For a wheel that no script listens to, the browser
 * does not even ask the main thread.
 */
export function scrollPastReact(start: () => void): void {
  document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    if (!/^(scroll|wheel)/.test(listener[0])) window.addEventListener.apply(document, listener);
  };
  start();
  Reflect.deleteProperty(document, "addEventListener");
}
