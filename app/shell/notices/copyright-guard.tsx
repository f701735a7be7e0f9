import { useEffect } from "react";
import { showToast } from "./toast-store";

const COPYRIGHT_MS = 2000;
const RIGHT_BUTTON = 2;

/** Shows a copyright notice instead of the menu of a right-click; text fields keep their menu, so pasting works. */
export function CopyrightGuard({ text }: { text: string }) {
  useEffect(() => {
    const onMenu = (event: MouseEvent) => {
      const isField = event.target instanceof Element && event.target.closest("input, textarea, select");
      if (event.button !== RIGHT_BUTTON || isField) return;
      event.preventDefault();
      showToast({ text, duration: COPYRIGHT_MS });
    };
    window.addEventListener("contextmenu", onMenu);
    return () => window.removeEventListener("contextmenu", onMenu);
  }, [text]);
  return null;
}
