// A triangulation net over a lake, for a new site: what a country measures first, before it draws anything. Its base is as long as a project.
import { writeFileSync } from "node:fs";
import { claims } from "#app/domain/offers/claims";
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

const CELL = 12;
const RIM = 4;
const SHORE = 0.3;
const WEEKS = claims.projectWeeks.to;

interface Net {
  name: string;
  width: number;
  /** Where the land ends, on the line of the base; the sheet goes on for its ticks. */
  foot: number;
  height: number;
  summits: { x: number; y: number; height: number; width: number }[];
  /** The first three stand on the base: at its ends and halfway. */
  stations: Point[];
  /** Those that are led to the summit near them, and have its height beside them. */
  peaks: number[];
  sides: [from: number, to: number][];
  /** To stations that are not on the sheet. */
  outside: [from: number, to: Point][];
}

/** Beside its station, where the lines of the net leave most room. */
const LETTERS = 17;

/** A line for every 10 metres, a strong one for every 50, the lake at 1300. */
const metresOf = (height: number) => Math.round(1300 + (height - SHORE) * 100);

const triangle = ([x, y]: Point, size: number) =>
  `M${x} ${y - size}l${size} ${Math.round(1.7 * size)}h-${2 * size}z`;

/** Angles read at the ends of the base. */
const angle = ([x, y]: Point, r: number, from: Point, to: Point) => {
  const ends = [from, to].map(([px, py]): Point => {
    const length = Math.hypot(px - x, py - y);
    return [Math.round(x + ((px - x) / length) * r), Math.round(y + ((py - y) / length) * r)];
  });
  return `M${ends[0]?.join(" ")}A${r} ${r} 0 0 1 ${ends[1]?.join(" ")}`;
};

