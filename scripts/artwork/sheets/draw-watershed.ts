// A watershed, for lead generation: every stream of the basin ends in one river.
import { contourLines } from "#scripts/artwork/drawing/contour-lines";
import {
  dice,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  type Point,
  range,
  round,
  SIGNAL,
  smooth,
  WATER,
  write,
} from "#scripts/artwork/drawing/pen";

const WIDTH = 2400;
const HEIGHT = 560;
const CELL = 20;
const COLUMNS = WIDTH / CELL;
const ROWS = HEIGHT / CELL;
const OUTLET: Point = [84, 15];

const next = dice(11);
const jitter = range(0, COLUMNS * ROWS - 1).map((): Point => [(next() - 0.5) * 13, (next() - 0.5) * 13]);
const hardness = range(0, COLUMNS * ROWS - 1).map(() => 0.5 + 1.2 * next());

const indexOf = ([column, row]: Point) => row * COLUMNS + column;
const placeOf = (index: number): Point => {
  const [dx, dy] = jitter[index] ?? [0, 0];
  return [(index % COLUMNS) * CELL + dx, Math.floor(index / COLUMNS) * CELL + dy];
};

/** The basin: a leaf with a lobed edge, its stalk at the outlet. */
const END = OUTLET[0] * CELL + 10;
function edgeAt(x: number, side: -1 | 1): number {
  const along = Math.min(1, Math.max(0, (x - 90) / (END - 90)));
  const half = 262 * Math.min(1, (along / 0.16) ** 0.5) * Math.min(1, ((1 - along) / 0.3) ** 0.62);
  const lobes = 1 - 0.09 * (1 + Math.sin(x / 83 + (side > 0 ? 2 : 0)));
  return 290 + 26 * Math.sin(x / 230) + side * half * lobes;
}

function isInBasin(index: number): boolean {
  const [x, y] = placeOf(index);
  return x > 90 && x < END && y > edgeAt(x, -1) && y < edgeAt(x, 1);
}

const basin = new Set(range(0, COLUMNS * ROWS - 1).filter(isInBasin));

function neighboursOf(index: number): number[] {
  return [-COLUMNS - 1, -COLUMNS, -COLUMNS + 1, -1, 1, COLUMNS - 1, COLUMNS, COLUMNS + 1]
    .map((step) => index + step)
    .filter((other) => basin.has(other) && Math.abs((other % COLUMNS) - (index % COLUMNS)) < 2);
}

const gap = (a: number, b: number) => {
  const [[ax, ay], [bx, by]] = [placeOf(a), placeOf(b)];
  return Math.hypot(ax - bx, ay - by);
};

