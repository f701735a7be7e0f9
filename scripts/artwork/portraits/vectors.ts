export type Vector = [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Readonly<Vector>, b: Readonly<Vector>): Vector => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Readonly<Vector>, b: Readonly<Vector>) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (a: Vector): Vector => times(a, 1 / (Math.hypot(...a) || 1));
export const cross = (a: Readonly<Vector>, b: Readonly<Vector>): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));

/** Smoothstep: 0 below `from`, 1 above `to`. */
export function smooth(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** A repeatable noise between -1 and 1, so that the drawings never change by themselves. */
export function ripple(x: number, y: number): number {
  return (
    0.4 * Math.sin(1.7 * x + 3.1 * Math.sin(0.9 * y + 1.3)) +
    0.35 * Math.sin(2.9 * y - 1.1 * x + 2 * Math.sin(1.3 * x)) +
    0.25 * Math.sin(5.3 * x + 4.1 * y + 0.7)
  );
}
