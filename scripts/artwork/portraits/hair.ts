import { type Head, normalsOf } from "./head.ts";
import type { Look, Surface } from "./render.ts";
import { cross, dot, minus, ripple, smooth, times, unit, type Vector } from "./vectors.ts";

/** The middle of the skull. Hair is described by angles from here, in degrees: to the side (0 is the nose), and up. */
const middle: Vector = [0, 6.98, 0.34];

export interface HairStyle {
  /** The lower edge of the hair in degrees up, by degrees to the side from -180 to 180. */
  hairline: (aside: number) => number;
  /** In units of the head, whose height is 2. */
  thickness: (aside: number, up: number) => number;
  /** The direction in which strands start: the crown, or a parting. */
  crown: Vector;
  /** How far strands wave to the side, and how often. */
  wave: [size: number, often: number];
  /** How much the locks stand out; 0 for a smooth cut. */
  locks: number;
  /** How uneven the hairline is, in degrees. */
  ragged: number;
  albedo: number;
  /** Long hair: from how many degrees to the side it falls, down to which height, and how much wider its tips are. */
  fall?: { from: number; to: (aside: number) => number; flare: number };
  /** A knot: where, and how large. */
  knot?: { at: Vector; size: Vector };
}

const toRadians = Math.PI / 180;

const directionOf = (aside: number, up: number): Vector => [
  Math.sin(aside * toRadians) * Math.cos(up * toRadians),
  Math.sin(up * toRadians),
  Math.cos(aside * toRadians) * Math.cos(up * toRadians),
];

/** A smooth function through points at degrees to the side, symmetrical for both sides. */
export function curve(stops: [aside: number, value: number][]): (aside: number) => number {
  return (aside) => {
    const at = Math.abs(aside);
    const index = stops.findIndex(([stop]) => stop >= at);
    const [b, vb] = stops[Math.max(index, 0)] ?? [0, 0];
    const [a, va] = stops[Math.max(index - 1, 0)] ?? [b, vb];
    return va + (vb - va) * smooth(a, Math.max(b, a + 1e-6), at);
  };
}

const STEP = 2.5;
/** Degrees up where long hair leaves the skull. */
const FALL_FROM = 14;

/** The skull without its ears, as the distance from its middle in each direction. */
function skullOf(head: Head): (aside: number, up: number) => number {
  const ears = new Set(["l", "r"].flatMap((side) => [...head.reach(`ears/${side}-ear-scale-incr`).keys()]));
  const columns = Math.round(360 / STEP);
  const rows = Math.round(150 / STEP) + 1;
  const far = new Float32Array(columns * rows);
  for (const corners of head.parts.get("body")?.corners ?? []) {
    if (corners.some((index) => ears.has(index))) continue;
    const points = corners.map((index) => minus(head.points[index] ?? [0, 0, 0], middle));
    if (points.some(([, y]) => y < -1.4)) continue;
    const rays = points.map(([x, y, z]) => ({
      aside: Math.atan2(x, z) / toRadians,
      up: Math.atan2(y, Math.hypot(x, z)) / toRadians,
      length: Math.hypot(x, y, z),
    }));
    for (const { aside, up, length } of rays) {
      const column = Math.round((aside + 180) / STEP) % columns;
      const row = Math.round((up + 60) / STEP);
      if (row < 0 || row >= rows) continue;
      const cell = row * columns + column;
      far[cell] = Math.max(far[cell] ?? 0, length);
    }
  }
  for (let pass = 0; pass < 12; pass++) {
    const before = far.slice();
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const near = [-1, 0, 1].flatMap((dr) =>
          [-1, 0, 1].map((dc) => before[(row + dr) * columns + ((column + dc + columns) % columns)] ?? 0),
        );
        const known = near.filter((value) => value > 0);
        const cell = row * columns + column;
        const isKnown = (before[cell] ?? 0) > 0;
        if (known.length === 0 || (isKnown && pass < 6)) continue;
        far[cell] = known.reduce((sum, value) => sum + value, 0) / known.length;
      }
  }
  return (aside, up) => {
    const column = Math.round((aside + 180) / STEP + columns) % columns;
    const row = Math.min(rows - 1, Math.max(0, Math.round((up + 60) / STEP)));
    return far[row * columns + column] ?? 0;
  };
}

