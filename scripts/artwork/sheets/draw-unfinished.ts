// The sheet at the end of the showcases: finished up to its middle, the rest shows only construction lines.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  CONTOUR,
  fill,
  INK,
  LAKE,
  line,
  type Point,
  range,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { noise } from "#scripts/artwork/drawing/strokes";

const SIZE = 720;
const CELL = 9;

const heightAt = (x: number, y: number) =>
  0.95 * Math.exp(-(((x - 250) / 210) ** 2 + ((y - 300) / 190) ** 2)) +
  0.5 * Math.exp(-(((x - 470) / 200) ** 2 + ((y - 640) / 170) ** 2)) +
  0.24 * (noise(x / 130, y / 120, 6) - 0.5) +
  0.1 * (noise(x / 52, y / 52, 2) - 0.5);

const EDGE = 45;
const field = fieldOf(92, 92, CELL, (x, y) => heightAt(x - EDGE, y - EDGE));

/** The x up to which the sheet is finished: a cover hides the contours from there on. */
const LIMIT = 400;
const isEngraved = ([x]: Point) => x - EDGE < LIMIT + 4 * CELL;

const levels = range(0, 17);
const engraved = (isIndex: boolean) =>
  levels
    .filter((level) => (level % 5 === 4) === isIndex)
    .map((level) => contourLines(field, [0.06 + level * 0.055], 4, isEngraved))
    .join("");

/** The survey's triangles, at middle height: a page that shows only a strip of the sheet cuts none of them. */
const stations: Point[] = [
  [250, 286],
  [486, 264],
  [560, 366],
  [672, 276],
  [440, 442],
  [660, 446],
];
const sides = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 3],
  [0, 4],
  [2, 4],
  [2, 5],
  [4, 5],
  [3, 5],
] as const;
const triangles = sides
  .map(([from, to]) => straight([stations[from] ?? [0, 0], stations[to] ?? [0, 0]]))
  .join("");
const marks = stations.map(([x, y]) => `M${x} ${y - 13}l13 22h-26z`).join("");

write("unfinished", SIZE, SIZE, [
  fill("#FFFFFF", `M0 0h${SIZE}v${SIZE}H0z`),
  `<g transform="translate(-${EDGE} -${EDGE})">${line(CONTOUR, 1.3, engraved(false))}${line("#86561F", 2.4, engraved(true))}</g>`,
  fill("#FFFFFF", `M${LIMIT} 0h${SIZE}v${SIZE}H${LIMIT}z`),
  line(
    LAKE,
    1,
    range(90, 630, 90)
      .map((at) => `M${at} 0v${SIZE}M0 ${at}h${SIZE}`)
      .join(""),
    'opacity=".22" ',
  ),
  line(LAKE, 1.6, `M${LIMIT} 0v${SIZE}`, 'stroke-dasharray="14 6" '),
  line(INK, 1.3, triangles, 'stroke-dasharray="2 7" '),
  fill("#FFFFFF", marks),
  line(INK, 2, marks),
]);
