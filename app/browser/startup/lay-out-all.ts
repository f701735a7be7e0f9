/** Lays out what is out of sight too, on this page and those that follow: a place that is come back to is found by its height. */
export function layOutAll(): void {
  document.documentElement.style.setProperty("--out-of-sight", "visible");
}
