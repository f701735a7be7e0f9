// Words in the site's typeface as outlines, so that a picture needs no font.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import type { Point } from "./pen.ts";

const { resolve } = createRequire(import.meta.url);

function fontOf(style: string) {
  const bytes = readFileSync(resolve(`@fontsource/host-grotesk/files/host-grotesk-latin-${style}.woff`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

type Font = ReturnType<typeof fontOf>;

export const regular = fontOf("500-normal");
export const upright = fontOf("600-normal");
export const italic = fontOf("500-italic");

export interface Label {
  text: string;
  /** The middle of the words. */
  at: Point;
  size: number;
  colour: string;
  /** Units between letters, and degrees clockwise. */
  spacing?: number;
  turn?: number;
  /** A line round the letters in the colour of the ground, so that what lies below strikes none of them. */
  halo?: { colour: string; width: number };
}

export function widthOf(font: Font, text: string, size: number, spacing = 0): number {
  return [...text].reduce((sum, letter) => sum + font.getAdvanceWidth(letter, size) + spacing, -spacing);
}

/** Words as one path around their middle. */
export function words(
  font: Font,
  { text, at: [x, y], size, colour, spacing = 0, turn = 0, halo }: Label,
): string {
  let left = -widthOf(font, text, size, spacing) / 2;
  const letters = [...text].flatMap((letter) => {
    const { commands } = font.getPath(letter, left, size * 0.35, size);
    left += font.getAdvanceWidth(letter, size) + spacing;
    return commands;
  });
  const place = turn === 0 ? `translate(${x} ${y})` : `translate(${x} ${y})rotate(${turn})`;
  const round = halo ? `stroke="${halo.colour}" stroke-width="${halo.width}" paint-order="stroke" ` : "";
  return `<path fill="${colour}" ${round}transform="${place}" d="${dataOf(letters)}"/>`;
}

const short = (value: number) => `${Number(value.toFixed(1))}`.replace(/^(-?)0\./, "$1.");

/** Outlines in tenths of a unit and relative moves, as short as they can be written. */
function dataOf(commands: ReturnType<Font["getPath"]>["commands"]): string {
  let [px, py] = [0, 0];
  let start: Point = [0, 0];
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      if (x === undefined || y === undefined) {
        [px, py] = start;
        return "z";
      }
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      const moves = points.map((value, index) => short(value - (index % 2 === 0 ? px : py)));
      // As it is written, so that no error adds up.
      const [dx = 0, dy = 0] = moves.slice(-2).map(Number);
      px += dx;
      py += dy;
      if (type === "M") start = [px, py];
      return type.toLowerCase() + moves.join(" ");
    })
    .join("")
    .replaceAll(" -", "-");
}
