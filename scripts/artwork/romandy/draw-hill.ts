// Draws the hill that appears under a chosen town, in contour lines: `npm run artwork` writes it to app/artwork.
import { writeFileSync } from "node:fs";

const SIZE = 176;
const LINES = 7;
const POINTS = 28;

/** The distance of a contour line from the summit in a direction, as a share of the lowest line's distance. */
function reach(line: number, angle: number): number {
  const height = (line + 1) / LINES;
  return (
    height * (0.86 + 0.09 * Math.sin(2 * angle + 0.6 + height) + 0.05 * Math.cos(3 * angle - 2 * height))
  );
}

type Point = [x: number, y: number];

function ring(line: number): Point[] {
  return Array.from({ length: POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / POINTS;
    const distance = (reach(line, angle) * SIZE) / 2;
    return [SIZE / 2 + distance * Math.cos(angle), SIZE / 2 + distance * Math.sin(angle)];
  });
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

const written = (point: Point) => point.map((value) => value.toFixed(1)).join(" ");

/** A closed quadratic curve: the points are its control points, their midpoints are on the curve. */
function pathOf(points: Point[]): string {
  const after = (index: number) => points[(index + 1) % points.length] ?? [0, 0];
  const start = middle(points.at(-1) ?? [0, 0], points[0] ?? [0, 0]);
  const curves = points.map((point, index) => `Q${written(point)} ${written(middle(point, after(index)))}`);
  return `M${written(start)}${curves.join("")}z`;
}

const lines = Array.from({ length: LINES }, (_, line) => {
  const opacity = (1 - line / (LINES + 1)).toFixed(2);
  return `<path opacity="${opacity}" d="${pathOf(ring(line))}"/>`;
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" stroke="#B9834F" stroke-width="1.2">${lines.join("")}</svg>`;

writeFileSync(new URL("../../../app/artwork/town-relief.svg", import.meta.url), `${drawing}\n`);
