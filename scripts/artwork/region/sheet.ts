// The parts of a map of the region. outlines.json holds points in units of 100 m of LV95, each as the offset from the
// one before: lakes, country, borders of cantons, the seven that we serve as one area, and communes of swisstopo's
// boundaries (the package swiss-maps 4.7.0), simplified by `mapshaper -simplify interval=` 120 (lakes), 200 (country,
// cantons) and 220 (communes within 44 km of one of our towns); rivers of swisstopo's Swiss Map Vector 500 (a twentieth
// of its points, as in the R package wxSwiss 0.2.2), also through the lakes, and along a commune's border where that
// follows them.
import { readFileSync } from "node:fs";
import * as z from "zod";
import type { Locale } from "#app/domain/language/locale";
import { parseJson } from "#app/domain/outside";
import { isAround, line, type Point, range, stretches } from "#scripts/artwork/drawing/pen";
import { simplified } from "#scripts/artwork/drawing/strokes";
import { upright, widthOf, words } from "#scripts/artwork/drawing/words";

const outline = z.string().transform((text) => {
  const numbers = text.split(" ").map(Number);
  let [x, y] = [0, 0];
  return numbers.flatMap((number, index): Point[] => {
    if (index % 2 === 0) {
      x += number;
      return [];
    }
    y += number;
    return [[x, y]];
  });
});

export const { lakes, rivers, country, borders, served, communes } = z
  .object({
    lakes: z.array(z.object({ name: z.string(), rings: z.array(outline) })),
    rivers: z.array(z.object({ name: z.string(), lines: z.array(outline) })),
    country: z.array(outline),
    borders: z.array(outline),
    served: z.array(outline),
    communes: z.array(z.array(outline)),
  })
  .parse(parseJson(readFileSync(new URL("outlines.json", import.meta.url), "utf8")));

/** The section of land on a map: its centre in kilometres of LV95, its size in units, and the units per kilometre. */
export interface Frame {
  east: number;
  north: number;
  width: number;
  height: number;
  km: number;
}

/** Converts kilometres of LV95 to the units of a frame. */
export const onFrame = ({ east, north, width, height, km }: Frame, [x, y]: Point): Point => [
  width / 2 + (x - east) * km,
  height / 2 - (y - north) * km,
];

/** An area in units, such as that of a name, which later names must not overlap. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** The bounding box of a text rotated by degrees. */
export function turnedBox(at: Point, width: number, height: number, turn: number): Box {
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  return boxAround(at, width * cos + height * sin, width * sin + height * cos);
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isFree = (box: Box, taken: Box[]) => !taken.some((each) => meet(each, box));

export const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Frame, edge: number) =>
  left > edge && top > edge && right < width - edge && bottom < height - edge;

/** The possible centres of a name beside, above or below its mark, the best first. */
export function aroundMark([x, y]: Point, long: number, size: number, gap: number): Point[] {
  const aside = long / 2 + gap;
  const off = size * 0.75 + gap * 0.55;
  const beside = [0, -0.3, 0.3, -0.6, 0.6].flatMap((share): Point[] => [
    [x + aside, y + size * share],
    [x - aside, y + size * share],
  ]);
  const over = [0, 0.14, -0.14, 0.26, -0.26, 0.38, -0.38, 0.5, -0.5].flatMap((share): Point[] => [
    [x + long * share, y - off],
    [x + long * share, y + off],
  ]);
  return [...beside, ...over];
}

const STEP = 4;

/** The visible lines as points a few units apart, to find out which of them a name would cover. */
function pointsOn(frame: Frame, lines: Point[][]): Point[] {
  return lines
    .map((points) => inUnits(frame, points))
    .filter((points) => isIn(frame, points))
    .flatMap((points) =>
      points.slice(1).flatMap(([nx, ny], index) => {
        const [x, y] = points[index] ?? [nx, ny];
        const count = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / STEP));
        return range(0, count - 1).map(
          (part): Point => [x + ((nx - x) * part) / count, y + ((ny - y) * part) / count],
        );
      }),
    );
}

