// Draws the contour lines of an invented alpine lake: `npm run artwork` writes the SVG files beside this one.
import { writeFileSync } from "node:fs";
import { contours } from "d3-contour";
import { mapDrawings } from "#app/domain/site/map-drawings";
import { NIGHT, type Point, range, roundBetween } from "#scripts/artwork/drawing/pen";

const COLUMNS = 180;
const ROWS = 120;
/** SVG units per grid cell. */
const CELL = 8;
/** SVG units that are cropped on each side, where contours would run along the border. */
const MARGIN = 12;
/** The height of the water, in the field's own units. */
const SHORE = 0.3;
/** An upper limit of the land's height. */
const SUMMIT = 1.9;
/** The height between two contours; each fifth is stronger. */
const STEP = 0.05;
/** The height of the contour, a stronger one, at which the upper layer of the land begins. */
const SLOPE = SHORE + 10 * STEP;

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

/** Deterministic noise from -1 to 1 as a sum of waves, so that the files are the same in every run. */
function ripple(x: number, y: number): number {
  return (
    0.5 * Math.sin(11 * x + 5 * y + 1.3) * Math.cos(9 * y - 4 * x) +
    0.3 * Math.sin(23 * x - 17 * y + 2 * Math.sin(7 * y)) +
    0.25 * Math.cos(31 * y + 19 * x + 0.7 + Math.sin(13 * x)) +
    0.12 * Math.sin(53 * x + 29 * y) * Math.cos(47 * y - 17 * x)
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
    0.5 + 0.085 * ripple(x, y),
  );
}

/** The stream from the pass: the steepest way down to the lake, a point every 12 units. */
function streamFromPass(): Point[] {
  let [x, y] = [1206, 201];
  const height = (px: number, py: number) => heightAt(px / (COLUMNS * CELL), py / (ROWS * CELL));
  const points: Point[] = [[x, y]];
  for (let step = 1; height(x, y) > SHORE; step++) {
    const [dx, dy] = [height(x + 1, y) - height(x - 1, y), height(x, y + 1) - height(x, y - 1)];
    const slope = Math.hypot(dx, dy);
    x -= (2 * dx) / slope;
    y -= (2 * dy) / slope;
    if (step % 6 === 0) points.push([Math.round(x), Math.round(y)]);
  }
  return [...points, [Math.round(x), Math.round(y)]];
}

const stream = streamFromPass();

/** The valley that the stream has cut: its width in SVG units, its depth in the field's units. */
const VALLEY = { width: 20, depth: 0.075 };

/** How much lower the land is near the stream, so that contours bend upstream; 0 at the stream's mouth. */
function cutAt(x: number, y: number, height: number): number {
  const near = Math.min(...stream.map(([sx, sy]) => Math.hypot(x - sx, y - sy)));
  const slope = Math.min(1, Math.max(0, (height - SHORE) / (2 * STEP)));
  return slope * VALLEY.depth * Math.exp(-(near ** 2) / (2 * VALLEY.width ** 2));
}

const field = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  const height = heightAt(column / COLUMNS, row / ROWS);
  return height - cutAt(column * CELL, row * CELL, height);
});

/** A section of the map, in SVG units. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Grid cells that are drawn beyond a frame, so that lines end out of sight. */
const AROUND = 4;

/** The contours of a frame, each a list of rings of grid points. */
function linesAt(heights: number[], { x, y, width, height }: Frame): Point[][][] {
  const [left = 0, top = 0] = [x, y].map((edge) => Math.max(0, Math.floor(edge / CELL) - AROUND));
  const columns = Math.min(COLUMNS, Math.ceil((x + width) / CELL) + AROUND) - left;
  const rows = Math.min(ROWS, Math.ceil((y + height) / CELL) + AROUND) - top;
  const cells = Array.from({ length: rows }, (_, row) => {
    const start = (top + row) * COLUMNS + left;
    return field.slice(start, start + columns);
  }).flat();
  return contours()
    .size([columns, rows])
    .thresholds(heights)(cells)
    .map(({ coordinates }) =>
      coordinates.flat().map((ring) => ring.map(([px = 0, py = 0]): Point => [px + left, py + top])),
    );
}

/** Grid points from one anchor of a curve to the next: the field is smooth, so few are enough. */
const STRIDE = 3;

/** The outlines of a contour as one path. */
function pathOf(rings: Point[][]): string {
  return rings
    .filter((ring) => ring.length > 4 * STRIDE)
    .map((ring) =>
      ring
        .slice(1)
        .filter((_, index) => index % STRIDE === 0)
        .map(([x, y]): Point => [x * CELL, y * CELL])
        .filter((_, index, all) => !isAmongStraight(index, all)),
    )
    .map(roundBetween)
    .join("");
}

