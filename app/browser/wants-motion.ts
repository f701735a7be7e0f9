/** Whether the visitor's system asks for no less motion and no less data. */
export function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)").matches;
}
