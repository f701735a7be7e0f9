// The lake's bed that opens the page on artificial intelligence: lines of equal depth as strings of lights.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import { dice, line, type Point, range, write } from "#scripts/artwork/drawing/pen";
import { dots, noise } from "#scripts/artwork/drawing/strokes";

const WIDTH = 1600;
const HEIGHT = 1000;
const CELL = 12;

/** Depth from 0 at the shore to 1: a long trough to the east, two smaller ones, a shelf under the words. */
function depthAt(x: number, y: number): number {
  const trough = (cx: number, cy: number, long: number, wide: number, turn: number) => {
    const [dx, dy] = [x - cx, y - cy];
    const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / long;
    const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / wide;
    return Math.exp(-(along ** 2 + across ** 2));
  };
  const bed =
    0.95 * trough(1090, 560, 470, 300, -0.3) +
    0.5 * trough(1480, 250, 260, 190, 0.5) +
    0.34 * trough(560, 860, 330, 150, 0.2);
  return bed + 0.15 * (noise(x / 170, y / 140, 4) - 0.5) + 0.06 * (noise(x / 70, y / 60, 9) - 0.5);
}

/** Wider than the sheet, so that no string ends on it. */
const EDGE = 60;
const field = fieldOf(
  Math.ceil((WIDTH + 2 * EDGE) / CELL) + 3,
  Math.ceil((HEIGHT + 2 * EDGE) / CELL) + 3,
  CELL,
  (x, y) => depthAt(x - EDGE, y - EDGE),
);

const strings = range(0, 13).map((index) => {
  const deep = index / 13;
  const isMain = index % 4 === 1;
  const path = contourLines(field, [0.17 + 0.88 * deep], 4);
  return line(
    isMain ? "#F2CF96" : "#8CC3DC",
    isMain ? 3.4 : 2.4,
    path,
    `stroke-dasharray="0 ${isMain ? 11 : 8}" opacity="${(0.34 + 0.6 * deep).toFixed(2)}" `,
  );
});

const next = dice(21);

/** Soundings: single lights over the deep. */
const soundings = range(0, 360)
  .map((): Point => [next() * WIDTH, next() * HEIGHT])
  .filter(([x, y]) => depthAt(x, y) > 0.5);

write("bathymetry", WIDTH, HEIGHT, [
  `<g transform="translate(-${EDGE} -${EDGE})">${strings.join("")}</g>`,
  line("#CFE7F1", 1.8, dots(soundings), 'opacity=".5" '),
]);
