/**
 * Keeps from React that the page is scrolled: it hears every event at the document, up to 120 times a second, and no
 * component has an `onWheel`, or asks for the scrolling of more than its own track. Listeners at the window hear of it while
 * it is captured.
 */
export function scrollPastReact(): void {
  for (const type of ["scroll", "wheel"])
    window.addEventListener(type, stopAtWindow, { capture: true, passive: true });
}

function stopAtWindow(event: Event): void {
  if (event.type === "wheel" || event.target === document) event.stopPropagation();
}
