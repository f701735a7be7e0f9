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
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { relief } from "#scripts/artwork/drawing/terrain";

const SEPIA = "#86561F";
const WIDTH = 2400;
const HEIGHT = 560;
const FLOOR = 470;

const hills = relief({
  width: WIDTH,
  floor: FLOOR,
  lift: 80,
  depth: 900,
  seed: 11,
  rough: 0.5,
  gap: 8,
  peaks: [
    { x: 900, away: 0.5, height: 230, foot: 420 },
    { x: 1270, away: 0.8, height: 190, foot: 380 },
    { x: 1640, away: 0.55, height: 150, foot: 460 },
    { x: 560, away: 0.9, height: 110, foot: 330 },
    { x: 2050, away: 0.85, height: 150, foot: 380 },
    { x: 240, away: 0.7, height: 70, foot: 300 },
  ],
});

const topAt = (x: number): Point => {
  const near = hills.skyline.filter(([sx]) => Math.abs(sx - x) < 24);
  return near.toSorted(([, a], [, b]) => a - b)[0] ?? [x, FLOOR];
};

/** The squares of the page. */
const squares = [
  ...range(0, WIDTH, 30).map((x) => `M${x} 0v${HEIGHT}`),
  ...range(20, HEIGHT, 30).map((y) => `M0 ${y}h${WIDTH}`),
].join("");

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

const next = dice(17);
const wood = range(0, 17)
  .map((index) => spruce(1730 + index * 19 + next() * 9, FLOOR - 18 + next() * 26, 46 + next() * 26))
  .join("");

/** The hut, with the shade on its long side. */
const hut = [
  '<g transform="translate(1290 372)">',
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
  "</g>",
];

/** Where the surveyor stands, and what was aimed at. */
const STAND: Point = [2180, 440];
const aims = [topAt(900), topAt(1270), topAt(2050)];
const crosses = aims
  .map(([x, y]) => `M${Math.round(x) - 12} ${Math.round(y)}h24M${Math.round(x)} ${Math.round(y) - 12}v24`)
  .join("");
const theodolite =
  "M2180 440l-34 84M2180 440l34 84M2180 440v78M2164 440h32M2170 418h20v22h-20zM2150 406l52-16 5 15-52 16z";

write("sketches", WIDTH, HEIGHT, [
  `<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".45" stop-color="#fff"/></linearGradient><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><path fill="url(#f)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></mask></defs>`,
  `<g mask="url(#m)">${line("#A9D2E3", 1.2, squares, 'opacity=".6" ')}</g>`,
  line(SEPIA, 1.5, hills.shade),
  line(INK, 1.4, hills.far),
  line(INK, 2.2, hills.near),
  line(FOREST, 1.8, wood),
  ...hut,
  line(LAKE, 1.6, aims.map((aim) => straight([STAND, aim])).join(""), 'stroke-dasharray="14 7" '),
  line(LAKE, 2.2, crosses),
  line(INK, 2.4, theodolite),
]);
