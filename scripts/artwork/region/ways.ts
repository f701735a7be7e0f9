// Line segments, and whether they cross.
import type { Point } from "#scripts/artwork/drawing/pen";

export type Way = [from: Point, to: Point];

export const waysAlong = (line: Point[]): Way[] =>
  line.slice(1).map((to, index): Way => [line[index] ?? to, to]);

/** The point on a segment `away` units from its start; at most its end. */
export function reached([[x, y], [tx, ty]]: Way, away: number): Point {
  const part = away / Math.max(away, Math.hypot(tx - x, ty - y), 1e-9);
  return [x + (tx - x) * part, y + (ty - y) * part];
}

/** Whether two segments cross. */
export function meet([a, b]: Way, [c, d]: Way): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [x, y]: Point) =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
