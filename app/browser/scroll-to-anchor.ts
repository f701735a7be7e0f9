import type { MouseEvent } from "react";
import { wantsMotion } from "./wants-motion";

/** Scrolls smoothly to an anchor on this page, or at once if the visitor prefers reduced motion. */
export function scrollToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, pathname } = event.currentTarget;
  if (hash === "" || pathname !== window.location.pathname) return;
  event.preventDefault();
  document.querySelector(hash)?.scrollIntoView({ behavior: wantsMotion() ? "smooth" : "instant" });
}
