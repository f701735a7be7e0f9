import { type RefObject, useEffect } from "react";

/** A screen of which the window takes half or more of the height (chat-window.module.css). */
export const SMALL = "(width < 48rem)";

/**
 * Closes the window on Escape and, on a small screen, when the focus moves to the page, which it would hide. Once
 * it is closed, the focus returns to the opener, which says whether the window is open, unless it is elsewhere on the
 * page.
 */
export function useClosing(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  // Escape works wherever the focus is, because following a link moves it to the page. A dialog, a popover, the
  // services menu or a notice with the focus closes first; this listener captures, so that they are still open here.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const above = document.querySelector(
        ":modal, :popover-open:not([popover=manual]), [data-phase=open], [popover]:focus-within:not(#chat)",
      );
      if (key === "Escape" && !above) panel.current?.hidePopover();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [panel]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isBehind =
        target instanceof Element && !target.closest("dialog, #chat") && !target.matches("main");
      if (isBehind && window.matchMedia(SMALL).matches) panel.current?.hidePopover();
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [panel]);
  // Native listeners: during a client-side navigation, React drops events.
  useEffect(() => {
    const { current } = panel;
    let isElsewhere = false;
    const onToggle = ({ type, newState }: ToggleEvent) => {
      if (type === "toggle") opener.current?.setAttribute("aria-expanded", String(newState === "open"));
      if (newState === "open") return;
      // Checked before it closes, because the browser then moves the focus back to the element that had it before.
      if (type === "beforetoggle")
        isElsewhere = document.activeElement?.matches("body :not(main, #chat, #chat *)") ?? false;
      else if (!isElsewhere) opener.current?.focus();
    };
    current?.addEventListener("beforetoggle", onToggle);
    current?.addEventListener("toggle", onToggle);
    return () => {
      current?.removeEventListener("beforetoggle", onToggle);
      current?.removeEventListener("toggle", onToggle);
    };
  }, [panel, opener]);
}
