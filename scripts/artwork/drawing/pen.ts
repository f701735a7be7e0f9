// Tools for all drawings: paths in whole numbers and relative moves, the site's colours, repeatable random numbers.
import { writeFileSync } from "node:fs";

export { NIGHT, PAPER } from "#app/domain/site/colours";

export type Point = [x: number, y: number];

export const INK = "#12181D";
export const SLATE = "#4A555E";
export const CONTOUR = "#B9834F";
export const SEPIA = "#86561F";
export const SAND = "#E4D3BC";
export const LAKE = "#125E8A";
export const WATER = "#7FB4CC";
export const GLACIER = "#CFE7F1";
export const FOREST = "#2F6B4A";
export const SIGNAL = "#C8102E";

/** Random numbers from 0 to 1 from a seed, so that the files are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export const fill = (colour: string, d: string, more = "") => `<path fill="${colour}" ${more}d="${d}"/>`;

export const line = (colour: string, width: number, d: string, more = "") =>
  `<path stroke="${colour}" stroke-width="${width}" ${more}d="${d}"/>`;

const tight = (d: string) => d.replaceAll(" -", "-");

/** Path data of straight lines from point to point. */
export function straight(points: Point[], isClosed = false): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const moves = whole.slice(1).map(([x, y], index) => {
    const [px, py] = whole[index] ?? [0, 0];
    return `${x - px} ${y - py}`;
  });
  return tight(`M${whole[0]?.join(" ")}l${moves.join(" ")}${isClosed ? "z" : ""}`);
}

/** Path data of a smooth line along points: quadratic curves between the midpoints. */
export function smooth(points: Point[]): string {
  const [first = [0, 0], ...rest] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  let [px, py] = first;
  const bends = rest.map(([x, y], index) => {
    const next = rest[index + 1];
    const [ex, ey] = next ? [Math.round((x + next[0]) / 2), Math.round((y + next[1]) / 2)] : [x, y];
    const bend = `${x - px} ${y - py} ${ex - px} ${ey - py}`;
    [px, py] = [ex, ey];
    return bend;
  });
  return tight(`M${first.join(" ")}q${bends.join(" ")}`);
}

/** Like `smooth`, but closed. */
export function round(points: Point[]): string {
  const [last = [0, 0], first = [0, 0]] = [points.at(-1), points[0]];
  const start: Point = [(last[0] + first[0]) / 2, (last[1] + first[1]) / 2];
  return `${smooth([start, ...points, start])}z`;
}

/** Like `round`, but its curves meet at the midpoints of the points before these are rounded. */
export function roundBetween(points: Point[]): string {
  const middles = points.map(([x, y], index): Point => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    return [Math.round((x + nx) / 2), Math.round((y + ny) / 2)];
  });
  const start = middles.at(-1) ?? [0, 0];
  const bends = points.map(([x, y], index) => {
    const [[px, py], [mx, my]] = [middles.at(index - 1) ?? start, middles[index] ?? start];
    return `${Math.round(x) - px} ${Math.round(y) - py} ${mx - px} ${my - py}`;
  });
  return tight(`M${start.join(" ")}q${bends.join(" ")}z`);
}

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
}

/** The stretches of a line for whose points `isKept` is true. */
export function stretches(points: Point[], isKept: (point: Point, index: number) => boolean): Point[][] {
  const found: Point[][] = [[]];
  for (const [index, point] of points.entries()) {
    if (isKept(point, index)) found.at(-1)?.push(point);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.filter(({ length }) => length > 0);
}

/** The same for a ring, of which at least one point is not kept. */
export function ringStretches(ring: Point[], isKept: (point: Point) => boolean): Point[][] {
  const start = ring.findIndex((point) => !isKept(point));
  return stretches([...ring.slice(start), ...ring.slice(0, start)], isKept);
}

/** Whether a ring encloses a point. */
export function isAround(ring: readonly Readonly<Point>[], [x, y]: Readonly<Point>): boolean {
  const crossed = ring.filter(([ax, ay], index) => {
    const [bx, by] = ring.at(index - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  });
  return crossed.length % 2 === 1;
}

/** Writes a drawing as an SVG beside the other artwork; its view box begins at `left`, `top`. */
export function write(
  name: string,
  width: number,
  height: number,
  content: string[],
  [left, top]: Point = [0, 0],
): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">${content.join("")}</svg>\n`;
  writeFileSync(new URL(`../../../app/artwork/sheets/${name}.svg`, import.meta.url), svg);
}

/** Digits and signs as single strokes, in the style of a surveyor's plan, on a grid of 8 by 12. */
const strokes: Record<string, number[]> = {
  "0": [2, 0, 6, 0, 8, 3, 8, 9, 6, 12, 2, 12, 0, 9, 0, 3, 2, 0],
  "1": [1, 3, 4, 0, 4, 12],
  "2": [0, 3, 2, 0, 6, 0, 8, 3, 7, 6, 0, 12, 8, 12],
  "3": [0, 0, 8, 0, 4, 5, 7, 6, 8, 9, 6, 12, 2, 12, 0, 10],
  "4": [6, 12, 6, 0, 0, 8, 8, 8],
  "5": [8, 0, 1, 0, 0, 5, 6, 5, 8, 8, 6, 12, 2, 12, 0, 10],
  "6": [7, 1, 4, 0, 1, 3, 0, 8, 2, 12, 6, 12, 8, 9, 6, 6, 2, 6, 0, 8],
  "7": [0, 0, 8, 0, 3, 12],
  "8": [4, 5, 1, 3, 2, 0, 6, 0, 7, 3, 4, 5, 8, 9, 6, 12, 2, 12, 0, 9, 4, 5],
  "9": [1, 11, 4, 12, 7, 9, 8, 4, 6, 0, 2, 0, 0, 3, 2, 6, 6, 6, 8, 4],
  "’": [3, 0, 2, 4],
  ",": [2, 11, 1, 15],
  ".": [2, 12, 2, 11],
  A: [0, 12, 4, 0, 8, 12, 6, 8, 2, 8],
  B: [0, 6, 5, 6, 8, 9, 5, 12, 0, 12, 0, 0, 5, 0, 7, 3, 5, 6],
  C: [8, 2, 5, 0, 2, 0, 0, 4, 0, 8, 2, 12, 5, 12, 8, 10],
  D: [0, 0, 4, 0, 8, 4, 8, 8, 4, 12, 0, 12, 0, 0],
  F: [0, 12, 0, 0, 8, 0, 0, 0, 0, 6, 6, 6],
  H: [0, 0, 0, 12, 0, 6, 8, 6, 8, 0, 8, 12],
  N: [0, 12, 0, 0, 8, 12, 8, 0],
  m: [0, 12, 0, 5, 4, 5, 4, 12, 4, 5, 8, 5, 8, 12],
};

/** A word in these strokes, `size` high, with its upper left corner at x, y. */
export function lettering(word: string, x: number, y: number, size = 12): string {
  const scale = size / 12;
  return [...word]
    .map((sign, index) => {
      const numbers = sign === " " ? [] : strokes[sign];
      if (!numbers) throw new Error(`There are no strokes for ${sign}.`);
      const left =
        x + [...word.slice(0, index)].reduce((sum, each) => sum + (/[’,.]/.test(each) ? 6 : 12), 0) * scale;
      const points = numbers.flatMap((px, at): Point[] =>
        at % 2 ? [] : [[left + px * scale, y + (numbers[at + 1] ?? 0) * scale]],
      );
      return points.length > 0 ? straight(points) : "";
    })
    .join("");
}
