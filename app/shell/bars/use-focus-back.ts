import { type RefObject, useLayoutEffect } from "react";

/** If an element is removed while it has the focus, gives the focus back to what had it before, or to the page. */
export function useFocusBack(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    const { activeElement, body } = document;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const before = activeElement === body ? document.getElementById("main") : activeElement;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [element]);
}
