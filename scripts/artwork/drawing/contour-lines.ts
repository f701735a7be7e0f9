import { contours } from "d3-contour";
import { type Point, round, smooth } from "./pen.ts";

/** Heights on a grid, row after row. */
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

/** The lines at some heights as one path; a stretch where `isDrawn` says no is left out. */
export function contourLines(
  { columns, rows, cell, heights }: Field,
  thresholds: number[],
  isDrawn: (point: Point) => boolean = () => true,
  stride = 3,
): string {
  return contours()
    .size([columns, rows])
    .thresholds(thresholds)(heights)
    .flatMap(({ coordinates }) => coordinates.flat())
    .filter((ring) => ring.length > 4 * stride)
    .flatMap((ring) => {
      const points = ring
        .slice(1)
        .filter((_, index) => index % stride === 0)
        .map(([x = 0, y = 0]): Point => [(x - 0.5) * cell, (y - 0.5) * cell]);
      const isInside = ([x, y]: Point) =>
        x > cell && y > cell && x < (columns - 2) * cell && y < (rows - 2) * cell && isDrawn([x, y]);
      return points.every(isInside) ? [round(points)] : runsOf(points, isInside).map(smooth);
    })
    .join("");
}

/** The stretches of a ring that are drawn, each of at least three points. */
function runsOf(points: Point[], isDrawn: (point: Point) => boolean): Point[][] {
  const start = points.findIndex((point) => !isDrawn(point));
  const turned = [...points.slice(start), ...points.slice(0, start)];
  const runs: Point[][] = [[]];
  for (const point of turned) {
    if (isDrawn(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 2);
}
