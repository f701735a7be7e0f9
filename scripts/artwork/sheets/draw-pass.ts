// The plan of a mountain pass that opens the careers page: its road is closed, since no position is open.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  CONTOUR,
  fill,
  INK,
  line,
  type Point,
  range,
  SAND,
  SIGNAL,
  smooth,
  write,
} from "#scripts/artwork/drawing/pen";

const SNOW = "#FFFFFF";
/** The colour in which maps print national roads. */
const ROAD = "#F5C92B";

interface Plan {
  name: string;
  width: number;
  height: number;
  /** The height between two contours; each fifth contour is stronger. */
  step?: number;
  /** Points from below the sheet, over the pass, to above its top. */
  road: Point[];
  /** The middle of the barrier, across the road, and its turn in degrees. */
  barrier: [x: number, y: number, turn: number];
}

const CELL = 8;

/** The height of the page's header on the sheet. */
const HEAD = 260;

function drawPlan({ name, width, height, step = 0.06, road, barrier: [x, y, turn] }: Plan): void {
  const pass = height * 0.3;
  // A saddle: the ground falls to the top and bottom of the sheet, and rises to both sides.
  const heightAt = (px: number, py: number) => {
    const [side, along] = [(px - width / 2) / width, (py - pass) / height];
    const ripple =
      0.11 * Math.sin(px / 61 + 1.5 * Math.sin(py / 97)) * Math.cos(py / 73 - px / 131) +
      0.05 * Math.sin(px / 29 - py / 37) * Math.cos(py / 31);
    return 3.1 * side ** 2 * (1.6 - along) - 1.7 * along ** 2 - 0.5 * along + ripple;
  };
  const field = fieldOf(Math.ceil(width / CELL) + 8, Math.ceil(height / CELL) + 8, CELL, (px, py) =>
    heightAt(px - 3 * CELL, py - 3 * CELL),
  );
  const heights = range(-40, 60).map((each) => each * step);
  const contours = (isStrong: boolean) =>
    contourLines(
      field,
      heights.filter((_, index) => (index % 5 === 0) === isStrong),
      3,
      () => true,
    );
  const way = smooth(road);
  write(name, width, height, [
    fill(SNOW, `M0 0h${width}v${height}H0z`),
    `<g transform="translate(-${3 * CELL}-${3 * CELL})">`,
    line(SAND, 1.2, contours(false)),
    line(CONTOUR, 1.8, contours(true)),
    "</g>",
    line(INK, 19, way),
    line(ROAD, 15, way),
    // White behind the page's header.
    `<linearGradient id="s" x2="0" y2="1"><stop offset=".4" stop-color="${SNOW}"/><stop offset="1" stop-color="${SNOW}" stop-opacity="0"/></linearGradient>`,
    fill("url(#s)", `M0 0h${width}v${HEAD}H0z`),
    // The barrier across the road on its two posts, and beside it the sign for a closed road.
    `<g transform="translate(${x} ${y})rotate(${turn})">`,
    line(INK, 17, "M-66 0h132", 'stroke-linecap="butt" '),
    line(SNOW, 13, "M-64 0h128", 'stroke-linecap="butt" '),
    line(SIGNAL, 13, "M-64 0h128", 'stroke-linecap="butt" stroke-dasharray="18.3 18.3" '),
    fill(INK, "M-78-12h16v24h-16zM62-12h16v24H62z"),
    "</g>",
    `<circle cx="${x + 136}" cy="${y + 10}" r="41" fill="${INK}"/><circle cx="${x + 136}" cy="${y + 10}" r="39" fill="${SIGNAL}"/><circle cx="${x + 136}" cy="${y + 10}" r="26" fill="${SNOW}"/>`,
  ]);
}

/** The road to the pass from the foot up, on a sheet that is 720 wide. */
const bends: Point[] = [
  [300, 960],
  [318, 860],
  [352, 770],
  [470, 722],
  [590, 690],
  [622, 640],
  [560, 606],
  [420, 612],
  [270, 604],
  [150, 566],
  [136, 510],
  [210, 480],
  [330, 492],
  [470, 490],
  [540, 450],
  [516, 400],
  [420, 392],
  [330, 376],
  [316, 320],
  [360, 262],
  [352, 190],
  [300, 130],
  [330, 60],
  [390, -40],
];

/** On a desktop the barrier is well above the foot of the sheet, which a bar on the screen may cover. */
drawPlan({
  name: "pass",
  width: 720,
  height: 920,
  road: [[282, 960], [286, 850], ...bends.slice(1).map(([x, y]): Point => [x, y * 0.9 - 110])],
  barrier: [322, 648, 12],
});

/** On a phone a strip beside the words. */
drawPlan({
  name: "phone/pass",
  width: 380,
  height: 1120,
  step: 0.1,
  road: bends.map(([x, y]): Point => [175 + (x - 360) * 0.5, y * 1.22]),
  barrier: [156, 1030, 10],
});

/** On a tablet a column, with room for its caption at the foot. */
drawPlan({
  name: "narrow/pass-column",
  width: 500,
  height: 1120,
  road: bends.map(([x, y]): Point => [250 + (x - 360) * 0.7, y * 1.22]),
  barrier: [237, 962, 16],
});
