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
  { x: 150, y: 130, height: 1.15, width: 98 },
  { x: 384, y: 76, height: 0.86, width: 62 },
  { x: 604, y: 168, height: 1.4, width: 110 },
  { x: 90, y: 560, height: 0.95, width: 100 },
  { x: 640, y: 600, height: 1.15, width: 120 },
  { x: 392, y: 668, height: 0.72, width: 58 },
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
const under = (heights: number[]) =>
  contourLines({ ...field, heights: field.heights.map((height) => -height) }, heights, 3);

/** From a place near it up to the summit of the ground as it is drawn. */
function summitNear([x, y]: Point): Point {
  const around = range(0, 7).map((part): Point => {
    const turn = (part * Math.PI) / 4;
    return [x + 2 * Math.cos(turn), y + 2 * Math.sin(turn)];
  });
  const [best] = around.toSorted((one, other) => heightAt(...other) - heightAt(...one));
  return best && heightAt(...best) > heightAt(x, y) ? summitNear(best) : [Math.round(x), Math.round(y)];
}

/** On the summits, with their heights; and round the lake. */
const peaks = [0, 1, 2, 6, 9, 10];
const stations = (
  [
    [150, 128],
    [384, 76],
    [604, 166],
    [470, 262],
    [236, 300],
    [92, 392],
    [92, 562],
    [304, 572],
    [520, 478],
    [640, 604],
    [392, 668],
    [656, 360],
  ] as Point[]
).map((station, index) => (peaks.includes(index) ? summitNear(station) : station));
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

/** From the sheet's south-western corner. */
const KILOMETRE = SIZE / 5;
const grid = range(1, 4).map((part) => part * KILOMETRE);
const crosses = grid.flatMap((x) => grid.map((y) => `M${x - 5} ${y}h10m-5-5v10`)).join("");

/** A line for every 50 metres, a strong one for every 250, the lake at 750. */
const metresAt = (point: Point) => Math.round(750 + (heightAt(...point) - SHORE) * 500);

/** Beside its station, where the lines of the net leave most room. */
const LETTERS = 18;
const sights = [
  ...sides.map(([from, to]): [Point, Point] => [stationAt(from), stationAt(to)]),
  ...outside.map(([from, to]): [Point, Point] => [stationAt(from), to]),
];
const heights = peaks
  .map((peak) => {
    const [x, y] = stationAt(peak);
    const word = `${metresAt([x, y])}`;
    const [wide, high] = [word.length * LETTERS - 4, LETTERS];
    const roomAt = ([left, top]: Point) => {
      const corners = range(0, wide, wide / 6).flatMap((dx): Point[] => [
        [left + dx, top],
        [left + dx, top + high],
      ]);
      const isOut = corners.some(([px, py]) => px < 8 || py < 8 || px > SIZE - 8 || py > SIZE - 8);
      if (isOut) return -1;
      return Math.min(
        ...sights.flatMap(([from, to]) =>
          range(0, 1, 0.02).flatMap((part) =>
            corners.map(([px, py]) =>
              Math.hypot(from[0] + (to[0] - from[0]) * part - px, from[1] + (to[1] - from[1]) * part - py),
            ),
          ),
        ),
      );
    };
    /** From the station to the nearest edge of the figures. */
    const gapTo = ([left, top]: Point) =>
      Math.hypot(Math.max(left - x, x - left - wide, 0), Math.max(top - y, y - top - high, 0));
    const [best = [x, y]] = range(-wide - 26, 26, 4)
      .flatMap((dx) => range(-high - 26, 26, 4).map((dy): Point => [x + dx, y + dy]))
      .filter((spot) => gapTo(spot) > 17 && gapTo(spot) < 26)
      .map((spot) => ({ spot, room: roomAt(spot) }))
      .toSorted((one, other) => other.room - one.room)
      .map(({ spot }) => spot);
    return lettering(word, Math.round(best[0]), Math.round(best[1]), LETTERS);
  })
  .join("");

interface View {
  name: string;
  /** What is seen of the net, from the top down. */
  top: number;
  foot: number;
  /** How much thicker than on a desk, and how high the margin's figures are. */
  bold: number;
  figures: number;
}

function drawNet({ name, top, foot, bold, figures }: View): void {
  const high = foot - top;
  const margin = Math.round(2.1 * figures);
  const isSeen = ([, y]: Point) => y > top - 2 * CELL + RIM * CELL && y < foot + 2 * CELL + RIM * CELL;
  const contours = (heights: number[]) => contourLines(field, heights, 3, high < SIZE ? isSeen : undefined);
  const sheet = `M0 ${top}h${SIZE}v${high}H0z`;
  const rows = grid.filter((y) => y > top + figures && y < foot - figures);
  const ticks =
    grid.map((x) => `M${x} ${top}v-8M${x} ${foot}v8`).join("") +
    rows.map((y) => `M0 ${y}h-8M${SIZE} ${y}h8`).join("");
  /** A figure of two thirds of its height in width, round its middle. */
  const figure = (at: number, x: number, y: number) =>
    lettering(`${at / KILOMETRE}`, Math.round(x - figures / 3), Math.round(y - figures / 2), figures);
  const off = margin / 2 + 3;
  const kilometres = [
    ...[0, ...grid, SIZE].map((x) => figure(x, x, top - off) + figure(x, x, foot + off)),
    ...rows.map((y) => figure(SIZE - y, -off, y) + figure(SIZE - y, SIZE + off, y)),
  ].join("");
  write(
    name,
    SIZE + 2 * margin,
    high + 2 * margin,
    [
      `<clipPath id="s"><path d="${sheet}"/></clipPath><g clip-path="url(#s)">`,
      line(
        "#E2CBA8",
        1.1 * bold,
        contours(range(SHORE + 0.1, 2.4, 0.1).filter((_, index) => index % 5 !== 4)),
        place,
      ),
      line("#CFA677", 1.5 * bold, contours(range(SHORE + 0.5, 2.4, 0.5)), place),
      fill(GLACIER, under([-SHORE]), place),
      line(WATER, bold, under(range(-SHORE + 0.08, 0.4, 0.08)), place),
      line(LAKE, 1.5 * bold, under([-SHORE]), place),
      line("#8C7E63", bold, crosses),
      line(INK, 1.1 * bold, rays, 'stroke-dasharray="10 7" '),
      line(INK, 1.5 * bold, net),
      line(SIGNAL, 3.2 * bold, straight([base, end])),
      line(SIGNAL, 1.5 * bold, `${rods.join("")}${angles}`),
      fill(PAPER, stations.map((each) => triangle(each, 12)).join("")),
      line(INK, 2 * bold, stations.map((each) => triangle(each, 11)).join("")),
      fill(INK, stations.map(([x, y]) => circle(x, y, 2)).join("")),
      // Too small to be read on a phone.
      ...(bold === 1 ? [line(PAPER, 7, heights), line(INK, 1.9, heights)] : []),
      "</g>",
      line(INK, 1.5 * bold, `${sheet}${ticks}`),
      line("#5F3D16", 1.7 * bold, kilometres),
    ],
    [-margin, top - margin],
  );
}

drawNet({ name: "triangulation", top: 0, foot: SIZE, bold: 1, figures: 17 });
/** A phone sees the base and the triangles on it. */
drawNet({ name: "narrow/triangulation", top: 288, foot: 592, bold: 1.5, figures: 24 });
