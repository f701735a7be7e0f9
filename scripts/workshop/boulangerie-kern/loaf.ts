// Bread as a linocut: a dome is lit from the upper left, and its shade decides how wide each line is.
import { seeded } from "#scripts/seeded";
import { inks, type Point, print, ribbon } from "./lino";

interface Dome {
  /** Half the length, half the depth, and the height, in units of the drawing. */
  length: number;
  depth: number;
  height: number;
  /** 2 is an ellipsoid; more has steeper flanks. */
  bulge: number;
  /** Its rotation on the tray, in radians. */
  turn: number;
  lines: "rings" | "ribs";
  /** The number of lines. */
  count: number;
  /** Cuts in the crust, in coordinates of the loaf seen from above, whose edge is the unit circle. */
  scores: readonly Score[];
  floured: boolean;
  seed: number;
}

export type Score = readonly [from: Point, to: Point, width: number, bow: number];

type Vector = readonly [x: number, y: number, z: number];

/** The angle of the view above the tray, in radians. */
const EYE = 0.72;
const LIGHT: Vector = [-0.56, -0.3, 0.77];

function surface({ length, depth, height, bulge, turn }: Dome, [u, v]: Point): Vector {
  const reach = Math.min(1, Math.hypot(u, v));
  const up = height * (1 - reach ** bulge) ** (1 / bulge);
  const [x, y] = [u * length, v * depth];
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), up];
}

const seen = ([x, y, z]: Vector): Point => [x, -z * Math.cos(EYE) - y * Math.sin(EYE)];

/** The loaf's normal at a point: a vector of length 1 that points outwards. */
function outward({ length, depth, height, bulge, turn }: Dome, [u, v]: Point): Vector {
  const reach = Math.min(0.999, Math.hypot(u, v));
  const rise = (1 - reach ** bulge) ** (1 - 1 / bulge);
  const flat = reach ** (bulge - 2);
  const [x, y, z] = [(u / length) * flat, (v / depth) * flat, rise / height];
  const size = Math.hypot(x, y, z) || 1;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [(x * cos - y * sin) / size, (x * sin + y * cos) / size, z / size];
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const VIEW: Vector = [0, -Math.cos(EYE), Math.sin(EYE)];

/** The lines, each as a function from a share of its length, 0 to 1, to a point of the unit disc. */
function linesOf({ lines, count }: Dome): ((share: number) => Point)[] {
  return Array.from({ length: count }, (_, line) => {
    const place = (line + 0.5) / count;
    if (lines === "rings") {
      const reach = Math.sin((place * Math.PI) / 2);
      return (share: number): Point => [
        reach * Math.cos(share * 2 * Math.PI),
        reach * Math.sin(share * 2 * Math.PI),
      ];
    }
    const u = -Math.cos(place * Math.PI);
    const side = Math.sqrt(1 - u * u) * 0.999;
    return (share: number): Point => [u, -side * Math.cos(share * Math.PI)];
  });
}

const STEPS = 84;

/** The parts of one line that are wide enough to draw, with pointed ends. */
export function runs(points: readonly Point[], widths: readonly number[]): string[] {
  const cuts: string[] = [];
  let from = 0;
  while (from < points.length) {
    const start = widths.findIndex((width, at) => at >= from && width > 0.45);
    if (start < 0) break;
    const stop = widths.findIndex((width, at) => at > start && width <= 0.45);
    const end = stop < 0 ? points.length : stop;
    if (end - start > 3) {
      const tip = (at: number) => Math.min(1, (at - start + 0.4) / 4, (end - 0.6 - at) / 4);
      const kept = widths.slice(start, end).map((width, at) => width * Math.max(0, tip(start + at)));
      cuts.push(ribbon(points.slice(start, end), kept));
    }
    from = end + 1;
  }
  return cuts;
}

function hatching(dome: Dome, width: (light: number, reach: number) => number, shift = 0): string[] {
  const roll = seeded(dome.seed);
  const all = linesOf(dome);
  return all.flatMap((line, index) => {
    const next = all[index + 1] ?? all[index - 1] ?? line;
    const wobble = roll() * 6;
    const swell = 0.82 + roll() * 0.34;
    const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
    const points = shares.map((share) => {
      const [a, b] = [line(share), next(share)];
      return seen(surface(dome, [a[0] + (b[0] - a[0]) * shift, a[1] + (b[1] - a[1]) * shift]));
    });
    const widths = shares.map((share, step) => {
      const at = line(share);
      const out = outward(dome, at);
      if (dot(out, VIEW) < 0.02) return 0;
      const other = seen(surface(dome, next(share)));
      const [x, y] = points[step] ?? [0, 0];
      const gap = Math.min(9, Math.hypot(other[0] - x, other[1] - y)) * (shift ? 2 : 1);
      const shake = 1 + 0.22 * Math.sin(share * 47 + wobble) + 0.12 * Math.sin(share * 113 + wobble * 3);
      return gap * swell * shake * width(dot(out, LIGHT), Math.hypot(...at));
    });
    return runs(points, widths);
  });
}

/** The outline: the convex hull of the projected surface. */
function outline(dome: Dome): Point[] {
  const points = Array.from({ length: 48 }, (_, ring) => 1 - (ring / 48) ** 2).flatMap((reach) =>
    Array.from({ length: 96 }, (_, step): Point => {
      const angle = (step / 96) * 2 * Math.PI;
      return seen(surface(dome, [reach * Math.cos(angle), reach * Math.sin(angle)]));
    }),
  );
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]) =>
    list.reduce<Point[]>((kept, point) => {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
      return kept;
    }, []);
  return [...chain(sorted).slice(0, -1), ...chain(sorted.toReversed()).slice(0, -1)];
}

