// A triangulation net over a lake, for a new site: what a country measures first, before it draws anything.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  circle,
  fill,
  GLACIER,
  INK,
  LAKE,
  lettering,
  line,
  PAPER,
  type Point,
  range,
  SIGNAL,
  straight,
  WATER,
  write,
} from "#scripts/artwork/drawing/pen";

const SIZE = 720;
const CELL = 12;
const RIM = 4;
const SHORE = 0.3;

const summits = [
  { x: 150, y: 130, height: 1.25, width: 105 },
  { x: 330, y: 60, height: 0.8, width: 80 },
  { x: 604, y: 168, height: 1.4, width: 110 },
  { x: 90, y: 560, height: 0.95, width: 100 },
  { x: 640, y: 600, height: 1.15, width: 120 },
  { x: 420, y: 690, height: 0.7, width: 90 },
  { x: 344, y: 400, height: -0.62, width: 92 },
  { x: 250, y: 452, height: -0.4, width: 80 },
  { x: 440, y: 356, height: -0.42, width: 74 },
];

function heightAt(x: number, y: number): number {
  const rough = 0.06 * Math.sin(x / 41 + y / 63) + 0.05 * Math.cos(y / 37 - x / 52);
  return summits.reduce(
    (sum, { x: cx, y: cy, height, width }) =>
      sum + height * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * width ** 2)),
    0.5 + rough,
  );
}

const field = fieldOf(SIZE / CELL + 2 * RIM, SIZE / CELL + 2 * RIM, CELL, (x, y) =>
  heightAt(x - RIM * CELL, y - RIM * CELL),
);
const place = `transform="translate(-${RIM * CELL} -${RIM * CELL})" `;
const contours = (heights: number[]) => contourLines(field, heights, 3);
const under = (heights: number[]) =>
  contourLines({ ...field, heights: field.heights.map((height) => -height) }, heights, 3);

const stations: Point[] = [
  [150, 128],
  [344, 78],
  [604, 166],
  [470, 262],
  [236, 300],
  [92, 392],
  [92, 562],
  [310, 560],
  [520, 478],
  [640, 604],
  [424, 676],
  [656, 360],
];
const sides: [from: number, to: number][] = [
  [0, 1],
  [1, 2],
  [1, 3],
  [0, 4],
  [1, 4],
  [3, 4],
  [2, 3],
  [0, 5],
  [4, 5],
  [5, 6],
  [5, 7],
  [6, 7],
  [4, 7],
  [3, 8],
  [7, 8],
  [8, 9],
  [9, 10],
  [7, 10],
  [8, 10],
  [6, 10],
  [2, 11],
  [3, 11],
  [8, 11],
  [9, 11],
  [7, 3],
  [4, 8],
];
/** To stations on the neighbouring sheets. */
const outside: [from: number, to: Point][] = [
  [0, [-60, 40]],
  [0, [60, -70]],
  [1, [300, -60]],
  [1, [520, -70]],
  [2, [790, 60]],
  [2, [640, -60]],
  [11, [800, 300]],
  [11, [800, 450]],
  [9, [800, 660]],
  [9, [690, 800]],
  [10, [360, 800]],
  [6, [-60, 640]],
  [6, [120, 800]],
  [5, [-70, 330]],
];
const stationAt = (index: number): Point => stations[index] ?? [0, 0];
const net = sides.map(([from, to]) => straight([stationAt(from), stationAt(to)])).join("");
const rays = outside.map(([from, to]) => straight([stationAt(from), to])).join("");

/** The base, measured on the ground with rods: ticked all along. */
const [base, end] = [stationAt(7), stationAt(8)];
const rods = range(1, 13).map((part): string => {
  const [dx, dy] = [end[0] - base[0], end[1] - base[1]];
  const length = Math.hypot(dx, dy);
  const [x, y] = [base[0] + (dx * part) / 14, base[1] + (dy * part) / 14];
  const half = part % 7 === 0 ? 9 : 5;
  return straight([
    [x - (dy / length) * half, y + (dx / length) * half],
    [x + (dy / length) * half, y - (dx / length) * half],
  ]);
});

/** Angles read at the ends of the base. */
const angle = ([x, y]: Point, r: number, from: Point, to: Point) => {
  const ends = [from, to].map(([px, py]): Point => {
    const length = Math.hypot(px - x, py - y);
    return [Math.round(x + ((px - x) / length) * r), Math.round(y + ((py - y) / length) * r)];
  });
  return `M${ends[0]?.join(" ")}A${r} ${r} 0 0 1 ${ends[1]?.join(" ")}`;
};
const angles = [
  angle(base, 34, stationAt(4), end),
  angle(base, 40, stationAt(4), end),
  angle(end, 34, base, stationAt(3)),
  angle(end, 34, stationAt(3), stationAt(11)),
  angle(stationAt(4), 30, stationAt(3), base),
].join("");

const triangle = ([x, y]: Point, size: number) =>
  `M${x} ${y - size}l${size} ${Math.round(1.7 * size)}h-${2 * size}z`;

/** The kilometres of the national grid, at the frame. */
const grid = range(1, 4).map((part) => part * 144);
const ticks = grid.map((at) => `M${at} 0v14M${at} 720v-14M0 ${at}h14M720 ${at}h-14`).join("");
const crosses = grid.flatMap((x) => grid.map((y) => `M${x - 5} ${y}h10m-5-5v10`)).join("");
const kilometres = [
  ...grid.map((x, index) => lettering(`2’5${36 + index}`, x + 6, 8, 10)),
  ...grid.map((y, index) => lettering(`1’15${4 - index}`, 8, y + 8, 10)),
].join("");
const heights = (
  [
    ["1847", 0],
    ["2013", 2],
    ["1690", 9],
    ["1402", 6],
    ["1186", 10],
  ] as const
)
  .map(([word, index]) => {
    const [x, y] = stationAt(index);
    return index === 6 ? lettering(word, x - 62, y - 26, 12) : lettering(word, x + 18, y - 8, 12);
  })
  .join("");

write("triangulation", SIZE, SIZE, [
  line("#E2CBA8", 1.1, contours(range(SHORE + 0.1, 2, 0.1).filter((_, index) => index % 5 !== 4)), place),
  line("#CFA677", 1.5, contours(range(SHORE + 0.5, 2, 0.5)), place),
  fill(GLACIER, under([-SHORE]), place),
  line(WATER, 1, under(range(-SHORE + 0.08, 0.4, 0.08)), place),
  line(LAKE, 1.5, under([-SHORE]), place),
  line("#8C7E63", 1, crosses),
  line(INK, 1.1, rays, 'stroke-dasharray="10 7" '),
  line(INK, 1.5, net),
  line(SIGNAL, 3.2, straight([base, end])),
  line(SIGNAL, 1.5, `${rods.join("")}${angles}`),
  fill(PAPER, stations.map((each) => triangle(each, 12)).join("")),
  line(INK, 2, stations.map((each) => triangle(each, 11)).join("")),
  fill(INK, stations.map(([x, y]) => circle(x, y, 2)).join("")),
  line(PAPER, 6, `${heights}${kilometres}`),
  line(INK, 1.4, `${heights}${ticks}`),
  line("#86561F", 1.1, kilometres),
]);
