import { type RefObject, useEffect } from "react";

/**
 * Keeps an element above a phone's keyboard, which covers the page without a change of the layout viewport. Sets
 * `--keyboard` to the covered height and `--sight` to the visible height, in pixels.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const place = () => {
      const { height, offsetTop, scale } = visualViewport;
      // Pinch zoom makes the visual viewport smaller too, but nothing covers the page.
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
