/**
 * Hides the scrolling of the page from React, which would handle up to 120 events a second: no component asks for them.
 * Listeners at the window still hear them, if they capture.
 */
export function scrollPastReact(): void {
  for (const type of ["scroll", "wheel"])
    window.addEventListener(type, stopAtWindow, { capture: true, passive: true });
}

function stopAtWindow(event: Event): void {
  if (event.type === "wheel" || event.target === document) event.stopPropagation();
}