/** The strand that a place belongs to, as an angle around the crown times 0.9: strands leave the crown to all sides. */
function strandOf({ crown, wave: [size, often] }: HairStyle): (point: Vector) => number {
  const pole = unit(crown);
  const aside = unit(cross(pole, [0, 0, 1]));
  const ahead = cross(aside, pole);
  return (point) => {
    const turn = Math.atan2(dot(point, aside), dot(point, ahead));
    const along = Math.hypot(...minus(point, times(pole, 0.95)));
    return (
      0.9 *
      (turn +
        size * Math.sin(along * often + 2 * Math.sin(turn * 2.3)) +
        size * 0.5 * ripple(along * 2, turn * 3))
    );
  };
}

export function hairOf(head: Head, style: HairStyle): Surface[] {
  const skull = skullOf(head);
  const strand = strandOf(style);
  const look = (point: Vector, field = strand(minus(point, middle))): Look => {
    return { material: "hair", albedo: style.albedo * (1 + 0.2 * ripple(field * 19, field * 7)), field };
  };
  const falling = (point: Vector): Look => {
    const [x, y, z] = minus(point, middle);
    const aside = Math.atan2(x, z) / toRadians;
    const [size, often] = style.wave;
    const stray = size * smooth(0.2, -0.2, y) * Math.sin(y * often + 2 * Math.sin(aside * 0.05));
    return look(point, strand(directionOf(aside, FALL_FROM)) + 0.8 * stray);
  };
  const edge = (aside: number) =>
    style.hairline(aside) + style.ragged * (ripple(aside * 0.22, 1) + 0.8 * ripple(aside * 0.9, 4));
  const radius = (aside: number, up: number) => {
    const deep = smooth(-2, 14, up - style.hairline(aside));
    const way = directionOf(aside, up);
    const away = smooth(0.2, 0.8, Math.hypot(...minus(way, unit(style.crown))));
    const locks = 1 + style.locks * away * ripple(strand(way) * 9, up * 0.03);
    return skull(aside, up) + 0.012 + style.thickness(aside, up) * locks * (0.3 + 0.7 * deep);
  };

  const surfaces = [
    grid(
      range(-180, 180, STEP),
      range(-60, 90, STEP),
      (aside, up) => {
        const [x, y, z] = directionOf(aside, up);
        const far = radius(aside, up);
        return [middle[0] + x * far, middle[1] + y * far, middle[2] + z * far];
      },
      (point) => {
        const [x, y, z] = minus(point, middle);
        const aside = Math.atan2(x, z) / toRadians;
        const up = Math.atan2(y, Math.hypot(x, z)) / toRadians;
        return up < edge(aside) ? null : look(point);
      },
    ),
  ];
  const { fall, knot } = style;
  if (fall) {
    const turns = [...range(fall.from, 180, 3), ...range(-180, -fall.from, 3).map((aside) => aside + 360)];
    surfaces.push(
      grid(
        turns,
        range(0, 1, 0.04),
        (turn, part) => {
          const aside = turn > 180 ? turn - 360 : turn;
          const far = radius(aside, FALL_FROM);
          const [x, y, z] = directionOf(aside, FALL_FROM);
          const height = middle[1] + y * far;
          const tip = fall.to(aside);
          const down = height + (tip - height) * part;
          const wide =
            1 +
            0.1 * Math.sin(Math.min(1, part * 1.6) * 1.57) +
            fall.flare * part * part +
            0.012 * ripple(aside * 0.3, part * 3);
          return [middle[0] + x * far * wide, down, middle[2] + z * far * wide];
        },
        (point) =>
          point[1] < fall.to(180) + 0.03 * ripple(Math.atan2(point[0], point[2]) * 16, 2)
            ? null
            : falling(point),
      ),
    );
  }
  if (knot)
    surfaces.push(
      grid(
        range(-180, 180, 8),
        range(-90, 90, 8),
        (aside, up) => {
          const [x, y, z] = directionOf(aside, up);
          return [
            knot.at[0] + x * knot.size[0],
            knot.at[1] + y * knot.size[1],
            knot.at[2] + z * knot.size[2],
          ];
        },
        (point) => look(point),
      ),
    );
  return surfaces;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** A surface whose points are given by column and row. */
export function grid(
  columns: number[],
  rows: number[],
  pointAt: (column: number, row: number) => Vector,
  lookAt: (point: Vector) => Look | null,
): Surface {
  const points = rows.flatMap((row) => columns.map((column) => pointAt(column, row)));
  const wide = columns.length;
  const corners = rows.slice(1).flatMap((_, row) =>
    columns.slice(1).flatMap((_, column) => {
      const a = row * wide + column;
      return [
        [a, a + 1, a + wide + 1],
        [a, a + wide + 1, a + wide],
      ];
    }),
  );
  return { points, normals: normalsOf(points, [{ corners }]), corners, lookAt };
}
