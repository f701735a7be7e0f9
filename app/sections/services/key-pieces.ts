import keyUrl from "#app/artwork/sheets/key.svg";
import type { ServiceEntry } from "#app/content/shared/page-content";

const piece = (corner: string) => `${keyUrl}#svgView(viewBox(${corner},216,240))`;

/** Each service's piece of the key, cut out of its sheet. */
export const keyPieces: Record<ServiceEntry["symbol"], string> = {
  site: piece("104,0"),
  search: piece("458,0"),
  assistant: piece("88,240"),
  design: piece("432,240"),
  leads: piece("144,480"),
  hosting: piece("504,480"),
};
