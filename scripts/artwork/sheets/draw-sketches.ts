// The surveyor's notebook that opens the articles: hills in hachures, a hut, a wood, and a sight taken on two summits.
import {
  dice,
  FOREST,
  fill,
  INK,
  LAKE,
  line,
  PAPER,
  type Point,
  range,
  SEPIA,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { relief } from "#scripts/artwork/drawing/terrain";

/** A spruce as a pencil puts it down: one zigzag and a trunk. */
function spruce(x: number, y: number, size: number): string {
  const branches = range(1, 10).map((turn): Point => {
    const part = turn / 10;
    return [x + (turn % 2 ? -1 : 1) * part * size * 0.28, y - size * (1 - 0.88 * part)];
  });
  return (
    straight([[x, y - size], ...branches]) +
    straight([
      [x, y - size * 0.1],
      [x, y + 3],
    ])
  );
}

/** The hut, with the shade on its long side. */
const hut = [
  fill(PAPER, "M0 34L26 0l66 6 22 32v44H0z"),
  line(
    INK,
    2.2,
    "M4 36v46h44V42L26 2M48 82h62V40M26 2l64 5 22 34-64 2M-6 42L26 2M18 82V58h14v24M62 54h12v12H62zM86 54h12v12H86zM74 5V-12h10V6",
  ),
  line(
    SEPIA,
    1.5,
    "M36 8l60 5M42 16l58 5M46 26l58 5M50 34l58 3M54 48v30M58 70v10M80 50v28M104 46v32M108 46v32M110 86l40 14M96 86l42 16M80 87l36 14",
  ),
];

/** On its three legs, its telescope tilted to the right or, turned, to the left. */
const theodolite = (isTurned: boolean) =>
  `l-34 84m34-84l34 84m-34-84v78m-16-78h32m-26-22h20v22h-20z${isTurned ? "m40-12l-52-16-5 15 52 16z" : "m-20-12l52-16 5 15-52 16z"}`;

interface Sketch {
  name: string;
  width: number;
  height: number;
  /** The line on which the nearest ground stands. */
  floor: number;
  peaks: { x: number; away: number; height: number; foot: number }[];
  /** The summits aimed at, and where the surveyor stands. */
  aims: number[];
  stand: Point;
  isTurned?: boolean;
  hutAt: Point;
  /** Where spruces stand, from left to right. */
  woods: readonly (readonly [from: number, count: number])[];
}

function drawSketch({
  name,
  width,
  height,
  floor,
  peaks,
  aims,
  stand,
  isTurned = false,
  hutAt,
  woods,
}: Sketch): void {
  const view = { width, floor, lift: 80, depth: 900, seed: 11, rough: 0.5, gap: 8 };
  const hills = relief({ ...view, peaks });

  const topAt = (x: number): Point => {
    const near = hills.skyline.filter(([sx]) => Math.abs(sx - x) < 24);
    return near.toSorted(([, a], [, b]) => a - b)[0] ?? [x, floor];
  };

  /** The squares of the page. */
  const squares = [
    ...range(0, width, 30).map((x) => `M${x} 0v${height}`),
    ...range(20, height, 30).map((y) => `M0 ${y}h${width}`),
  ].join("");

  const next = dice(17);
  const wood = woods.flatMap(([from, count]) =>
    range(0, count - 1).map((index) =>
      spruce(from + index * 19 + next() * 9, floor - 18 + next() * 26, 46 + next() * 26),
    ),
  );

  /** The ground that hut and wood stand on, in strokes of a pencil. */
  const foot = hutAt[1] + 82;
  const ground = smooth(range(-40, width + 40, 40).map((x): Point => [x, foot + 5 * Math.sin(x / 130)]));

  const summits = aims.map(topAt);
  const eye: Point = [stand[0], stand[1] - 36];
  const crosses = summits.map(
    ([x, y]) => `M${Math.round(x) - 12} ${Math.round(y)}h24M${Math.round(x)} ${Math.round(y) - 12}v24`,
  );

  write(name, width, height, [
    `<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".45" stop-color="#fff"/></linearGradient><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path fill="url(#f)" d="M0 0h${width}v${height}H0z"/></mask></defs>`,
    `<g mask="url(#m)">${line("#A9D2E3", 1.2, squares, 'opacity=".6" ')}</g>`,
    line(SEPIA, 1.5, hills.shade),
    line(INK, 1.4, hills.far),
    line(INK, 2.2, hills.near),
    line(INK, 1.8, ground, 'stroke-dasharray="190 16 70 22" '),
    line(FOREST, 1.8, wood.join("")),
    `<g transform="translate(${hutAt.join(" ")})">`,
    ...hut,
    "</g>",
    line(LAKE, 1.6, summits.map((aim) => straight([eye, aim])).join(""), 'stroke-dasharray="14 7" '),
    line(LAKE, 2.2, crosses.join("")),
    line(INK, 2.4, `M${stand.join(" ")}${theodolite(isTurned)}`),
  ]);
}

// Where a desk has its round buttons, there is nothing to be seen. Nothing stands in the way of a sight.
drawSketch({
  name: "sketches",
  width: 2400,
  height: 560,
  floor: 470,
  peaks: [
    { x: 900, away: 0.5, height: 230, foot: 420 },
    { x: 1270, away: 0.8, height: 96, foot: 380 },
    { x: 1640, away: 0.55, height: 30, foot: 420 },
    { x: 560, away: 0.9, height: 110, foot: 330 },
    { x: 2050, away: 0.85, height: 150, foot: 380 },
    { x: 240, away: 0.7, height: 70, foot: 300 },
  ],
  aims: [900, 1270, 2050],
  stand: [1910, 392],
  hutAt: [1290, 372],
  woods: [
    [1490, 13],
    [2030, 5],
  ],
});

drawSketch({
  name: "narrow/sketches",
  width: 780,
  height: 360,
  floor: 270,
  peaks: [
    { x: 180, away: 0.5, height: 150, foot: 330 },
    { x: 470, away: 0.8, height: 100, foot: 400 },
    { x: 810, away: 0.75, height: 70, foot: 300 },
  ],
  aims: [180, 470],
  stand: [680, 240],
  isTurned: true,
  hutAt: [130, 200],
  woods: [[420, 8]],
});
