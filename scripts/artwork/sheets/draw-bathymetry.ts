// The lake's bed that opens the page on artificial intelligence: lines of equal depth as strings of lights.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import { dice, line, type Point, range, write } from "#scripts/artwork/drawing/pen";
import { dots, noise } from "#scripts/artwork/drawing/strokes";

const CELL = 12;

type Trough = [depth: number, x: number, y: number, long: number, wide: number, turn: number];

/** Depth from 0 at the shore to 1. */
const bedOf = (troughs: Trough[]) => (x: number, y: number) =>
  troughs.reduce(
    (sum, [depth, cx, cy, long, wide, turn]) => {
      const [dx, dy] = [x - cx, y - cy];
      const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / long;
      const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / wide;
      return sum + depth * Math.exp(-(along ** 2 + across ** 2));
    },
    0.15 * (noise(x / 170, y / 140, 4) - 0.5) + 0.06 * (noise(x / 70, y / 60, 9) - 0.5),
  );

interface Size {
  name: string;
  width: number;
  height: number;
  troughs: Trough[];
  /** How many strings there are from the shore to the deep, the least bright of what brightness. */
  count: number;
  faintest: number;
  /** How large a light is, and how far it is to the next: on every fourth string, and on the others. */
  lights: [main: [number, number], other: [number, number]];
  /** How many single lights, and how large one is. */
  soundings: [count: number, size: number];
}

/** Wider than the sheet, so that no string ends on it. */
const EDGE = 60;

function drawBed({ name, width, height, troughs, count, faintest, lights, soundings }: Size): void {
  const depthAt = bedOf(troughs);
  const field = fieldOf(
    Math.ceil((width + 2 * EDGE) / CELL) + 3,
    Math.ceil((height + 2 * EDGE) / CELL) + 3,
    CELL,
    (x, y) => depthAt(x - EDGE, y - EDGE),
  );
  const strings = range(0, count - 1).map((index) => {
    const deep = index / (count - 1);
    const isMain = index % 4 === 1;
    const [size, step] = lights[isMain ? 0 : 1];
    return line(
      isMain ? "#F2CF96" : "#8CC3DC",
      size,
      contourLines(field, [0.17 + 0.88 * deep], 4),
      `stroke-dasharray="0 ${step}" opacity="${(faintest + (0.94 - faintest) * deep).toFixed(2)}" `,
    );
  });
  const next = dice(21);
  const single = range(1, soundings[0])
    .map((): Point => [next() * width, next() * height])
    .filter(([x, y]) => depthAt(x, y) > 0.5);
  write(name, width, height, [
    `<g transform="translate(-${EDGE} -${EDGE})">${strings.join("")}</g>`,
    line("#CFE7F1", soundings[1], dots(single), 'opacity=".5" '),
  ]);
}

/** A long trough to the east, two smaller ones, a shelf under the words. */
drawBed({
  name: "bathymetry",
  width: 1600,
  height: 1000,
  troughs: [
    [0.95, 1090, 560, 470, 300, -0.3],
    [0.5, 1480, 250, 260, 190, 0.5],
    [0.34, 560, 860, 330, 150, 0.2],
  ],
  count: 14,
  faintest: 0.34,
  lights: [
    [3.4, 11],
    [2.4, 8],
  ],
  soundings: [361, 1.8],
});

/** A tall sheet above a phone's title: the trough runs down it. */
drawBed({
  name: "narrow/bathymetry",
  width: 780,
  height: 860,
  troughs: [
    [0.98, 400, 430, 330, 210, -1.05],
    [0.42, 690, 190, 170, 110, 0.4],
    [0.34, 90, 690, 170, 110, 0.2],
  ],
  count: 11,
  faintest: 0.5,
  lights: [
    [5.6, 15],
    [4.2, 11],
  ],
  soundings: [90, 3.2],
});
