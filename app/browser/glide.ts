import type { MouseEvent } from "react";
import { wantsMotion } from "./wants-motion";

/** A way to another place of this page is taken slowly, where motion is wanted. */
export function glide(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, pathname } = event.currentTarget;
  if (hash === "" || pathname !== window.location.pathname) return;
  event.preventDefault();
  document.querySelector(hash)?.scrollIntoView({ behavior: wantsMotion() ? "smooth" : "instant" });
}
