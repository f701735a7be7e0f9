import keyUrl from "#app/artwork/sheets/key.svg";
import type { ServiceEntry } from "#app/content/shared/page-content";

type Pieces = Record<ServiceEntry["symbol"], string>;

const cut = (corner: string, size: string) => `${keyUrl}#svgView(viewBox(${corner},${size}))`;
const piece = (corner: string) => cut(corner, "216,240");
const band = (corner: string) => cut(corner, "342,57");

/** Each service's piece of the key, cut out of its sheet. */
export const keyPieces: Pieces = {
  site: piece("104,0"),
  search: piece("458,0"),
  assistant: piece("88,240"),
  design: piece("432,240"),
  leads: piece("144,480"),
  hosting: piece("504,480"),
};

/** A band across the same country, larger than on its piece. */
export const keyBands: Pieces = {
  site: band("9,169"),
  search: band("369,66"),
  assistant: band("9,332"),
  design: band("369,300"),
  leads: cut("124,579", "234,39"),
  hosting: band("369,626"),
};
