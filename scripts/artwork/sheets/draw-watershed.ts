// A watershed, for lead generation: every stream of the basin ends in one river.
import { contourLines } from "#scripts/artwork/drawing/contour-lines";
import { dice, LAKE, line, type Point, range, smooth, write } from "#scripts/artwork/drawing/pen";

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
function isInBasin(index: number): boolean {
  const [x, y] = placeOf(index);
  const along = (x - 90) / (OUTLET[0] * CELL - 90 + 10);
  if (along < 0 || along > 1) return false;
  const axis = 290 + 26 * Math.sin(x / 230);
  const half = 262 * Math.min(1, (along / 0.16) ** 0.5) * Math.min(1, ((1 - along) / 0.3) ** 0.62);
  const lobes = 1 - 0.09 * (1 + Math.sin(x / 83 + (y > axis ? 2 : 0)));
  return Math.abs(y - axis) < half * lobes;
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

/** A stream from its spring to where it meets a larger one. */
interface Stream {
  points: Point[];
  size: number;
}

const SPRING = 5;

function streams(): Stream[] {
  const upOf = new Map<number, number[]>();
  for (const [cell, below] of down) upOf.set(below, [...(upOf.get(below) ?? []), cell]);
  const found: Stream[] = [];
  const follow = (mouth: number, start: number) => {
    const points = [placeOf(mouth)];
    let cell: number | undefined = start;
    const size = area.get(start) ?? 0;
    while (cell !== undefined) {
      points.push(placeOf(cell));
      const here: number = cell;
      const [main, ...side] = (upOf.get(here) ?? [])
        .filter((up) => (area.get(up) ?? 0) >= SPRING)
        .sort((a, b) => (area.get(b) ?? 0) - (area.get(a) ?? 0));
      for (const each of side) follow(here, each);
      cell = main;
    }
    found.push({ points, size });
  };
  const outlet = indexOf(OUTLET);
  for (const start of (upOf.get(outlet) ?? []).filter((up) => (area.get(up) ?? 0) >= SPRING))
    follow(outlet, start);
  return found;
}

const all = streams();
const classes = [
  { from: 0, width: 1.3 },
  { from: 14, width: 2 },
  { from: 45, width: 3 },
  { from: 150, width: 4.4 },
  { from: 500, width: 6.5 },
];
const drawn = classes.map(({ from, width }, index) => {
  const to = classes[index + 1]?.from ?? Number.POSITIVE_INFINITY;
  const mine = all.filter(({ points, size }) => size >= from && size < to && points.length > 2);
  return line(LAKE, width, mine.map(({ points }) => smooth(points)).join(""));
});

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
const field = {
  columns: COLUMNS,
  rows: ROWS,
  cell: CELL,
  heights: blurred(
    range(0, COLUMNS * ROWS - 1).map((index) => height.get(index) ?? top),
    2,
  ),
};

const isInside = ([x, y]: Point) => basin.has(indexOf([Math.round(x / CELL), Math.round(y / CELL)]));
const step = top / 22;
write("watershed", WIDTH, HEIGHT, [
  line("#DCC3A0", 1.2, contourLines(field, range(step, top, step), 2, isInside)),
  ...drawn,
]);
