/** Turns `content-visibility: auto` off on this page and the next ones: scroll restoration needs real heights. */
export function layOutAll(): void {
  document.documentElement.style.setProperty("--out-of-sight", "visible");
}
