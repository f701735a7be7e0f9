import type { MouseEvent } from "react";
import { isPlain } from "./startup/is-plain";
import { layOutAll } from "./startup/lay-out-all";
import { wantsMotion } from "./wants-motion";

/** Scrolls smoothly to an anchor on this page, or at once if the visitor prefers reduced motion; the next Tab goes on from there. */
export function scrollToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, pathname } = event.currentTarget;
  if (hash === "" || pathname !== window.location.pathname || !isPlain(event)) return;
  event.preventDefault();
  // A section that shrinks on the way would move the end of it.
  layOutAll();
  const target = document.querySelector<HTMLElement>(hash);
  if (!target) return;
  target.scrollIntoView({ behavior: wantsMotion() ? "smooth" : "instant" });
  target.tabIndex = -1;
  // What is led to is no control. As a rule it would weigh on the first flight of every page.
  target.style.outline = "none";
  target.focus({ preventScroll: true });
}