/** A cut that the oven opened: pale inside, a dark lip on the far side, short tears across. */
function opened(dome: Dome, [from, to, width, bow]: Score): { pale: string[]; dark: string[] } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const roll = seeded(dome.seed + Math.round(width * 1000 + from[0] * 100));
  const shares = Array.from({ length: 25 }, (_, step) => step / 24);
  const middle = shares.map((share): Point => {
    const lift = Math.sin(share * Math.PI) * bow;
    return [from[0] + dx * share - (dy / length) * lift, from[1] + dy * share + (dx / length) * lift];
  });
  const open = shares.map((share) => width * Math.sin(share * Math.PI) ** 0.7 * (0.88 + roll() * 0.2));
  const beside = (side: number) =>
    middle.map((point, at): Point => {
      const half = ((open[at] ?? 0) / 2) * side;
      return seen(surface(dome, [point[0] - (dy / length) * half, point[1] + (dx / length) * half]));
    });
  const [near, far] = [beside(-1), beside(1)];
  const flat = [...near, ...far.toReversed()];
  const lip = shares.map((share) => Math.sin(share * Math.PI) * dome.length * width * 0.34);
  const tears = shares.slice(3, -3).flatMap((_, step) => {
    const [a, b] = [far[step + 3], near[step + 3]];
    if (!a || !b || roll() < 0.3) return [];
    const reach = 0.25 + roll() * 0.5;
    const end: Point = [a[0] + (b[0] - a[0]) * reach, a[1] + (b[1] - a[1]) * reach];
    return [ribbon([a, end], [dome.length * width * 0.09, 0])];
  });
  return {
    pale: [ribbon(flat, [0]), `M${flat.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`],
    dark: [
      ribbon(far, lip),
      ribbon(
        near,
        lip.map((value) => value * 0.32),
      ),
      ...tears,
    ],
  };
}

/** One loaf as SVG; the middle of its base is at the origin. */
export function loaf(dome: Dome): string {
  const edge = outline(dome);
  const ring = [...edge, ...edge.slice(0, 2)];
  const lowest = Math.max(...edge.map(([, y]) => y));
  const heavy = ring.map(([x, y]) => 1.6 + 3.4 * Math.max(0, (x / dome.length) * 0.45 + (y / lowest) * 0.6));
  const scores = dome.scores.map((score) => opened(dome, score));
  const silhouette = `M${edge.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  const shade = hatching(dome, (light) => Math.max(0, Math.min(0.94, (0.74 - light) * 1.25)));
  const flour = dome.floured
    ? hatching(
        dome,
        (light, reach) => (reach > 0.93 ? 0 : Math.max(0, Math.min(0.4, (light - 0.62) * 1.05))),
        0.5,
      )
    : hatching(dome, (light) => Math.max(0, Math.min(0.34, (light - 0.86) * 2)), 0.5);
  return [
    `<g transform="translate(3 2.5)">${print(inks.oven, [silhouette])}</g>`,
    print(inks.flour, flour),
    print(inks.crust, [...shade, ribbon(ring, heavy)]),
    print(
      inks.flour,
      scores.flatMap(({ pale }) => pale),
    ),
    print(
      inks.crust,
      scores.flatMap(({ dark }) => dark),
    ),
  ].join("");
}