const closed = (ring: Point[]) => [...ring, ...ring.slice(0, 1)];

export const shorePoints = (frame: Frame): Point[] =>
  pointsOn(
    frame,
    lakes.flatMap(({ rings }) => rings.map(closed)),
  );

export const frontierPoints = (frame: Frame): Point[] => pointsOn(frame, country.map(closed));

export const limitPoints = (frame: Frame): Point[] =>
  pointsOn(
    frame,
    communes.flatMap((rings) => rings.map(closed)),
  );

/** The borders of cantons and of the country. */
export const borderPoints = (frame: Frame): Point[] => [
  ...pointsOn(frame, borders),
  ...frontierPoints(frame),
];

/** Labels in both languages: those that differ are shown only in their own; `#fr` in the address selects French. */
export function inBoth(labels: (locale: Locale) => string[]): string {
  const [en, fr] = [labels("en"), labels("fr")];
  const only = (some: string[], others: string[]) => some.filter((label) => !others.includes(label)).join("");
  return [
    ...en.filter((label) => fr.includes(label)),
    "<style>#fr,#fr:target~#en{display:none}#fr:target{display:inline}</style>",
    `<g id="fr">${only(fr, en)}</g><g id="en">${only(en, fr)}</g>`,
  ].join("");
}

interface BarLook {
  size: number;
  colour: string;
  ground: string;
  /** Renders the label of its length at its right end. */
  written?: (end: Point, label: string) => string;
}

/** A scale bar of `length` km with its label; the position is that of its left end. */
export function scaleBar(
  { km }: Frame,
  [x, y]: Point,
  length: number,
  { size, colour, ground, written }: BarLook,
): string {
  const long = length * km;
  const tick = size * 0.4;
  const bar = `M${x} ${y - tick}v${tick}h${long}v-${tick}m-${long / 2} ${tick}v-${tick * 0.6}`;
  const text = `${length} km`;
  const end: Point = [x + long, y];
  const [left, top] = written ? [0, 0] : end;
  const label = words(upright, {
    text,
    at: [Math.round(left + size * 0.5 + widthOf(upright, text, size) / 2), Math.round(top - tick / 2)],
    size,
    colour,
    halo: { colour: ground, width: 5 },
  });
  return [line(ground, 7, bar), line(colour, 2, bar), written?.(end, label) ?? label].join("");
}

/** Returns a test whether a point in units is on a lake. */
export function lakesOn(frame: Frame): (at: Point) => boolean {
  const rings = lakes.flatMap((lake) =>
    lake.rings
      .map((ring) => ring.map(([x, y]) => onFrame(frame, [x / 10, y / 10])))
      .filter((ring) => isIn(frame, ring)),
  );
  return (at) => rings.some((ring) => isAround(ring, at));
}

/** The visible shores, each a closed line in units. */
export const shoresOn = (frame: Frame): Point[][] =>
  lakes
    .flatMap(({ rings }) => rings)
    .map((ring) => inUnits(frame, closed(ring)))
    .filter((points) => isIn(frame, points));

