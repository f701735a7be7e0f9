// Text in the site's typeface as outlines, so that a picture needs no font.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";
import { shortenHyphen } from "./hyphen.ts";
import type { Point } from "./pen.ts";

const { resolve } = createRequire(import.meta.url);

function fontOf(style: string) {
  const bytes = readFileSync(resolve(`@fontsource/host-grotesk/files/host-grotesk-latin-${style}.woff`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  shortenHyphen(font);
  return font;
}

export const regular = fontOf("500-normal");
export const upright = fontOf("600-normal");
export const italic = fontOf("500-italic");

export interface Label {
  text: string;
  /** The centre of the text. */
  at: Point;
  size: number;
  colour: string;
  /** Letter spacing in units, and rotation in degrees clockwise. */
  spacing?: number;
  turn?: number;
  /** An outline in the background's colour, so that lines below do not touch the letters. */
  halo?: { colour: string; width: number };
}

export function widthOf(font: Font, text: string, size: number, spacing = 0): number {
  return [...text].reduce((sum, letter) => sum + font.getAdvanceWidth(letter, size) + spacing, -spacing);
}

/** A text as one path around its centre. */
export function words(
  font: Font,
  { text, at: [x, y], size, colour, spacing = 0, turn = 0, halo }: Label,
): string {
  const letters = lettersOf(font, text, size, spacing).flatMap(
    ({ letter, left }) => font.getPath(letter, left, size * 0.35, size).commands,
  );
  const round = halo ? `stroke="${halo.colour}" stroke-width="${halo.width}" paint-order="stroke" ` : "";
  return `<path fill="${colour}" ${round}transform="${place(x, y, turn)}" d="${dataOf(letters)}"/>`;
}

const place = (x: number, y: number, turn: number) =>
  turn === 0 ? `translate(${x} ${y})` : `translate(${x} ${y})rotate(${turn})`;

/** The x of each letter, from the centre of the text. */
function lettersOf(font: Font, text: string, size: number, spacing: number) {
  let left = -widthOf(font, text, size, spacing) / 2;
  return [...text].map((letter) => {
    const at = { letter, left };
    left += font.getAdvanceWidth(letter, size) + spacing;
    return at;
  });
}

/** The outlines of reused letters are rounded to a grid with this many points per unit. */
const GRID = 5;

export type TypeCase = ReturnType<typeof typeCase>;

/** For many texts in a drawing: `drawn` has each letter's outline once, and `words` refers to it, scaled by `times`. */
export function typeCase(font: Font, size: number, name: string) {
  const letters: string[] = [];
  const set: string[] = [];
  const numberIn = (all: string[], one: string) => (all.includes(one) ? all.indexOf(one) : all.push(one) - 1);
  return {
    words({
      text,
      at: [x, y],
      colour,
      spacing = 0,
      turn = 0,
      halo,
      times = 1,
    }: Omit<Label, "size"> & { times?: number }): string {
      const uses = lettersOf(font, text, size, spacing)
        .filter(({ letter }) => letter !== " ")
        .map(
          ({ letter, left }) =>
            `<use href="#${name}${numberIn(letters, letter)}" x="${short(left * GRID, 0)}"/>`,
        );
      // The halos of all letters come first, so that none covers the letter before.
      const id = `${name}-${numberIn(set, `${text} ${x} ${y}`)}`;
      const round = halo
        ? `<use href="#${id}" stroke="${halo.colour}" stroke-width="${short((halo.width * GRID) / times, 0)}"/>`
        : "";
      return `${round}<g ${halo ? `id="${id}" ` : ""}fill="${colour}" transform="${place(x, y, turn)}scale(${short(times / GRID, 3)})">${uses.join("")}</g>`;
    },
    drawn: () =>
      `<defs>${letters
        .map((letter, index) => {
          const { commands } = font.getPath(letter, 0, size * 0.35 * GRID, size * GRID);
          return `<path id="${name}${index}" d="${dataOf(commands, 0)}"/>`;
        })
        .join("")}</defs>`,
  };
}

const short = (value: number, digits: number) =>
  `${Number(value.toFixed(digits))}`.replace(/^(-?)0\./, "$1.");

/** Path data in relative moves, rounded to tenths or whole units, as short as possible. */
function dataOf(commands: ReturnType<Font["getPath"]>["commands"], digits = 1): string {
  let [px, py] = [0, 0];
  let start: Point = [0, 0];
  let last = "";
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      if (x === undefined || y === undefined) {
        [px, py] = start;
        last = "z";
        return last;
      }
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      const moves = points.map((value, index) => short(value - (index % 2 === 0 ? px : py), digits));
      // Uses the rounded values, so that rounding errors do not add up.
      const [dx = 0, dy = 0] = moves.slice(-2).map(Number);
      px += dx;
      py += dy;
      if (type === "M") start = [px, py];
      else if (moves.every((move) => move === "0")) return "";
      const isStraight = type === "L" && moves.includes("0");
      const letter = isStraight ? (moves[0] === "0" ? "v" : "h") : type.toLowerCase();
      const sign = letter === last ? " " : letter;
      last = letter;
      return sign + (isStraight ? moves.filter((move) => move !== "0") : moves).join(" ");
    })
    .join("")
    .replaceAll(" -", "-")
    .replaceAll(/(?<=\.\d) (?=\.)/g, "");
}
