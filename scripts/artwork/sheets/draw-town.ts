// The plan of an old town in the bend of its river, for SEO: streets, a pin, and the ways that lead to it.
import {
  circle,
  dice,
  fill,
  GLACIER,
  line,
  PAPER,
  type Point,
  range,
  SIGNAL,
  smooth,
  straight,
  WATER,
  write,
} from "#scripts/artwork/drawing/pen";

const WIDTH = 1600;
const HEIGHT = 1000;
/** Half as wide as the old town. */
const WALL = 196;
const STEP = 4;

/** The main street, from the gate to the point of the bend. */
const street = range(0, 1500, STEP).reduce<Point[]>(
  (points, s) => {
    const [x, y] = points.at(-1) ?? [0, 0];
    const heading = 0.3 + 0.3 * Math.cos((s - 500) / 250);
    points.push([x + STEP * Math.cos(heading), y + STEP * Math.sin(heading)]);
    return points;
  },
  [[8, 120]],
);
const LENGTH = (street.length - 2) * STEP;

/** A place by its way along a line round the town, `t`, and its distance from the main street, `d`. */
function at(t: number, d: number): Point {
  const turn = Math.PI * WALL;
  const isNorth = t <= LENGTH;
  const s = isNorth ? t : Math.min(LENGTH, 2 * LENGTH + turn - t);
  const index = Math.max(0, Math.min(street.length - 2, Math.floor(s / STEP)));
  const [x, y] = street[index] ?? [0, 0];
  const [nx, ny] = street[index + 1] ?? [1, 0];
  const heading = Math.atan2(ny - y, nx - x);
  const past = isNorth ? 0 : Math.min(Math.PI, (t - LENGTH) / WALL);
  const side = heading - Math.PI / 2 + past;
  return [x + d * Math.cos(side), y + d * Math.sin(side)];
}

const AROUND = 2 * LENGTH + Math.PI * WALL;
const along = (from: number, to: number, d: number, step = 84) =>
  [...range(from, to - 1, step), to].map((t) => at(t, d));

const AVENUES = [
  LENGTH - 330,
  LENGTH + 0.27 * Math.PI * WALL,
  LENGTH + 0.74 * Math.PI * WALL,
  AROUND - LENGTH + 380,
];
const [north = 0, east = 0, south = 0, west = 0] = AVENUES;

const chance = dice(7);
const between = (low: number, high: number) => Math.round(low + (high - low) * chance());

/** Lengths of what stands in a row, and of the gaps after them. */
const rhythm = (count: number, low: number, high: number, gap: number | (() => number)) =>
  range(1, count)
    .map(() => `${between(low, high)} ${typeof gap === "number" ? gap : gap()}`)
    .join(" ");

/** A row along the lines round the town: one broad line, broken where a wall or a lane is. */
const row = (
  colour: string,
  from: number,
  to: number,
  [near, far]: readonly [number, number],
  dashes: string,
) =>
  line(
    colour,
    far - near,
    smooth(along(from, to, (near + far) / 2)),
    `stroke-linecap="butt" stroke-dasharray="${dashes}" `,
  );

/** Houses wall to wall, on both sides of the main street and, further out, round the bend. */
const terraces = [
  [13, 44],
  [51, 76],
  [88, 116],
  [123, 147],
  [157, 183],
] as const;
const lanes = () => (chance() < 0.17 ? 10 : 1);
const oldTown = terraces.flatMap((depth, index) => {
  const houses = () => rhythm(24, 10, 17, lanes);
  if (index > 1) return row("#C49A6C", 740 - 14 * index, AROUND - 730, depth, houses());
  return [
    row("#C49A6C", 750, LENGTH - 8, depth, houses()),
    row("#C49A6C", AROUND - LENGTH + 8, AROUND - 740, depth, houses()),
  ];
});

