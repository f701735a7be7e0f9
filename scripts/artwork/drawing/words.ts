// Words in the site's typeface as outlines, so that a picture needs no font.
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
  const letters = lettersOf(font, text, size, spacing).flatMap(
    ({ letter, left }) => font.getPath(letter, left, size * 0.35, size).commands,
  );
  const round = halo ? `stroke="${halo.colour}" stroke-width="${halo.width}" paint-order="stroke" ` : "";
  return `<path fill="${colour}" ${round}transform="${place(x, y, turn)}" d="${dataOf(letters)}"/>`;
}

const place = (x: number, y: number, turn: number) =>
  turn === 0 ? `translate(${x} ${y})` : `translate(${x} ${y})rotate(${turn})`;

/** Where each letter begins, from the middle of the words. */
function lettersOf(font: Font, text: string, size: number, spacing: number) {
  let left = -widthOf(font, text, size, spacing) / 2;
  return [...text].map((letter) => {
    const at = { letter, left };
    left += font.getAdvanceWidth(letter, size) + spacing;
    return at;
  });
}

/** Letters that are drawn once are drawn on a grid of so many a unit. */
const GRID = 5;

/** Many words on a sheet: each letter is drawn once, after all of them, and used wherever it stands, at its size or as many times as large. */
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
      // Round all of the letters first: no letter's line lies on the one before.
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

const short = (value: number, digits = 1) => `${Number(value.toFixed(digits))}`.replace(/^(-?)0\./, "$1.");

/** Outlines in tenths of a unit, or whole ones, and relative moves, as short as they can be written. */
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
      // As it is written, so that no error adds up.
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
