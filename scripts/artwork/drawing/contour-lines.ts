import { contours } from "d3-contour";
import { type Point, ringStretches, round, smooth } from "./pen.ts";

/** Heights on a grid, row by row. */
export interface Field {
  columns: number;
  rows: number;
  /** Drawing units from one grid point to the next. */
  cell: number;
  heights: number[];
}

export function fieldOf(
  columns: number,
  rows: number,
  cell: number,
  heightAt: (x: number, y: number) => number,
): Field {
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    heightAt((index % columns) * cell, Math.floor(index / columns) * cell),
  );
  return { columns, rows, cell, heights };
}

/** The outlines of the areas above each threshold, with a point every `stride` grid points; small ones are left out. */
export function contourRings(
  { columns, rows, cell, heights }: Field,
  thresholds: number[],
  stride: number,
): Point[][] {
  return contours()
    .size([columns, rows])
    .thresholds(thresholds)(heights)
    .flatMap(({ coordinates }) => coordinates.flat())
    .filter((ring) => ring.length > 4 * stride)
    .map((ring) =>
      ring
        .slice(1)
        .filter((_, index) => index % stride === 0)
        .map(([x = 0, y = 0]): Point => [(x - 0.5) * cell, (y - 0.5) * cell]),
    );
}

/**
 * The contour lines at each threshold as one path, with a point every `stride` grid points: closed outlines, also along
 * the border; with `isDrawn`, only the stretches inside the border for which it is true.
 */
export function contourLines(
  field: Field,
  thresholds: number[],
  stride: number,
  isDrawn?: (point: Point) => boolean,
): string {
  const { columns, rows, cell } = field;
  const isInside = ([x, y]: Point) =>
    x > cell && y > cell && x < (columns - 2) * cell && y < (rows - 2) * cell;
  return contourRings(field, thresholds, stride)
    .flatMap((points) => {
      const isKept = (point: Point) => !isDrawn || (isInside(point) && isDrawn(point));
      if (points.every(isKept)) return [round(points)];
      return ringStretches(points, isKept)
        .filter(({ length }) => length > 2)
        .map(smooth);
    })
    .join("");
}
