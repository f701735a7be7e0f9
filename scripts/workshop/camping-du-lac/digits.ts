import { readFileSync } from "node:fs";
import { join } from "node:path";
import opentype from "opentype.js";

const bytes = readFileSync(join(import.meta.dirname, "fonts/signika-digits.woff"));
const digits = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** A number as a path, centred on a point: an SVG file used as a picture cannot load the page's fonts. */
export function glyphs(
  text: string,
  size: number,
  [x, y]: readonly [number, number],
  fill: string,
  more = "",
): string {
  const left = x - digits.getAdvanceWidth(text, size) / 2;
  const { commands } = digits.getPath(text, left, y + size * 0.34, size);
  const round = (n?: number) => (n ?? 0).toFixed(1);
  const d = commands.map((c) => {
    if (c.type === "Q") return `Q${round(c.x1)} ${round(c.y1)} ${round(c.x)} ${round(c.y)}`;
    if (c.type === "C")
      return `C${round(c.x1)} ${round(c.y1)} ${round(c.x2)} ${round(c.y2)} ${round(c.x)} ${round(c.y)}`;
    return c.type === "Z" ? "Z" : `${c.type}${round(c.x)} ${round(c.y)}`;
  });
  return `<path d="${d.join("")}" fill="${fill}" ${more}/>`;
}
