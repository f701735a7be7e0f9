import type { MouseEvent } from "react";
import { layOutAll } from "./startup/lay-out-all";
import { wantsMotion } from "./wants-motion";

/** Scrolls smoothly to an anchor on this page, or at once if the visitor prefers reduced motion. */
export function scrollToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, pathname } = event.currentTarget;
  if (hash === "" || pathname !== window.location.pathname) return;
  event.preventDefault();
  // A section that shrinks on the way would move the end of it.
  layOutAll();
  document.querySelector(hash)?.scrollIntoView({ behavior: wantsMotion() ? "smooth" : "instant" });
}