/** Whether an anchor and two on each side have the same x or y, as along the border. */
function isAmongStraight(index: number, anchors: Point[]): boolean {
  const near = [-2, -1, 0, 1, 2].map((step) => anchors.at((index + step) % anchors.length) ?? [0, 0]);
  return [0, 1].some((axis) => near.every((point) => point[axis] === near[0]?.[axis]));
}

interface Ink {
  line: string;
  index: string;
  water: string;
  depth: string;
}

/** The relief inside a frame. */
function relief(ink: Ink, frame: Frame): string {
  const border = `M0 0h${COLUMNS * CELL}v${ROWS * CELL}H0z`;
  const path = (heights: number[]) => linesAt(heights, frame).map(pathOf).join("");
  return [
    `<path fill="${ink.water}" fill-rule="evenodd" d="${border}${path([SHORE])}"/>`,
    `<path stroke="${ink.depth}" d="${path(range(SHORE - 0.24, SHORE - 0.04, 0.05))}"/>`,
    `<path stroke="${ink.line}" d="${path(range(SHORE + 0.05, SUMMIT, 0.05).filter((_, index) => index % 5 !== 4))}"/>`,
    `<path stroke="${ink.index}" stroke-width="1.6" d="${path(range(SHORE + 0.25, SUMMIT, 0.25))}"/>`,
    `<path stroke="${ink.depth}" stroke-width="1.6" d="${path([SHORE])}"/>`,
  ].join("");
}

/** The relief in three layers by height. Each hides the lower ones, so that they can move separately. */
function layers(ink: Ink, ground: string, frame: Frame): Record<"far" | "middle" | "near", string> {
  const lines = (heights: number[], look: string) => {
    const path = linesAt(heights, frame).map(pathOf);
    return path.length > 0 ? `<path ${look} d="${path.join("")}"/>` : "";
  };
  const isIndex = (height: number) => Math.round((height - SHORE) / STEP) % 5 === 0;
  const land = (from: number, to: number, edge: string) => {
    const above = range(from + STEP, to, STEP);
    return [
      lines([from], `fill="${ground}" fill-rule="evenodd" stroke="${edge}" stroke-width="1.6"`),
      lines(
        above.filter((height) => !isIndex(height)),
        `stroke="${ink.line}"`,
      ),
      lines(above.filter(isIndex), `stroke="${ink.index}" stroke-width="1.6"`),
    ].join("");
  };
  const water = `<path fill="${ink.water}" d="M0 0h${COLUMNS * CELL}v${ROWS * CELL}H0z"/>`;
  return {
    far: water + lines(range(SHORE - 0.24, SHORE - 0.04, STEP), `stroke="${ink.depth}"`),
    middle: land(SHORE, SLOPE - STEP / 2, ink.depth),
    near: land(SLOPE, SUMMIT, ink.index),
  };
}

function svg({ x, y, width, height }: Frame, content: string, place = ""): string {
  const viewBox = `${x} ${y} ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place}viewBox="${viewBox}" fill="none" stroke-linejoin="round">${content}</svg>`;
}

/** A footpath as on maps, and its stops. */
function route(ink: string, path: string, stops: Point[]): string {
  const circles = stops.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${ink}"/>`).join("");
  return `<path stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-dasharray="1 7" d="${path}"/>${circles}`;
}

const night: Ink = { line: "#2A3640", index: "#6B553E", water: "#0E2C42", depth: "#1E5273" };
/** Brighter colours for a phone, where the map stands alone. */
const plain: Ink = { line: "#3B4A56", index: "#8A6C4B", water: "#10344E", depth: "#2F6F97" };
const print: Ink = { line: "#E4D3BC", index: "#B9834F", water: "#CFE7F1", depth: "#7FB4CC" };

const whole: Frame = {
  x: MARGIN,
  y: MARGIN,
  width: COLUMNS * CELL - 2 * MARGIN,
  height: ROWS * CELL - 2 * MARGIN,
};

/** The part that a tablet shows. */
const narrow: Frame = { x: 900, y: 12, width: 380, height: 740 };

const westShore: Frame = { x: 520, y: 190, width: 308, height: 312 };

/** The drawing of the 404 page: a printed sheet, and a path that leaves it. */
const offMap = svg(
  { x: 0, y: 0, width: 480, height: 344 },
  [
    `<path fill="#F6F3EA" d="M4 4h332v336H4z"/>`,
    svg(westShore, relief(print, westShore), `x="16" y="16" width="308" height="312" `),
    `<path stroke="#12181D" d="M16 16h308v312H16zM93 16v8M170 16v8M247 16v8M93 328v-8M170 328v-8M247 328v-8M16 94h8M16 172h8M16 250h8M324 94h-8M324 172h-8M324 250h-8"/>`,
    route("#12181D", "M56 246C66 190 58 158 96 128S158 96 188 76S284 84 336 62", [[56, 246]]),
    route("#CFE7F1", "M344 60C366 54 384 62 408 76", []),
    `<path stroke="#CFE7F1" stroke-width="3" stroke-linecap="round" d="M420 74l18 18M438 74l-18 18"/>`,
  ].join(""),
);

