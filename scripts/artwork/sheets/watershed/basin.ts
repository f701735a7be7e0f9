// The grid of a basin's cells, and the hardness of its rock.
import { dice, isAround, type Point, range } from "#scripts/artwork/drawing/pen";

/** A rectangle without streams, from its upper left to its lower right corner. */
type Clearing = [left: number, top: number, right: number, bottom: number];

export interface Basin {
  /** The distance between grid points in units: the smaller, the more streams. */
  cell: number;
  seed: number;
  /** The outline of the basin, starting at its outlet. */
  divide: Point[];
  /** The course of the river through the basin, and of the streams that join it at the names. */
  course: Point[];
  branches: Point[][];
  /** The confluences that get a name, from the source down. */
  named: Point[];
  /** The areas of their names, which are kept free of streams. */
  names: Clearing[];
}

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

export const lengthOf = (way: Point[]) =>
  way.slice(1).reduce((sum, point, index) => sum + distance(point, way[index] ?? point), 0);

/** The distance of a point from a line. */
export function away([x, y]: Point, way: Point[]): number {
  const parts = way.slice(1).map(([bx, by], index) => {
    const [ax, ay] = way[index] ?? [bx, by];
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const part = Math.min(1, Math.max(0, along));
    return distance([x, y], [ax + part * (bx - ax), ay + part * (by - ay)]);
  });
  return Math.min(...parts);
}

/** Points along the closed curve that `round` draws. */
function rounded(points: Point[]): Point[] {
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  return points.flatMap((bend, index) => {
    const start = middle(points.at(index - 1) ?? bend, bend);
    const end = middle(bend, points[(index + 1) % points.length] ?? bend);
    return range(0, 7).map((step) => {
      const part = step / 8;
      const at = (axis: 0 | 1) =>
        (1 - part) ** 2 * start[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * end[axis];
      return [at(0), at(1)] satisfies Point;
    });
  });
}

const isOn = ([x, y]: Point, [left, top, right, bottom]: Clearing) =>
  x > left && x < right && y > top && y < bottom;

/** A basin's cells, by their number in the grid's rows. */
export interface Grid {
  columns: number;
  rows: number;
  /** The grid's cells; some are outside the basin. */
  cells: number[];
  outline: Point[];
  placeOf: (cell: number) => Point;
  /** The cells of the basin, and those where no stream may be. */
  basin: Set<number>;
  cleared: Set<number>;
  /** The rock's hardness in each cell: random, low along the given courses, high where no stream may be. */
  hardness: number[];
}

export function gridOf({ cell: size, seed, divide, course, branches, names }: Basin): Grid {
  const columns = Math.ceil(Math.max(...divide.map(([x]) => x)) / size) + 2;
  const rows = Math.ceil(Math.max(...divide.map(([, y]) => y)) / size) + 2;
  const cells = range(0, columns * rows - 1);
  const next = dice(seed);
  const places = cells.map((cell): Point => {
    const [dx, dy] = [next() - 0.5, next() - 0.5];
    return [((cell % columns) + 0.65 * dx) * size, (Math.floor(cell / columns) + 0.65 * dy) * size];
  });
  const placeOf = (cell: number): Point => places[cell] ?? [0, 0];
  const outline = rounded(divide);
  const basin = new Set(cells.filter((cell) => isAround(outline, placeOf(cell))));
  const cleared = new Set([...basin].filter((cell) => names.some((name) => isOn(placeOf(cell), name))));
  const hardness = cells.map((cell) => {
    const rough = 0.5 + 1.2 * next();
    if (cleared.has(cell)) return 30 * rough;
    if (away(placeOf(cell), course) < 0.75 * size) return 0.2 * rough;
    return branches.some((branch) => away(placeOf(cell), branch) < 0.75 * size) ? 0.35 * rough : rough;
  });
  return { columns, rows, cells, outline, placeOf, basin, cleared, hardness };
}
