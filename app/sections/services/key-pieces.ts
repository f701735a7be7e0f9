import keyUrl from "#app/artwork/sheets/key.svg";
import type { ServiceEntry } from "#app/content/shared/page-content";

type Pieces = Record<ServiceEntry["symbol"], string>;

const cut = (corner: string, size: string) => `${keyUrl}#svgView(viewBox(${corner},${size}))`;
const piece = (corner: string) => cut(corner, "216,240");

/** Each service's piece of the key, cut out of its sheet. */
export const keyPieces: Pieces = {
  site: piece("104,0"),
  search: piece("458,0"),
  assistant: piece("88,240"),
  design: piece("432,240"),
  leads: piece("144,480"),
  hosting: piece("504,480"),
};

/** The town below the pieces, as wide as a narrow screen. */
export const keyTown = cut("0,720", "720,240");

/** Its sign alone and whole, larger than on its piece. */
export const keySigns: Pieces = {
  site: cut("136,108", "119,132"),
  search: cut("512,44", "108,120"),
  assistant: cut("133,290", "126,140"),
  design: cut("450,272", "180,200"),
  leads: cut("192,520", "144,160"),
  hosting: cut("549,512", "171,190"),
};