/** The distance of a point from a box; 0 inside it. */
export const gapTo = ({ left, top, right, bottom }: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const CELL = 8;

interface Room {
  isOn: (at: Point) => boolean;
  /** Points that the text should keep away from. */
  edges: Point[];
  long: number;
  high: number;
  /** The rotations to try, in degrees. */
  turns: number[];
  isFree: (box: Box) => boolean;
  /** The distance from edges beyond which a place is not better, in heights of the text. */
  enough?: number;
}

/** The place for a text furthest from all edges, rotated as little as possible, with its boxes; null without room. */
export function roomiest(frame: Frame, { isOn, edges, long, high, turns, isFree, enough = 3 }: Room) {
  const columns = Math.ceil(frame.width / CELL);
  const rows = Math.ceil(frame.height / CELL);
  const spots = range(0, rows).flatMap((row) =>
    range(0, columns).map((column): Point => [column * CELL, row * CELL]),
  );
  const most = high * enough;
  const clear = spots.map((at) => {
    if (!isOn(at)) return 0;
    let least = most;
    for (const [x, y] of edges)
      if (Math.abs(x - at[0]) < least) least = Math.min(least, Math.hypot(x - at[0], y - at[1]));
    return least;
  });
  const clearAt = ([x, y]: Point) => clear[Math.round(y / CELL) * (columns + 1) + Math.round(x / CELL)] ?? 0;
  const steps = Math.ceil(long / high);
  const found = spots
    .filter((at) => clearAt(at) > high * 0.6)
    .flatMap((at) =>
      turns.map((turn) => {
        const along: Point = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const row = range(0, steps).map((step): Point => {
          const off = (step / steps - 0.5) * long;
          return [at[0] + off * along[0], at[1] + off * along[1]];
        });
        return { at, turn, row, worth: Math.min(...row.map(clearAt)) - Math.abs(turn) * high * 0.005 };
      }),
    )
    .filter(({ row }) => row.every((each) => clearAt(each) > high * 0.6))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ row, ...spot }) => ({ ...spot, boxes: row.map((each) => boxAround(each, high, high)) }));
  return found.find(({ boxes }) => boxes.every(isFree)) ?? null;
}

/** Returns a test whether a point in units is inside the country. */
export function countryOn(frame: Frame): (at: Point) => boolean {
  const edges = country
    .map((ring) => ring.map(([x, y]) => onFrame(frame, [x / 10, y / 10])))
    .flatMap((ring) => ring.map((at, index) => [ring.at(index - 1) ?? at, at] as const));
  /** The x positions at which the border crosses each row. */
  const rows = new Map<number, number[]>();
  const crossedIn = (y: number) =>
    edges
      .filter(([[, ay], [, by]]) => ay > y !== by > y)
      .map(([[ax, ay], [bx, by]]) => ax + ((y - ay) / (by - ay)) * (bx - ax));
  return ([x, y]) => {
    const crossed = rows.get(y) ?? crossedIn(y);
    rows.set(y, crossed);
    return crossed.filter((each) => x < each).length % 2 === 1;
  };
}

const SQUARE = 32;