/** Beyond the river: quarters with gardens, and a house every few metres on either side of them. */
const QUARTERS = [276, 352, 436, 530, 636, 752, 880];
const quarters = QUARTERS.slice(1).flatMap((next, index) => {
  const [near, far] = [QUARTERS[index] ?? 0, next - 17];
  const gaps = () => between(14, 34);
  const start = 480 - 80 * index;
  const [from, to] = [start, AROUND - start];
  const streets = (to - from) / 17;
  return [
    line("#F0E6D4", far - near, smooth(along(from, to, (near + far) / 2)), 'stroke-linecap="butt" '),
    row("#D6B994", from, to, [near + 9, near + 22], rhythm(19, 13, 22, gaps)),
    row("#D6B994", from, to, [far - 23, far - 9], rhythm(23, 13, 24, gaps)),
    line(
      PAPER,
      12,
      range(1, 16)
        .map((count) => Math.round(from + (count + 0.7 * chance()) * streets))
        .map((t) => straight([at(t, near - 4), at(t, far + 4)]))
        .join(""),
    ),
  ];
});

const parks = (
  [
    [LENGTH - 180, 120, 276, 335],
    [LENGTH - 540, 90, 436, 513],
    [LENGTH + 60, 70, 352, 419],
    [LENGTH + 420, 60, 276, 335],
    [AROUND - LENGTH + 140, 130, 276, 419],
  ] as const
).map(([t, length, near, far]) => ({
  lawn: straight([...along(t, t + length, near, 30), ...along(t, t + length, far, 30).toReversed()], true),
  trees: range(1, 12)
    .map(() => at(t + between(6, length - 6), between(near + 8, far - 8)))
    .map(([x, y]) => circle(Math.round(x), Math.round(y), 4)),
}));

const banks = [202, 262].map((d) => smooth(along(0, AROUND, d)));
const avenues = AVENUES.map((t, index) => straight([at(t, 900), at(t, index % 3 ? 118 : 152)])).join("");
const bridges = AVENUES.map((t) => straight([at(t, 272), at(t, 192)])).join("");

/** The pin stands on a square at the end of the main street. */
const pin = at(LENGTH + (Math.PI * WALL) / 2, 88);
const middle = LENGTH + (Math.PI * WALL) / 2;

/** The ways to it: down the avenues, over the bridges, along the lanes. */
const ways = [
  [...along(500, LENGTH, 0), pin],
  [at(north, 880), at(north, 152)],
  [...along(north, east - 40, 152), ...along(east - 30, middle, 119, 30), pin],
  [at(east, 880), at(east, 119)],
  [at(south, 880), at(south, 119), ...along(middle, south, 119, 30).toReversed(), pin],
  [at(west, 880), at(west, 152)],
  [...along(south, west, 152).toReversed()],
];

const [px = 0, py = 0] = pin.map(Math.round);

write("town", WIDTH, HEIGHT, [
  ...quarters,
  fill("#D9E5C8", parks.map(({ lawn }) => lawn).join("")),
  fill("#93AE86", parks.flatMap(({ trees }) => trees).join("")),
  line(GLACIER, 60, smooth(along(0, AROUND, 232)), 'stroke-linecap="butt" '),
  line(WATER, 1.4, banks.join("")),
  line(
    WATER,
    1,
    [214, 226, 238, 250].map((d) => smooth(along(0, AROUND, d))).join(""),
    'stroke-dasharray="70 34" ',
  ),
  ...oldTown,
  line(PAPER, 11, straight([at(middle, 20), at(middle, 118)])),
  fill(PAPER, circle(px, py, 38)),
  line(PAPER, 16, avenues, 'stroke-linecap="butt" '),
  line("#A2804F", 14, bridges, 'stroke-linecap="butt" '),
  line("#FFFFFF", 11, bridges, 'stroke-linecap="butt" '),
  line(SIGNAL, 3.4, ways.map(smooth).join(""), 'stroke-dasharray="0 8" '),
  fill(SIGNAL, `M${px} ${py}c-20-28-36-42-36-64a36 36 0 1 1 72 0c0 22-16 36-36 64z`),
  fill("#FFFFFF", circle(px, py - 64, 13)),
]);
