// Draws the strip of map on a ticket, with a path from a letter box to a flag: part of `npm run artwork`.
import { writeFileSync } from "node:fs";
import { contours } from "d3-contour";
import { type Point, range, roundBetween } from "#scripts/artwork/drawing/pen";

const WIDTH = 480;
const HEIGHT = 132;
/** SVG units per grid cell, and the cells beyond the sheet on each side, so that no contour runs along its edge. */
const CELL = 4;
const MARGIN = 4;
const COLUMNS = WIDTH / CELL + 2 * MARGIN;
const ROWS = HEIGHT / CELL + 2 * MARGIN;

/** The height of the water, in the field's own units. */
const SHORE = 0;

/** Hills, or hollows if the height is negative; middles and widths are in SVG units. */
const land = [
  { at: [224, 150], height: -1.5, widths: [116, 54] },
  { at: [156, 128], height: -0.7, widths: [70, 40] },
  { at: [86, 8], height: 1.1, widths: [84, 44] },
  { at: [316, -14], height: 1.3, widths: [90, 52] },
  { at: [436, 66], height: 1.5, widths: [58, 48] },
  { at: [14, 110], height: 0.7, widths: [46, 50] },
] as const;

function heightAt(x: number, y: number): number {
  const ripple = 0.07 * Math.sin(x / 23 + y / 17) + 0.05 * Math.cos(x / 11 - y / 13);
  return land.reduce(
    (sum, { at: [cx, cy], height, widths: [wide, high] }) =>
      sum + height * Math.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / high) ** 2),
    0.42 + ripple,
  );
}

const field = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  heightAt(((cell % COLUMNS) - MARGIN) * CELL, (Math.floor(cell / COLUMNS) - MARGIN) * CELL),
);

/** Grid points between the anchors of a curve. */
const STRIDE = 8;

/** The contours at these heights, as one path. */
function outlines(heights: number[]): string {
  const rings = contours()
    .size([COLUMNS, ROWS])
    .thresholds(heights)(field)
    .flatMap(({ coordinates }) => coordinates.flat())
    .filter((ring) => ring.length > 3 * STRIDE);
  return rings
    .map((ring) =>
      ring
        .slice(1)
        .filter((_, index) => index % STRIDE === 0)
        .map(([x = 0, y = 0]): Point => [(x - MARGIN) * CELL, (y - MARGIN) * CELL]),
    )
    .map(roundBetween)
    .join("");
}

const way = "M40 84C72 98 96 58 136 60S196 82 244 64S300 30 344 50S392 92 432 56";

const strip = [
  `<path fill="#F6F3EA" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
  `<path fill="#CFE7F1" fill-rule="evenodd" d="M-16-16h512v164h-512z${outlines([SHORE])}"/>`,
  `<path stroke="#9cd" d="${outlines([SHORE - 0.6])}"/>`,
  `<path stroke="#E0CBAC" d="${outlines(range(0.4, 1.7, 0.4))}"/>`,
  `<path stroke="#125E8A" stroke-width="2" d="${outlines([SHORE])}"/>`,
  `<path stroke="#F6F3EA" stroke-width="7" d="${way}"/>`,
  `<path stroke="#C8102E" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 8" d="${way}"/>`,
  '<circle cx="40" cy="84" r="7" fill="#fff" stroke="#C8102E" stroke-width="3"/>',
  '<path stroke="#12181D" stroke-width="2" d="M432 58V18"/>',
  '<path fill="#C8102E" d="M433 18h26l-7 8 7 8h-26"/>',
  '<circle cx="432" cy="58" r="4" fill="#111"/>',
].join("");

writeFileSync(
  new URL("../../app/artwork/ticket.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${strip}</svg>`,
);