const signs = ["site", "design", "search", "assistant"] as const;

/** The places of the signs of the home page's legend: a summit, a pass, the stream below it, a shore. */
const places: Record<(typeof signs)[number], Point> = {
  site: [1088, 110],
  design: [1220, 178],
  search: [1116, 283],
  assistant: [1144, 464],
};

/** A sign on a disc in the colour of the legend's paper, which hides the lines under it. */
function signOf(name: keyof typeof places, [x, y] = places[name], scale = 0.75): string {
  return `<g transform="translate(${x} ${y})scale(${scale})"><circle r="17" fill="#F6F3EA"/><path transform="translate(-12-12)" stroke="#125E8A" stroke-width="1.5" stroke-linecap="round" d="${mapDrawings[name]}"/></g>`;
}

/** The stream, or a part of it, moved by half a cell as the contours are. */
function streamOf(part: Point[]): string {
  const path = part.map((point) => point.map((each) => each + CELL / 2).join(" ")).join("L");
  return `<path stroke="#3F86AD" stroke-width="1.6" stroke-linecap="round" d="M${path}"/>`;
}

/** The stream from the middle of its spring's sign, which covers its beginning. */
const fromSpring: Point[] = [places.design, ...stream];

/** The index of the point at which the stream leaves the near layer for the middle one: the two may move apart. */
const edge = stream.findIndex(([x, y]) => heightAt(x / (COLUMNS * CELL), y / (ROWS * CELL)) < SLOPE);

/** The assistant's place on a tablet: a shore further east, which the words leave free. */
const eastShore: Point = [
  1224,
  Math.round(bisect((y) => heightAt(1224 / (COLUMNS * CELL), y / (ROWS * CELL)), 470, 600)),
];

/** The place between a dry and a wet one at which the height falls to the water's, to within a unit. */
function bisect(height: (at: number) => number, dry: number, wet: number): number {
  const middle = (dry + wet) / 2;
  if (wet - dry < 1) return middle;
  return height(middle) > SHORE ? bisect(height, middle, wet) : bisect(height, dry, middle);
}

/** What a phone shows: the four signs with the stream, the north shore and the summit. */
const phone: Frame = { x: 660, y: 46, width: 624, height: 416 };

/** The assistant's place on a phone: the shore west of the stream's mouth. */
const northShore: Point = [
  880,
  Math.round(bisect((y) => heightAt(880 / (COLUMNS * CELL), y / (ROWS * CELL)), 250, 400)),
];

/** The relief and the stream of a narrow sheet. */
const country = (ink: Ink, frame: Frame) => `${relief(ink, frame)}${streamOf(fromSpring)}`;

/** The four signs, the assistant's on `shore`. */
const signsOn = (shore: Point, scale: number) =>
  signs.map((name) => signOf(name, name === "assistant" ? shore : undefined, scale)).join("");

/** On a tablet the map is right of the words: an elliptic mask fades it into the night, so that no edge is seen. */
const fading = `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(1250 330)scale(310 560)">${[
  [0.2, 1],
  [0.45, 0.8],
  [0.65, 0.45],
  [0.82, 0.15],
  [0.93, 0.03],
  [1, 0],
]
  .map(([at, seen]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${seen}"/>`)
  .join(
    "",
  )}</radialGradient><mask id="m" maskUnits="userSpaceOnUse" x="900" y="0" width="400" height="800"><path fill="url(#g)" d="M900 0h400v800H900z"/></mask>`;

const { far, middle, near } = layers(night, NIGHT, whole);

const files = {
  "lake-far": svg(whole, far),
  "lake-middle": svg(whole, middle + streamOf(stream.slice(edge)) + signOf("assistant")),
  "lake-near": svg(
    whole,
    near +
      streamOf(fromSpring.slice(0, edge + 2)) +
      (["site", "design", "search"] as const).map((name) => signOf(name)).join(""),
  ),
  "lake-narrow": svg(
    narrow,
    `${fading}<g mask="url(#m)">${country(night, narrow)}</g>${signsOn(eastShore, 1.05)}`,
  ),
  "lake-phone": svg(phone, country(plain, phone) + signsOn(northShore, 1.2)),
  "off-map": offMap,
};

for (const [name, drawing] of Object.entries(files)) {
  writeFileSync(new URL(`../../app/artwork/${name}.svg`, import.meta.url), `${drawing}\n`);
}

// The background of the social cards, which are drawn during the build.
writeFileSync(new URL("lake-wide.svg", import.meta.url), `${svg(whole, relief(night, whole))}\n`);
