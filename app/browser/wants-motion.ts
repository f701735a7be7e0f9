/** False if the system asks for reduced motion (prefers-reduced-motion) or reduced data (prefers-reduced-data). */
export function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)").matches;
}