/** Where the water of each cell flows, and the cells from the outlet upwards: the cheapest ways through uneven rock. */
function drain(): { down: Map<number, number>; upwards: number[] } {
  const cost = new Map([[indexOf(OUTLET), 0]]);
  const down = new Map<number, number>();
  const open = new Set([indexOf(OUTLET)]);
  const upwards: number[] = [];
  while (open.size > 0) {
    const [cell = 0] = [...open].sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    open.delete(cell);
    upwards.push(cell);
    for (const other of neighboursOf(cell)) {
      const [, y] = placeOf(other);
      const toAxis = 1 + Math.abs(y - 290) / 210;
      const price = (cost.get(cell) ?? 0) + gap(cell, other) * (hardness[other] ?? 1) * toAxis;
      if (price >= (cost.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(other, price);
      down.set(other, cell);
      open.add(other);
    }
  }
  return { down, upwards: [...new Set(upwards)] };
}

const { down, upwards } = drain();

/** How many cells a cell drains, itself among them. */
const area = new Map(upwards.map((cell) => [cell, 1]));
for (const cell of upwards.toReversed()) {
  const below = down.get(cell);
  if (below !== undefined) area.set(below, (area.get(below) ?? 0) + (area.get(cell) ?? 0));
}

/** Rivers are flat, brooks are steep. */
const height = new Map<number, number>();
for (const cell of upwards) {
  const below = down.get(cell);
  height.set(
    cell,
    below === undefined
      ? 0
      : (height.get(below) ?? 0) + (gap(cell, below) * 0.5) / (area.get(cell) ?? 1) ** 0.55,
  );
}

const SPRING = 5;
/** Cells drained, and how broad the stream is that drains them. */
const CLASSES = [
  { from: SPRING, width: 1.2 },
  { from: 14, width: 1.9 },
  { from: 40, width: 2.8 },
  { from: 110, width: 4 },
  { from: 330, width: 5.6 },
  { from: 800, width: 7.4 },
];
const classOf = (cell: number) => CLASSES.findLastIndex(({ from }) => (area.get(cell) ?? 0) >= from);

/** The streams, from each mouth or change of breadth up to the next. */
const reaches = CLASSES.map((): string[] => []);
const upOf = new Map<number, number[]>();
for (const [cell, below] of down) upOf.set(below, [...(upOf.get(below) ?? []), cell]);

function follow(mouth: number, start: number): void {
  let points = [placeOf(mouth)];
  let cell: number | undefined = start;
  while (cell !== undefined) {
    const here: number = cell;
    points.push(placeOf(here));
    const [main, ...side] = (upOf.get(here) ?? [])
      .filter((up) => classOf(up) >= 0)
      .sort((a, b) => (area.get(b) ?? 0) - (area.get(a) ?? 0));
    for (const each of side) follow(here, each);
    if (main === undefined || classOf(main) !== classOf(here)) {
      if (points.length > 2 || main !== undefined) reaches[classOf(here)]?.push(smooth(points));
      points = [placeOf(here)];
    }
    cell = main;
  }
}

const outlet = indexOf(OUTLET);
for (const start of (upOf.get(outlet) ?? []).filter((up) => classOf(up) >= 0)) follow(outlet, start);

/** Beyond the edge the ground goes on as it was, so that contours end at the divide. */
function spread(heights: (number | undefined)[], rounds: number): (number | undefined)[] {
  if (rounds === 0) return heights;
  const wider = heights.map((known, index) => {
    if (known !== undefined) return known;
    const near = [index - 1, index + 1, index - COLUMNS, index + COLUMNS]
      .map((each) => heights[each])
      .filter((each) => each !== undefined);
    return near.length > 0 ? near.reduce((sum, each) => sum + each, 0) / near.length : undefined;
  });
  return spread(wider, rounds - 1);
}

function blurred(heights: number[], times: number): number[] {
  if (times === 0) return heights;
  const softer = heights.map((_, index) => {
    const near = [index, index - 1, index + 1, index - COLUMNS, index + COLUMNS];
    const known = near.map((each) => heights[each]).filter((each) => each !== undefined);
    return known.reduce((sum, each) => sum + each, 0) / known.length;
  });
  return blurred(softer, times - 1);
}

const top = Math.max(...height.values());
const ground = spread(
  range(0, COLUMNS * ROWS - 1).map((index) => height.get(index)),
  5,
).map((each) => each ?? top);
const field = { columns: COLUMNS, rows: ROWS, cell: CELL, heights: blurred(ground, 2) };

const isInside = ([x, y]: Point) => x > 96 && x < END && y > edgeAt(x, -1) && y < edgeAt(x, 1);
const step = top / 20;
const levels = range(step, top, step);
const contours = (heights: number[]) => contourLines(field, heights, 2, isInside);

const shore = [...range(100, END - 20, 52), END];
const divide = round([
  ...shore.map((x): Point => [x, edgeAt(x, -1)]),
  ...shore.toReversed().map((x): Point => [x, edgeAt(x, 1)]),
]);

const [mouthX, mouthY] = placeOf(outlet).map(Math.round);
const river = smooth([
  [mouthX ?? 0, mouthY ?? 0],
  [1760, 322],
  [1830, 300],
  [1900, 292],
  [1960, 316],
  [2030, 320],
  [2080, 308],
]);
/** The lake, and its depths. */
const bank = (inset: number): Point[] => [
  [2420, 20 + 1.2 * inset],
  [2300, 40 + 1.1 * inset],
  [2190 + 0.5 * inset, 110 + inset],
  [2110 + inset, 210 + 0.6 * inset],
  [2078 + inset, 306],
  [2116 + inset, 400 - 0.5 * inset],
  [2200 + 0.5 * inset, 480 - inset],
  [2310, 530 - 1.1 * inset],
  [2420, 540 - 1.2 * inset],
];

write("watershed", WIDTH, HEIGHT, [
  fill("#FDFBF5", divide),
  line("#E2CBA8", 1.1, contours(levels.filter((_, index) => index % 5 !== 4))),
  line("#CFA677", 1.6, contours(levels.filter((_, index) => index % 5 === 4))),
  line(INK, 1.6, divide, 'stroke-dasharray="16 5 2 5" '),
  fill(GLACIER, `${smooth(bank(0))}z`),
  line(WATER, 1, [30, 66, 106, 150].map((inset) => smooth(bank(inset))).join("")),
  line(LAKE, 1.8, smooth(bank(0))),
  ...CLASSES.map(({ width }, index) => line(LAKE, width, (reaches[index] ?? []).join(""))),
  line(LAKE, 9, river),
  line(SIGNAL, 3, `M${mouthX} ${(mouthY ?? 0) - 34}v68m-8-68h16m-16 68h16`),
]);
