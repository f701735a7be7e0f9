// Shapes as cut in linoleum: every line swells and ends in a point, no edge is straight.

import { seeded } from "#scripts/seeded";

export type Point = readonly [x: number, y: number];

export const inks = { crust: "#2b1710", oven: "#e08a17", flour: "#f1e6cf" };

const short = (value: number) => String(Math.round(value * 10) / 10);

export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** A line as wide as `widths` says at each point. */
export function ribbon(line: readonly Point[], widths: readonly number[]): string {
  const sides = line.map(([x, y], at) => {
    const [ax, ay] = line[at - 1] ?? [x, y];
    const [bx, by] = line[at + 1] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (widths[at] ?? 0) / 2 / length;
    return [(ay - by) * half, (bx - ax) * half] as const;
  });
  const beside = (sign: number) =>
    line.map(([x, y], at): Point => {
      const [dx, dy] = sides[at] ?? [0, 0];
      return [x + sign * dx, y + sign * dy];
    });
  return closed([...beside(1), ...beside(-1).reverse()]);
}

/** One cut of a V-shaped gouge: blunt where it starts, pointed where it ends; `angle` in radians. */
export function gouge([x, y]: Point, angle: number, length: number, width: number): string {
  const [along, across] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ] as const;
  const at = (share: number, side: number): Point => [
    x + along[0] * length * share + across[0] * width * side,
    y + along[1] * length * share + across[1] * width * side,
  ];
  return closed([at(0, 0), at(0.1, 0.42), at(0.4, 0.5), at(1, 0.04), at(0.5, -0.4), at(0.14, -0.5)]);
}

/** A rectangle cut with a knife: its edges waver by up to `wear`. */
export function block([x, y]: Point, width: number, height: number, wear: number, seed: number): string {
  const roll = seeded(seed);
  const off = () => (roll() - 0.5) * 2 * wear;
  const steps = (length: number) => Math.max(2, Math.round(length / 46));
  const side = (from: Point, to: Point): Point[] => {
    const count = steps(Math.hypot(to[0] - from[0], to[1] - from[1]));
    return Array.from({ length: count }, (_, step) => {
      const share = step / count;
      return [from[0] + (to[0] - from[0]) * share + off(), from[1] + (to[1] - from[1]) * share + off()];
    });
  };
  const corners: [Point, Point, Point, Point] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const [a, b, c, d] = corners;
  return closed([...side(a, b), ...side(b, c), ...side(c, d), ...side(d, a)]);
}

export function print(ink: string, paths: readonly string[]): string {
  return `<path fill="${ink}" d="${paths.join("")}"/>`;
}

export function sheet(width: number, height: number, layers: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n${layers.join("\n")}\n</svg>\n`;
}
