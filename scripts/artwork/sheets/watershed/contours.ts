// The contours of a basin.
import { contourLines } from "#scripts/artwork/drawing/contour-lines";
import { isAround, type Point, range } from "#scripts/artwork/drawing/pen";
import { away, type Grid } from "./basin.ts";
import type { Flow } from "./flow.ts";

/** The number of cells beyond the grid of the streams, so that contours reach the basin's outline there, too. */
export const MARGIN = 4;

interface Contours {
  thin: string;
  /** Each fifth contour. */
  thick: string;
}

/** A number of contours of a basin whose cells have a size in units, moved by `MARGIN` cells right and down. */
export function contoursOf(grid: Grid, { height }: Flow, size: number, count: number): Contours {
  const { outline } = grid;
  const top = Math.max(...height.values());
  const field = fieldOf(grid, height, size, top);
  const levels = range(top / count, top, top / count);
  // Contours extend slightly beyond the basin's outline, which clips them; names have a background that covers them
  // (watershed.module.css).
  const isDrawn = ([x, y]: Point) => {
    const point: Point = [x - MARGIN * size, y - MARGIN * size];
    return isAround(outline, point) || away(point, outline) < 3 * size;
  };
  const contoursAt = (isThick: boolean) =>
    contourLines(
      field,
      levels.filter((_, index) => (index % 5 === 4) === isThick),
      2,
      isDrawn,
    );
  return { thin: contoursAt(false), thick: contoursAt(true) };
}

/** The heights of the cells, blurred, with the same around them. */
function fieldOf({ cells, columns, rows }: Grid, height: Flow["height"], size: number, top: number) {
  const known = cells.map((cell) => height.get(cell));
  const ground = spread(known, columns, 9).map((each) => each ?? top);
  const heights = blurred(ground, columns, 2);
  const within = (each: number, count: number) => Math.min(count - 1, Math.max(0, each - MARGIN));
  return {
    columns: columns + 2 * MARGIN,
    rows: rows + 2 * MARGIN,
    cell: size,
    heights: range(0, rows + 2 * MARGIN - 1).flatMap((row) =>
      range(0, columns + 2 * MARGIN - 1).map(
        (column) => heights[within(row, rows) * columns + within(column, columns)] ?? top,
      ),
    ),
  };
}

function blurred(heights: number[], columns: number, times: number): number[] {
  if (times === 0) return heights;
  const softer = heights.map((_, index) => {
    const near = [index, index - 1, index + 1, index - columns, index + columns];
    const known = near.map((each) => heights[each]).filter((each) => each !== undefined);
    return known.reduce((sum, each) => sum + each, 0) / known.length;
  });
  return blurred(softer, columns, times - 1);
}

/** Fills unknown heights from known neighbours, in `rounds` steps, so that contours reach the basin's outline. */
function spread(heights: (number | undefined)[], columns: number, rounds: number): (number | undefined)[] {
  if (rounds === 0) return heights;
  const wider = heights.map((known, index) => {
    if (known !== undefined) return known;
    const near = [index - 1, index + 1, index - columns, index + columns]
      .map((each) => heights[each])
      .filter((each) => each !== undefined);
    return near.length > 0 ? near.reduce((sum, each) => sum + each, 0) / near.length : undefined;
  });
  return spread(wider, columns, rounds - 1);
}
