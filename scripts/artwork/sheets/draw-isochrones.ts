// How far people get from a shop in 5, 10, 15 and 20 minutes, for digital marketing: isochrones that reach further
// along the roads.
import { contourLines, type Field } from "#scripts/artwork/drawing/contour-lines";
import {
  circle,
  dice,
  fill,
  lettering,
  line,
  NIGHT,
  type Point,
  range,
  smooth,
  write,
} from "#scripts/artwork/drawing/pen";

const WIDTH = 1000;
const HEIGHT = 1400;
const CELL = 12;
/** Grid points outside the drawing, so that lines close out of sight. */
const RIM = 8;
const COLUMNS = Math.ceil(WIDTH / CELL) + 2 * RIM;
const ROWS = Math.ceil(HEIGHT / CELL) + 2 * RIM;

const SHOP: Point = [WIDTH / 2, HEIGHT / 2];
const awayOf = ([x, y]: Point) => Math.hypot(x - SHOP[0], y - SHOP[1]);
const isOutside = ([x, y]: Point, rim: number) => x < -rim || x > WIDTH + rim || y < -rim || y > HEIGHT + rim;

/** A winding road of 40 steps from a point, with a heading in radians. */
function road(start: Point, heading: number, bend: number): Point[] {
  let [x, y] = start;
  return [
    start,
    ...range(1, 40).map((step): Point => {
      const turn =
        heading + bend * Math.sin(step / 3.1 + heading * 5) + 0.12 * Math.sin(step * 1.7 + heading);
      x += 40 * Math.cos(turn);
      y += 40 * Math.sin(turn);
      return [x, y];
    }),
  ];
}

const mains = [0.12, 0.98, 1.9, 2.75, 3.5, 4.22, 5.05, 5.72].map((heading) => road(SHOP, heading, 0.34));
const links = [5, 10, 15].map((at) => [...mains, ...mains.slice(0, 1)].map((main) => main[at] ?? SHOP));
/** Side roads: each ends at the next road, or leaves the map. */
const sides: Point[][] = [];
for (const [index, main] of mains.entries()) {
  for (const [fork, at] of [4, 8, 13, 20, 26].entries()) {
    const way = road(main[at] ?? SHOP, (index * 0.79 + (fork % 2 ? -0.85 : 0.9)) % 6.28, 0.4);
    const others = [...mains, ...links, ...sides].flat();
    const met = (place: Point) => others.find(([x, y]) => Math.hypot(x - place[0], y - place[1]) < 34);
    const end = way.findIndex((place, step) => step > 1 && met(place));
    const last = way[end];
    const junction = last && met(last);
    sides.push(junction ? [...way.slice(0, end), junction] : way);
  }
}

const indexOf = (x: number, y: number) => (Math.round(y / CELL) + RIM) * COLUMNS + Math.round(x / CELL) + RIM;

/** The cost of a step onto each grid point: 1 on a main road, up to 1.7 on other roads, 3.4 in a field. */
const cost = range(0, COLUMNS * ROWS - 1).map(() => 3.4);
const pave = (points: Point[], price: number) => {
  for (const [index, [x, y]] of points.entries()) {
    const [nx, ny] = points[index + 1] ?? [x, y];
    for (const part of range(0, 1, 0.1)) {
      const point: Point = [x + (nx - x) * part, y + (ny - y) * part];
      if (isOutside(point, (RIM - 1) * CELL)) continue;
      const place = indexOf(...point);
      cost[place] = Math.min(cost[place] ?? price, price);
    }
  }
};
for (const each of links) pave(each, 1.7);
for (const each of sides) pave(each, 1.5);
for (const each of mains) pave(each, 1);

/** The town is in a valley: a step up or down the sheet takes this much longer than a step across it. */
const CLIMB = 1.35;

/** The cost of the way from the shop to every grid point: 2.4 are a minute. */
function times(): number[] {
  const found = cost.map(() => Number.POSITIVE_INFINITY);
  const start = indexOf(...SHOP);
  found[start] = 0;
  let front = [start];
  while (front.length > 0) {
    const next = new Set<number>();
    for (const place of front) {
      for (const [step, length] of [
        [1, 1],
        [-1, 1],
        [COLUMNS, CLIMB],
        [-COLUMNS, CLIMB],
        [COLUMNS + 1, Math.hypot(1, CLIMB)],
        [COLUMNS - 1, Math.hypot(1, CLIMB)],
        [-COLUMNS + 1, Math.hypot(1, CLIMB)],
        [-COLUMNS - 1, Math.hypot(1, CLIMB)],
      ] as const) {
        const other = place + step;
        const wrapped = Math.abs((other % COLUMNS) - (place % COLUMNS)) > 1;
        const price = cost[other];
        if (wrapped || price === undefined) continue;
        const time = (found[place] ?? 0) + length * price;
        if (time >= (found[other] ?? 0)) continue;
        found[other] = time;
        next.add(other);
      }
    }
    front = [...next];
  }
  return found;
}

function softened(heights: number[], rounds: number): number[] {
  if (rounds === 0) return heights;
  return softened(
    heights.map((height, index) => {
      const near = [index - 1, index + 1, index - COLUMNS, index + COLUMNS]
        .map((each) => heights[each])
        .filter((each) => each !== undefined);
      return (height + near.reduce((sum, each) => sum + each, 0)) / (near.length + 1);
    }),
    rounds - 1,
  );
}

