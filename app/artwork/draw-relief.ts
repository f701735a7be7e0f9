// Draws the contour lines of an invented alpine lake: `npm run artwork` writes the SVG files beside this one.
import { writeFileSync } from "node:fs";
import { type ContourMultiPolygon, contours } from "d3-contour";

const COLUMNS = 180;
const ROWS = 120;
/** SVG units a grid cell. */
const CELL = 8;
/** SVG units cut off all round, where contours run along the border. */
const MARGIN = 12;
/** Height of the water, in the field's own units. */
const SHORE = 0.3;

interface Summit {
  x: number;
  y: number;
  height: number;
  width: number;
  /** Stretch along x and tilt in radians. */
  stretch: number;
  tilt: number;
}

const land: Summit[] = [
  { x: 0.74, y: 0.1, height: 0.85, width: 0.13, stretch: 1.5, tilt: 0.4 },
  { x: 0.93, y: 0.34, height: 0.8, width: 0.12, stretch: 1.2, tilt: -0.6 },
  { x: 0.28, y: 0.16, height: 0.5, width: 0.14, stretch: 1.7, tilt: 0.2 },
  { x: 0.52, y: 0.82, height: 0.75, width: 0.15, stretch: 1.6, tilt: -0.3 },
  { x: 0.14, y: 0.72, height: 0.5, width: 0.16, stretch: 1.2, tilt: 0.9 },
  { x: 0.86, y: 0.9, height: 0.9, width: 0.13, stretch: 1.3, tilt: 0.5 },
  { x: 0.6, y: 0.42, height: -0.62, width: 0.1, stretch: 2.6, tilt: 0.42 },
  { x: 0.8, y: 0.63, height: -0.5, width: 0.08, stretch: 1.5, tilt: 0.9 },
];

/** A repeatable noise between -1 and 1: sums of waves, no randomness, so that the files never change by themselves. */
function ripple(x: number, y: number): number {
  return (
    0.5 * Math.sin(11 * x + 5 * y + 1.3) * Math.cos(9 * y - 4 * x) +
    0.3 * Math.sin(23 * x - 17 * y) +
    0.2 * Math.cos(31 * y + 19 * x + 0.7)
  );
}

function heightAt(x: number, y: number): number {
  return land.reduce(
    (sum, { x: cx, y: cy, height, width, stretch, tilt }) => {
      const dx = (x - cx) * 1.5;
      const dy = y - cy;
      const along = (dx * Math.cos(tilt) + dy * Math.sin(tilt)) / stretch;
      const across = dy * Math.cos(tilt) - dx * Math.sin(tilt);
      return sum + height * Math.exp(-(along ** 2 + across ** 2) / (2 * width ** 2));
    },
    0.5 + 0.055 * ripple(x, y),
  );
}

const field = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  heightAt((cell % COLUMNS) / COLUMNS, Math.floor(cell / COLUMNS) / ROWS),
);

function linesAt(heights: number[]): ContourMultiPolygon[] {
  return contours().size([COLUMNS, ROWS]).thresholds(heights)(field);
}

/** The outlines of a contour as one path, whole units, relative moves: a third of the size of absolute ones. */
function pathOf({ coordinates }: ContourMultiPolygon): string {
  return coordinates
    .flat()
    .filter((ring) => ring.length > 12)
    .map((ring) => {
      const points = ring
        .filter((_, index) => index % 2 === 0)
        .map(([x = 0, y = 0]) => [x * CELL, y * CELL].map(Math.round));
      let [px = 0, py = 0] = points[0] ?? [];
      const steps = points.slice(1).map(([x = 0, y = 0]) => {
        const step = `${x - px} ${y - py}`;
        [px, py] = [x, y];
        return step;
      });
      return `M${points[0]?.join(" ")}l${steps.join(" ")}z`;
    })
    .join("")
    .replaceAll(" -", "-");
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

interface Ink {
  line: string;
  index: string;
  water: string;
  depth: string;
}

function draw(ink: Ink): string {
  const path = (heights: number[]) => linesAt(heights).map(pathOf).join("");
  const border = `M0 0h${COLUMNS * CELL}v${ROWS * CELL}H0z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARGIN} ${MARGIN} ${COLUMNS * CELL - 2 * MARGIN} ${ROWS * CELL - 2 * MARGIN}" fill="none" stroke-linejoin="round">`,
    `<path fill="${ink.water}" fill-rule="evenodd" d="${border}${path([SHORE])}"/>`,
    `<path stroke="${ink.depth}" d="${path(range(SHORE - 0.24, SHORE - 0.04, 0.05))}"/>`,
    `<path stroke="${ink.line}" d="${path(range(SHORE + 0.05, 1.3, 0.05).filter((_, index) => index % 5 !== 4))}"/>`,
    `<path stroke="${ink.index}" stroke-width="1.6" d="${path(range(SHORE + 0.25, 1.3, 0.25))}"/>`,
    `<path stroke="${ink.depth}" stroke-width="1.6" d="${path([SHORE])}"/>`,
    "</svg>\n",
  ].join("");
}

const night: Ink = { line: "#2A3640", index: "#6B553E", water: "#0E2C42", depth: "#1E5273" };
const tint: Ink = { line: "#B5D8E6", index: "#93BFD2", water: "#BFE0EC", depth: "#93BFD2" };

for (const [name, ink] of Object.entries({ "lake-wide": night, "lake-tint": tint })) {
  writeFileSync(new URL(`./${name}.svg`, import.meta.url), draw(ink));
}