function drawNet({ name, width, foot, height, summits, peaks, sides, outside, ...net }: Net): void {
  const heightAt = (x: number, y: number) => {
    const rough = 0.06 * Math.sin(x / 41 + y / 63) + 0.05 * Math.cos(y / 37 - x / 52);
    return summits.reduce(
      (sum, { x: cx, y: cy, height: high, width: wide }) =>
        sum + high * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * wide ** 2)),
      0.5 + rough,
    );
  };
  const field = fieldOf(Math.round(width / CELL) + 2 * RIM, Math.round(foot / CELL) + 2 * RIM, CELL, (x, y) =>
    heightAt(x - RIM * CELL, y - RIM * CELL),
  );
  const place = `transform="translate(-${RIM * CELL} -${RIM * CELL})" `;
  const under = (heights: number[]) =>
    contourLines({ ...field, heights: field.heights.map((each) => -each) }, heights, 3);

  /** From a place near it up to the summit of the ground as it is drawn. */
  const summitNear = ([x, y]: Point): Point => {
    const around = range(0, 7).map((part): Point => {
      const turn = (part * Math.PI) / 4;
      return [x + 2 * Math.cos(turn), y + 2 * Math.sin(turn)];
    });
    const [best] = around.toSorted((one, other) => heightAt(...other) - heightAt(...one));
    return best && heightAt(...best) > heightAt(x, y) ? summitNear(best) : [Math.round(x), Math.round(y)];
  };
  const stations = net.stations.map((each, index) => (peaks.includes(index) ? summitNear(each) : each));
  const stationAt = (index: number): Point => stations[index] ?? [0, 0];
  const sights = [
    ...sides.map(([from, to]): [Point, Point] => [stationAt(from), stationAt(to)]),
    ...outside.map(([from, to]): [Point, Point] => [stationAt(from), to]),
  ];

  /** Measured on the ground with rods: a tick a week. */
  const [start, middle, end] = [stationAt(0), stationAt(1), stationAt(2)];
  const week = (end[0] - start[0]) / WEEKS;
  const ticks = range(0, WEEKS)
    .map((each) => `M${Math.round(start[0] + each * week)} ${foot}v${each % (WEEKS / 2) === 0 ? 16 : 9}`)
    .join("");
  const angles = [
    angle(start, 34, stationAt(3), middle),
    angle(start, 40, stationAt(3), middle),
    angle(end, 34, middle, stationAt(4)),
    angle(middle, 30, stationAt(5), stationAt(6)),
  ].join("");

  const crosses = range(start[0] % week, width, week).flatMap((x) =>
    range(foot % week, foot - 1, week).map((y): Point => [Math.round(x), Math.round(y)]),
  );
  const figures = peaks
    .map((peak) => {
      const [x, y] = stationAt(peak);
      const word = `${metresOf(heightAt(x, y))}`;
      const [wide, high] = [word.length * LETTERS - 4, LETTERS];
      const marks = [
        ...crosses,
        ...sights.flatMap(([from, to]) =>
          range(0, 1, 0.01).map(
            (part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
          ),
        ),
      ].filter(([px, py]) => Math.hypot(px - x, py - y) < 200);
      const roomAt = ([left, top]: Point) => {
        const corners = range(0, wide, wide / 6).flatMap((dx): Point[] => [
          [left + dx, top],
          [left + dx, top + high / 2],
          [left + dx, top + high],
        ]);
        const isOut = corners.some(([px, py]) => px < 8 || py < 8 || px > width - 8 || py > foot - 8);
        if (isOut) return -1;
        return Math.min(
          ...marks.flatMap(([mx, my]) => corners.map(([px, py]) => Math.hypot(mx - px, my - py))),
        );
      };
      /** From the station to the nearest edge of the figures. */
      const gapTo = ([left, top]: Point) =>
        Math.hypot(Math.max(left - x, x - left - wide, 0), Math.max(top - y, y - top - high, 0));
      const [best = [x, y]] = range(-wide - 44, 44, 4)
        .flatMap((dx) => range(-high - 44, 44, 4).map((dy): Point => [x + dx, y + dy]))
        .filter((spot) => gapTo(spot) > 17 && gapTo(spot) < 44)
        .map((spot) => ({ spot, room: roomAt(spot) }))
        .toSorted((one, other) => other.room - one.room)
        .map(({ spot }) => spot);
      return lettering(word, Math.round(best[0]), Math.round(best[1]), LETTERS);
    })
    .join("");
  write(name, width, height, [
    `<clipPath id="s"><path d="M0 0h${width}v${foot}H0z"/></clipPath><g clip-path="url(#s)">`,
    line(
      "#E2CBA8",
      1.1,
      contourLines(
        field,
        range(SHORE + 0.1, 2.4, 0.1).filter((_, index) => index % 5 !== 4),
        3,
      ),
      place,
    ),
    line("#CFA677", 1.5, contourLines(field, range(SHORE + 0.5, 2.4, 0.5), 3), place),
    fill(GLACIER, under([-SHORE]), place),
    line(WATER, 1, under(range(-SHORE + 0.08, 0.4, 0.08)), place),
    line(LAKE, 1.5, under([-SHORE]), place),
    line("#8C7E63", 1, crosses.map(([x, y]) => `M${x - 5} ${y}h10m-5-5v10`).join("")),
    line(
      INK,
      1.1,
      outside.map(([from, to]) => straight([stationAt(from), to])).join(""),
      'stroke-dasharray="10 7" ',
    ),
    line(INK, 1.5, sides.map(([from, to]) => straight([stationAt(from), stationAt(to)])).join("")),
    line(SIGNAL, 1.5, angles),
    "</g>",
    line(INK, 1.5, `M0 ${foot}h${width}`),
    line(SIGNAL, 4, straight([start, end])),
    line(SIGNAL, 1.8, ticks),
    fill(PAPER, stations.map((each) => triangle(each, 12)).join("")),
    line(INK, 2, stations.map((each) => triangle(each, 11)).join("")),
    fill(INK, stations.map(([x, y]) => circle(x, y, 2)).join("")),
    line(PAPER, 7, figures),
    line(INK, 1.9, figures),
  ]);
}