/** Indexes points and returns a function that counts those in a box quickly. */
export function crowd(points: Point[]): (box: Box) => number {
  const squares = new Map<string, Point[]>();
  for (const [x, y] of points) {
    const square = `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;
    squares.set(square, [...(squares.get(square) ?? []), [x, y]]);
  }
  return (box) => {
    const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map((each) =>
      Math.floor(each / SQUARE),
    );
    let count = 0;
    for (let row = top ?? 0; row <= (bottom ?? 0); row++)
      for (let column = left ?? 0; column <= (right ?? 0); column++)
        count += pointsIn(box, squares.get(`${column} ${row}`) ?? []);
    return count;
  };
}

export const pointsIn = ({ left, top, right, bottom }: Box, points: Point[]) =>
  points.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;

const inUnits = (frame: Frame, points: Point[]) =>
  points
    .map(([x, y]) => onFrame(frame, [x / 10, y / 10]).map(Math.round))
    .map(([x = 0, y = 0]): Point => [x, y]);

const REACH = 40;

/** Whether a part of a line may be visible in the frame. */
function isIn({ width, height }: Frame, points: Point[]): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return (
    Math.max(...xs) > -REACH &&
    Math.min(...xs) < width + REACH &&
    Math.max(...ys) > -REACH &&
    Math.min(...ys) < height + REACH
  );
}

/** Moves points far outside to a margin around the frame. */
function held({ width, height }: Frame, points: Point[]): Point[] {
  const far = ([x, y]: Point): Point => [
    Math.max(-REACH, Math.min(width + REACH, x)),
    Math.max(-REACH, Math.min(height + REACH, y)),
  ];
  return points.map(far).filter(([x, y], index, all) => {
    const [px, py] = all[index - 1] ?? [Number.NaN, Number.NaN];
    return x !== px || y !== py;
  });
}

/** Outlines on a frame as path data, closed or not. Bends smaller than the tolerance are left out. */
export function outlinesOn(frame: Frame, all: Point[][], isClosed = true, tolerance = 0): string {
  const seen = all
    .map((points) => inUnits(frame, points))
    .filter((points) => isIn(frame, points))
    .map((points) => held(frame, points))
    .map((points) => (tolerance > 0 ? simplified(points, tolerance) : points))
    .filter((points) => points.length > 1);
  return pathOf(seen, isClosed);
}

/** A river on a frame: smooth curves through all of its points that may be visible. */
export function courseOn(frame: Frame, points: Point[]) {
  const all = inUnits(frame, points);
  const isSeen = (at: Point, index: number) =>
    [all[index - 1], at, all[index + 1]].some((each) => each && isIn(frame, [each]));
  const curves = stretches(all, isSeen)
    .filter(({ length }) => length > 1)
    .map(curved);
  return { path: curves.map(({ path }) => path).join(""), along: curves.map(({ along }) => along) };
}

/** A smooth curve through points, as path data and as points about a unit apart. */
function curved(points: Point[]): { path: string; along: Point[] } {
  const away = (one: Point, other: Point) => Math.hypot(other[0] - one[0], other[1] - one[1]);
  // Control points: a third of the distance to the nearer neighbour, along the chord between both neighbours.
  const holds = points.map((at, index): Point => {
    const [before = at, after = at] = [points[index - 1], points[index + 1]];
    const chord = away(before, after) || 1;
    const reach =
      index > 0 && index < points.length - 1 ? Math.min(away(before, at), away(at, after)) / 3 : 0;
    return [((after[0] - before[0]) * reach) / chord, ((after[1] - before[1]) * reach) / chord];
  });
  const [start = [0, 0]] = points;
  const bends = points.slice(1).map(([x, y], index) => {
    const [fx, fy] = points[index] ?? start;
    const [hx, hy] = holds[index + 1] ?? [0, 0];
    return [x - hx - fx, y - hy - fy, x - fx, y - fy].map(Math.round).join(" ");
  });
  const along = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const a: Point = holds[index] ?? [0, 0];
    const b: Point = holds[index + 1] ?? [0, 0];
    const steps = Math.max(1, Math.round(away(from, to)));
    return range(0, steps - 1).map((step): Point => {
      const t = step / steps;
      const [k0, k1, k2, k3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const on = (axis: 0 | 1) => (k0 + k1) * from[axis] + k1 * a[axis] + (k2 + k3) * to[axis] - k2 * b[axis];
      return [on(0), on(1)];
    });
  });
  return { path: `M${start.join(" ")}s${bends.join(" ")}`.replaceAll(" -", "-"), along };
}

/** Lines as path data; each begins with a move relative to the end of the line before. */
function pathOf(lines: Point[][], isClosed: boolean): string {
  let [x, y] = [0, 0];
  return lines
    .map((points) => {
      const moves = points.map(([nx, ny]) => {
        const move = `${nx - x} ${ny - y}`;
        [x, y] = [nx, ny];
        return move;
      });
      if (isClosed) [x, y] = points[0] ?? [0, 0];
      return `m${moves[0]}l${moves.slice(1).join(" ")}${isClosed ? "z" : ""}`;
    })
    .join("")
    .replaceAll(" -", "-");
}

/** The borders of areas, with shared edges drawn only once. Bends smaller than the tolerance are left out. */
export function edgesOn(frame: Frame, areas: Point[][], tolerance: number): string {
  const drawn = new Set<string>();
  const runs = areas
    .map((points) => inUnits(frame, points))
    .filter((points) => isIn(frame, points))
    .flatMap((points) => {
      const found: Point[][] = [];
      for (const [index, from] of points.entries()) {
        const to = points[(index + 1) % points.length] ?? from;
        const key = [from, to].map(String).toSorted().join(" ");
        if (drawn.has(key) || `${from}` === `${to}`) continue;
        drawn.add(key);
        const run = found.at(-1);
        if (run && `${run.at(-1)}` === `${from}`) run.push(to);
        else found.push([from, to]);
      }
      return found;
    });
  return pathOf(
    runs.filter((points) => isIn(frame, points)).map((points) => simplified(points, tolerance)),
    false,
  );
}

type Edge = [from: Point, to: Point];

const edgesOf = (ring: Point[]): Edge[] =>
  ring
    .map((from, index): Edge => [from, ring[(index + 1) % ring.length] ?? from])
    .filter(([from, to]) => `${from}` !== `${to}`);

/** Adjacent areas, simplified, in units: a bend smaller than the tolerance is left out of both areas that share it. */
export function mosaicOn(frame: Frame, areas: Point[][], tolerance: number): Point[][] {
  const rings = areas.map((points) => edgesOf(inUnits(frame, points)).map(([from]) => from));
  const beside = new Map<string, Set<string>>();
  for (const [from, to] of rings.flatMap(edgesOf))
    for (const [one, other] of [
      [`${from}`, `${to}`],
      [`${to}`, `${from}`],
    ] as const)
      beside.set(one, (beside.get(one) ?? new Set()).add(other));
  const isCorner = (point: Point) => beside.get(`${point}`)?.size !== 2;
  return rings.map((ring) => {
    const first = ring.find(isCorner) ?? ring.toSorted((one, other) => `${one}`.localeCompare(`${other}`))[0];
    const start = first ? ring.indexOf(first) : 0;
    const arcs: Point[][] = [];
    for (const [from, to] of edgesOf([...ring.slice(start), ...ring.slice(0, start)])) {
      const arc = arcs.at(-1);
      if (arc && !isCorner(from)) arc.push(to);
      else arcs.push([from, to]);
    }
    return arcs.flatMap((arc) => bent(arc, tolerance).slice(0, -1));
  });
}

/** Simplifies a line so that the result is the same in both directions. */
function bent(points: Point[], tolerance: number): Point[] {
  const isBack = `${points[0]}|${points[1]}` > `${points.at(-1)}|${points.at(-2)}`;
  return isBack ? simplified(points.toReversed(), tolerance).toReversed() : simplified(points, tolerance);
}

/** The edges that adjacent areas share. */
export function between(areas: Point[][]): string {
  const edges = areas.flatMap(edgesOf);
  const ways = new Set(edges.map((edge) => edge.join(" ")));
  const shared = edges.filter(([from, to]) => ways.has(`${to} ${from}`));
  return pathOf(chained(shared), false);
}

/** Joins edges to lines, the nearest first; an edge in both directions is used once. */
function chained(edges: Edge[]): Point[][] {
  const left = [...edges];
  const lines: Point[][] = [];
  while (left.length > 0) {
    const line = lines.at(-1);
    const [x, y] = line?.at(-1) ?? [0, 0];
    const away = ([[fx, fy]]: Edge) => Math.hypot(fx - x, fy - y);
    const next = left.reduce((best, edge) => (away(edge) < away(best) ? edge : best));
    const [from, to] = next;
    left.splice(left.indexOf(next), 1);
    const other = left.findIndex((edge) => edge.join(" ") === `${to} ${from}`);
    if (other >= 0) left.splice(other, 1);
    if (line && away(next) === 0) line.push(to);
    else lines.push([from, to]);
  }
  return lines;
}

/** The centroid of an area, in kilometres. */
export function middleOf(ring: Point[]): Point {
  let [area, east, north] = [0, 0, 0];
  for (const [index, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(index + 1) % ring.length] ?? [0, 0];
    const cross = x * ny - nx * y;
    area += cross / 2;
    east += (x + nx) * cross;
    north += (y + ny) * cross;
  }
  return [east / (60 * area), north / (60 * area)];
}
