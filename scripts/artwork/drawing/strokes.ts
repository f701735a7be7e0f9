// Short strokes, simplified lines, and noise that is the same in every run.
import type { Point } from "./pen.ts";

/** A short line from a point, by an offset. */
export interface Stroke {
  at: Point;
  by: Point;
}

/** Many short strokes as one path. */
export function strokes(all: Stroke[]): string {
  let [px, py] = [0, 0];
  return all
    .map(({ at, by }) => {
      const [x, y, dx, dy] = [...at, ...by].map(Math.round);
      const move = `m${(x ?? 0) - px} ${(y ?? 0) - py}l${dx} ${dy}`;
      [px, py] = [(x ?? 0) + (dx ?? 0), (y ?? 0) + (dy ?? 0)];
      return move;
    })
    .join("")
    .replaceAll(" -", "-");
}

/** Dots as strokes of zero length, to be drawn with round line caps. */
export const dots = (points: Point[]) => strokes(points.map((at) => ({ at, by: [0, 0] })));

/** A line without the points that are nearer to it than the tolerance (Douglas–Peucker). */
export function simplified(points: Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const off = points.map(([x, y]) =>
    length < 1
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length,
  );
  const far = off.indexOf(Math.max(...off));
  if ((off[far] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(far), tolerance),
  ];
}

/** A pseudo-random number from 0 to 1 for a corner of the grid. */
function corner(i: number, j: number, seed: number): number {
  const value = Math.sin(i * 127.1 + j * 311.7 + seed * 74.7) * 43_758.5453;
  return value - Math.floor(value);
}

const eased = (part: number) => part * part * (3 - 2 * part);

/** Smooth noise from 0 to 1. */
export function noise(x: number, z: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(z)];
  const [u, v] = [eased(x - i), eased(z - j)];
  const above = corner(i, j, seed) * (1 - u) + corner(i + 1, j, seed) * u;
  const below = corner(i, j + 1, seed) * (1 - u) + corner(i + 1, j + 1, seed) * u;
  return above * (1 - v) + below * v;
}