/** The base is as long as a line of the page, in pixels. */
drawNet({
  name: "triangulation",
  width: 2400,
  foot: 332,
  height: 350,
  summits: [
    { x: 96, y: 170, height: 0.9, width: 90 },
    { x: 330, y: 78, height: 1.2, width: 105 },
    { x: 830, y: 84, height: 1.1, width: 100 },
    { x: 600, y: 250, height: 0.55, width: 90 },
    { x: 1210, y: 40, height: 0.75, width: 62 },
    { x: 1580, y: 88, height: 1.53, width: 100 },
    { x: 1830, y: 250, height: 0.6, width: 100 },
    { x: 2080, y: 70, height: 1, width: 90 },
    { x: 2320, y: 210, height: 1.1, width: 100 },
    { x: 1130, y: 180, height: -0.5, width: 92 },
    { x: 1270, y: 168, height: -0.5, width: 84 },
    { x: 1330, y: 170, height: -0.3, width: 56 },
    { x: 1300, y: 340, height: 0.4, width: 70 },
  ],
  stations: [
    [672, 332],
    [1200, 332],
    [1728, 332],
    [830, 84],
    [1580, 88],
    [985, 200],
    [1442, 226],
    [1210, 44],
    [560, 150],
    [330, 78],
    [120, 170],
    [1850, 170],
    [2080, 70],
    [2310, 200],
    [330, 286],
    [2080, 290],
  ],
  peaks: [3, 4],
  sides: [
    [0, 3],
    [0, 5],
    [1, 5],
    [1, 6],
    [2, 6],
    [2, 4],
    [3, 5],
    [3, 7],
    [5, 7],
    [7, 6],
    [5, 6],
    [7, 4],
    [4, 6],
    [0, 8],
    [3, 8],
    [8, 9],
    [9, 10],
    [8, 14],
    [0, 14],
    [9, 14],
    [10, 14],
    [2, 11],
    [4, 11],
    [11, 12],
    [12, 13],
    [11, 15],
    [2, 15],
    [12, 15],
    [13, 15],
  ],
  outside: [
    [10, [-60, 90]],
    [10, [-60, 300]],
    [9, [250, -60]],
    [3, [700, -60]],
    [3, [960, -60]],
    [7, [1150, -60]],
    [4, [1480, -60]],
    [4, [1720, -60]],
    [12, [1960, -60]],
    [12, [2200, -60]],
    [13, [2460, 120]],
    [13, [2460, 310]],
  ],
});

/** The ground of a narrow screen, in pixels from its right edge, under a plot that the page stakes out on it (base-opening.module.css). */
function drawGround(): void {
  const [width, height] = [960, 1000];
  const summits = [
    { x: 905, y: 215, height: 1.5, width: 150 },
    { x: 560, y: 60, height: 0.7, width: 150 },
    { x: 880, y: 640, height: 1.25, width: 120 },
    { x: 300, y: 560, height: 1, width: 170 },
    { x: 40, y: 200, height: 0.9, width: 160 },
  ];
  const field = fieldOf(width / CELL + 2 * RIM, Math.round(height / CELL) + 2 * RIM, CELL, (column, row) => {
    const [x, y] = [column - RIM * CELL, row - RIM * CELL];
    const rough = 0.05 * Math.sin(x / 41 + y / 63) + 0.04 * Math.cos(y / 37 - x / 52);
    return summits.reduce(
      (sum, { x: cx, y: cy, height: high, width: wide }) =>
        sum + high * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * wide ** 2)),
      rough,
    );
  });
  const place = `transform="translate(-${width + RIM * CELL} -${RIM * CELL})" `;
  const heights = range(0.1, 2, 0.1);
  const svg = [
    line(
      "#A9A271",
      1,
      contourLines(
        field,
        heights.filter((_, index) => index % 5 !== 4),
        3,
      ),
      place,
    ),
    line("#8F7B45", 1.5, contourLines(field, range(0.5, 2, 0.5), 3), place),
  ];
  writeFileSync(
    new URL("../../../app/artwork/sheets/narrow/triangulation.svg", import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linejoin="round" stroke-linecap="round"><svg x="100%" overflow="visible">${svg.join("")}</svg></svg>\n`,
  );
}

drawGround();
