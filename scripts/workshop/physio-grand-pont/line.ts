// What all of the practice's drawings are made of: lines of one pen in one ink.

export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);
export const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A share from 0 to 1 that begins and ends slowly. */
export function smooth(share: number): number {
  const kept = Math.min(1, Math.max(0, share));
  return kept * kept * (3 - 2 * kept);
}

/** A smooth line through all the points. */
export function through(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const pieces = points.slice(closed ? 0 : 1).map((_, step) => {
    const [a, b, c, d] = [at(step - 1), at(step), at(step + 1), at(step + 2)];
    const near: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const far: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${pair(near)} ${pair(far)} ${pair(c)}`;
  });
  return `M${pair(at(0))}${pieces.join("")}${closed ? "Z" : ""}`;
}

/** Points on the smooth line, `parts + 1` of them, spread evenly over the given ones. */
export function along(points: readonly Point[], parts: number): Point[] {
  const steps = points.length - 1;
  const at = (index: number): Point => points[Math.min(steps, Math.max(0, index))] ?? [0, 0];
  return Array.from({ length: parts + 1 }, (_, part) => {
    const place = (part / parts) * steps;
    const step = Math.min(steps - 1, Math.floor(place));
    const t = place - step;
    const [a, b, c, d] = [at(step - 1), at(step), at(step + 1), at(step + 2)];
    const blend = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
    return [blend(0), blend(1)];
  });
}

export function stroke(paths: readonly string[], width: number, more = ""): string {
  return `<path d="${paths.join("")}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

/** A filled form that covers what is below it. */
export function form(path: string, width: number): string {
  return `<path d="${path}" stroke-width="${width}" fill="${paper}"/>`;
}

export const paper = "#faf7f0";
export const ink = "#1c3a9a";

/** A long bone between two joints: a shaft with two rounded ends at each joint. */
export function bone([ax, ay]: Point, [bx, by]: Point, shaft: number, head: number, foot: number): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const put = (down: number, side: number): Point => [
    ax + ux * down * length - uy * side,
    ay + uy * down * length + ux * side,
  ];
  return through(
    [
      put(-0.02, 0),
      put(-0.035, head * 0.6),
      put(0.02, head),
      put(0.09, head * 0.72),
      put(0.2, shaft * 1.1),
      put(0.5, shaft * 0.92),
      put(0.8, shaft * 1.1),
      put(0.92, foot * 0.8),
      put(0.985, foot),
      put(1.03, foot * 0.62),
      put(1.008, 0),
      put(1.03, -foot * 0.62),
      put(0.985, -foot),
      put(0.92, -foot * 0.8),
      put(0.8, -shaft * 1.1),
      put(0.5, -shaft),
      put(0.2, -shaft * 1.1),
      put(0.09, -head * 0.72),
      put(0.02, -head),
      put(-0.035, -head * 0.6),
    ],
    true,
  );
}

export function plate(box: string, layers: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">\n${layers.join("\n")}\n</svg>\n`;
}