/** Times are negative here, so that a contour encloses all places within its time. */
const field: Field = {
  columns: COLUMNS,
  rows: ROWS,
  cell: CELL,
  heights: softened(times(), 2).map((time) => -time),
};

const outline = (time: number) => contourLines(field, [-time], 4);
const place = `transform="translate(-${RIM * CELL} -${RIM * CELL})" `;

/** Lit windows along the roads, bright within reach and dim beyond it. */
const chance = dice(5);
const lamps = [...mains, ...mains, ...sides, ...links].flatMap((each) =>
  each.flatMap((point): Point[] => {
    const lamp: Point = [point[0] + 56 * (chance() - 0.5), point[1] + 56 * (chance() - 0.5)];
    return awayOf(lamp) > 34 && !isOutside(lamp, 0) ? [lamp] : [];
  }),
);
const timeTo = ([x, y]: Point) => -(field.heights[indexOf(x, y)] ?? Number.NEGATIVE_INFINITY);
/** Whether a lamp is between two times, and not so close to a line that it might seem to be on its other side. */
const isBetween = ([x, y]: Point, from: number, to: number) =>
  [-CELL, 0, CELL].every((right) =>
    [-CELL, 0, CELL].every((down) => {
      const time = timeTo([x + right, y + down]);
      return time >= from && time < to;
    }),
  );
const dots = (from: number, to: number) =>
  lamps
    .filter((lamp) => isBetween(lamp, from, to))
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join("");

const [five, ten, fifteen, twenty] = [12, 24, 36, 48] as const;
/** The colours of the areas and of their lines, from the nearest to the farthest. */
const tints = ["#B58E52", "#6B5A3E", "#24668A", "#173F58"] as const;
const inks = ["#FFF1D6", "#E3B98C", "#8CCBEA", "#4D93BA"] as const;
const [x, y] = SHOP;

/** The point of a line in a direction from the shop, in degrees clockwise from east. */
function onLine(time: number, direction: number): Point {
  const [dx, dy] = [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)];
  const away = range(20, HEIGHT / 2, 2).findLast((far) => timeTo([x + far * dx, y + far * dy]) < time) ?? 0;
  return [Math.round(x + away * dx), Math.round(y + away * dy)];
}

/** A road up to just outside the sheet. */
const seen = (way: Point[]) => {
  const end = way.findIndex((point) => isOutside(point, 40));
  return smooth(end < 0 ? way : way.slice(0, end + 1));
};

/**
 * The places of the minutes' labels, clockwise from the north and each further out: three on their line, the last
 * inside its band, clear of the line. On a phone, which shows only the middle, two of them are west of the shop.
 */
const standing: { at: Point; onPhone?: Point }[] = [
  { at: onLine(five, 285) },
  { at: onLine(ten, 352), onPhone: onLine(ten, 45) },
  { at: onLine(fifteen, 40), onPhone: onLine(fifteen, 186) },
  { at: [577, 943], onPhone: [170, 722] },
];

/** Signs are larger the smaller the picture is shown. */
const signs = [
  ".n{transform:scale(1.6)}@media(max-width:520px){.n{transform:scale(1.9)}}@media(min-width:840px){.n{transform:scale(1.25)}}",
  `@media(min-width:521px) and (max-width:980px){${standing
    .map(
      ({ at, onPhone = at }, index) =>
        `.w${index}{transform:translate(${onPhone[0] - at[0]}px,${onPhone[1] - at[1]}px)}`,
    )
    .filter((rule) => !rule.includes("(0px"))
    .join("")}}`,
].join("");

const sign = ([sx, sy]: Point, drawn: string) =>
  `<g transform="translate(${sx} ${sy})"><g class="n">${drawn}</g></g>`;

const minutes = standing.map(({ at, onPhone }, index) => {
  const word = `${5 * (index + 1)}’`;
  const long = word.length * 12 + 12;
  const label = sign(
    at,
    `<path fill="${NIGHT}" stroke="${inks[index]}" stroke-width="1.4" d="M${-long / 2}-12h${long}v24h-${long}z"/>${line("#FFFFFF", 1.5, lettering(word, 8 - long / 2, -6))}`,
  );
  return onPhone ? `<g class="w${index}">${label}</g>` : label;
});

write("isochrones", WIDTH, HEIGHT, [
  `<style>${signs}</style>`,
  fill(tints[3], outline(twenty), place),
  fill(tints[2], outline(fifteen), place),
  fill(tints[1], outline(ten), place),
  fill(tints[0], outline(five), place),
  line(
    "#5C7385",
    1.8,
    [...sides, ...links]
      .filter(([first]) => first && !isOutside(first, 0))
      .map(seen)
      .join(""),
  ),
  line("#A3B4C1", 3, mains.map(seen).join("")),
  line(inks[3], 2, outline(twenty), place),
  line(inks[2], 2, outline(fifteen), place),
  line(inks[1], 2.2, outline(ten), place),
  line(inks[0], 2.4, outline(five), place),
  line("#8FC4DE", 5, dots(ten, 999)),
  line("#FFDFA8", 6.5, dots(0, ten)),
  ...minutes,
  sign(
    SHOP,
    [
      '<g transform="scale(.6)">',
      fill(NIGHT, circle(0, 0, 22)),
      line("#FFFFFF", 2, circle(0, 0, 22)),
      fill("#FFFFFF", "M-10-9h20l3 7h-26zM-10 0h5v10h-5zM-2 0h12v6h-12zM-10 8h20v2h-20z"),
      "</g>",
    ].join(""),
  ),
]);
