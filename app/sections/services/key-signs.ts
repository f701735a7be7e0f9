import keyUrl from "#app/artwork/sheets/key.svg";
import type { ServiceEntry } from "#app/content/shared/page-content";

const cut = (corner: string, size: string) => `${keyUrl}#svgView(viewBox(${corner},${size}))`;

/** URL of each service's sign, cropped from the drawing of the key. */
export const keySigns: Record<ServiceEntry["symbol"], string> = {
  site: cut("136,108", "119,132"),
  search: cut("512,44", "108,120"),
  assistant: cut("133,290", "126,140"),
  design: cut("450,272", "180,200"),
  leads: cut("192,520", "144,160"),
  hosting: cut("549,512", "171,190"),
};
