// Where the water of each cell of a basin flows, and how high the cell is.
import type { Point } from "#scripts/artwork/drawing/pen";
import { away, type Basin, distance, type Grid } from "./basin.ts";

/** A stream's slope decreases with the number of cells it drains, to this power. */
const FLATTER = 0.22;

export interface Flow {
  outlet: number;
  /** The cell into which each cell but the outlet flows. */
  down: Map<number, number>;
  /** The number of cells that each cell drains, including itself. */
  area: Map<number, number>;
  height: Map<number, number>;
}

/** The water of each cell flows on the cheapest path to the outlet. */
export function flowOf(grid: Grid, { course }: Basin): Flow {
  const outlet = outletOf(grid, course);
  const { down, upwards } = pathsTo(outlet, grid, course);
  const area = areaOf(upwards, down);
  return { outlet, down, area, height: heightOf(grid, upwards, down, area) };
}

/** The basin's cell that is nearest to the end of the river. */
function outletOf({ basin, placeOf }: Grid, course: Point[]): number {
  const foot = course.at(-1) ?? [0, 0];
  return [...basin].reduce((best, cell) =>
    distance(placeOf(cell), foot) < distance(placeOf(best), foot) ? cell : best,
  );
}

/** The way down from each cell, and all cells from the outlet upwards. */
function pathsTo(outlet: number, grid: Grid, course: Point[]): Pick<Flow, "down"> & { upwards: number[] } {
  const { placeOf, hardness } = grid;
  const cost = new Map([[outlet, 0]]);
  const down = new Map<number, number>();
  const open = new Set([outlet]);
  const upwards = new Set<number>();
  while (open.size > 0) {
    const [cell = 0] = [...open].sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    open.delete(cell);
    upwards.add(cell);
    for (const other of neighboursOf(cell, grid)) {
      const toCourse = 1 + away(placeOf(other), course) / 350;
      const price = (cost.get(cell) ?? 0) + gap(grid, cell, other) * (hardness[other] ?? 1) * toCourse;
      if (price >= (cost.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(other, price);
      down.set(other, cell);
      open.add(other);
    }
  }
  return { down, upwards: [...upwards] };
}

const neighboursOf = (cell: number, { columns, basin }: Grid) =>
  [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1]
    .map((step) => cell + step)
    .filter((other) => basin.has(other) && Math.abs((other % columns) - (cell % columns)) < 2);

const gap = ({ placeOf }: Grid, a: number, b: number) => distance(placeOf(a), placeOf(b));

function areaOf(upwards: number[], down: Flow["down"]): Flow["area"] {
  const area = new Map(upwards.map((cell) => [cell, 1]));
  for (const cell of upwards.toReversed()) {
    const below = down.get(cell);
    if (below !== undefined) area.set(below, (area.get(below) ?? 0) + (area.get(cell) ?? 0));
  }
  return area;
}

/** Large streams are flat, small ones steep. */
function heightOf(grid: Grid, upwards: number[], down: Flow["down"], area: Flow["area"]): Flow["height"] {
  const height = new Map<number, number>();
  for (const cell of upwards) {
    const below = down.get(cell);
    const rise = below === undefined ? 0 : gap(grid, cell, below) / (area.get(cell) ?? 1) ** FLATTER;
    height.set(cell, (height.get(below ?? cell) ?? 0) + rise);
  }
  return height;
}
