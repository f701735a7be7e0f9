// What all sheets are drawn with: lines in whole numbers and relative moves, the inks of the site, repeatable chance.
import { writeFileSync } from "node:fs";

export type Point = [x: number, y: number];

export const PAPER = "#F6F3EA";
export const INK = "#12181D";
export const SLATE = "#4A555E";
export const CONTOUR = "#B9834F";
export const SAND = "#E4D3BC";
export const LAKE = "#125E8A";
export const WATER = "#7FB4CC";
export const GLACIER = "#CFE7F1";
export const FOREST = "#2F6B4A";
export const SIGNAL = "#C8102E";

/** Repeatable numbers from 0 to 1, so that the files never change by themselves. */
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

/** Straight lines from point to point. */
export function straight(points: Point[], isClosed = false): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const moves = whole.slice(1).map(([x, y], index) => {
    const [px, py] = whole[index] ?? [0, 0];
    return `${x - px} ${y - py}`;
  });
  return tight(`M${whole[0]?.join(" ")}l${moves.join(" ")}${isClosed ? "z" : ""}`);
}

/** A smooth line through points: quadratic curves from middle to middle. */
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

/** The same, closed. */
export function round(points: Point[]): string {
  const [last = [0, 0], first = [0, 0]] = [points.at(-1), points[0]];
  const start: Point = [(last[0] + first[0]) / 2, (last[1] + first[1]) / 2];
  return `${smooth([start, ...points, start])}z`;
}

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
}

/** Writes a sheet beside the other artwork. */
export function write(name: string, width: number, height: number, content: string[]): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">${content.join("")}</svg>\n`;
  writeFileSync(new URL(`../../../app/artwork/sheets/${name}.svg`, import.meta.url), svg);
}
