import { type RefObject, useEffect } from "react";

/**
 * Keeps an element above the keyboard of a phone, which covers the page without telling its layout: how much of the
 * window it covers is `--keyboard`, how much remains in sight `--sight`.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const place = () => {
      const { height, offsetTop, scale } = visualViewport;
      // Enlarged by pinching, less of the page is in view, but nothing covers it.
      if (scale > 1) return;
      const covered = Math.max(0, Math.round(window.innerHeight - height - offsetTop));
      element.current?.style.setProperty("--keyboard", `${covered}px`);
      element.current?.style.setProperty("--sight", `${Math.round(height)}px`);
    };
    place();
    const listening = new AbortController();
    const { signal } = listening;
    visualViewport.addEventListener("resize", place, { signal });
    visualViewport.addEventListener("scroll", place, { signal });
    return () => listening.abort();
  }, [element]);
}
