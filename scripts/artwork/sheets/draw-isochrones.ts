// How far one comes from a shop in five, ten, fifteen, twenty minutes, for digital marketing: lines that run out along the roads.
import { contourLines, type Field } from "#scripts/artwork/drawing/contour-lines";
import {
  circle,
  dice,
  fill,
  lettering,
  line,
  type Point,
  range,
  smooth,
  write,
} from "#scripts/artwork/drawing/pen";

const WIDTH = 2400;
const HEIGHT = 720;
const CELL = 12;
/** Grid points outside of the drawing, where lines close. */
const RIM = 8;
const COLUMNS = Math.ceil(WIDTH / CELL) + 2 * RIM;
const ROWS = Math.ceil(HEIGHT / CELL) + 2 * RIM;

const SHOP: Point = [1440, 348];

/** Roads leave the shop in all directions, bend, and fork. */
function road(start: Point, heading: number, length: number, bend: number): Point[] {
  let [x, y] = start;
  return [
    start,
    ...range(1, length).map((step): Point => {
      const turn =
        heading + bend * Math.sin(step / 3.1 + heading * 5) + 0.12 * Math.sin(step * 1.7 + heading);
      x += 40 * Math.cos(turn);
      y += 40 * Math.sin(turn);
      return [x, y];
    }),
  ];
}

const mains = [0.12, 0.98, 1.9, 2.75, 3.5, 4.22, 5.05, 5.72].map((heading) => road(SHOP, heading, 26, 0.34));
const sides = mains.flatMap((main, index) =>
  [4, 8, 13].map((at, fork) =>
    road(main[at] ?? SHOP, (index * 0.79 + (fork % 2 ? -0.85 : 0.9)) % 6.28, 9 - fork, 0.4),
  ),
);
const links = [5, 10].map((at) => [...mains, ...mains.slice(0, 1)].map((main) => main[at] ?? SHOP));

const indexOf = (x: number, y: number) => (Math.round(y / CELL) + RIM) * COLUMNS + Math.round(x / CELL) + RIM;

/** What a step of a grid point costs: a main road a third of a lane, a field three times as much. */
const cost = range(0, COLUMNS * ROWS - 1).map(() => 3.4);
const pave = (points: Point[], price: number) => {
  for (const [index, [x, y]] of points.entries()) {
    const [nx, ny] = points[index + 1] ?? [x, y];
    for (const part of range(0, 1, 0.1)) {
      const place = indexOf(x + (nx - x) * part, y + (ny - y) * part);
      cost[place] = Math.min(cost[place] ?? price, price);
    }
  }
};
for (const each of links) pave(each, 1.7);
for (const each of sides) pave(each, 1.5);
for (const each of mains) pave(each, 1);

/** Minutes from the shop to every grid point. */
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
        [COLUMNS, 1],
        [-COLUMNS, 1],
        [COLUMNS + 1, 1.41],
        [COLUMNS - 1, 1.41],
        [-COLUMNS + 1, 1.41],
        [-COLUMNS - 1, 1.41],
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

/** Upside down, so that a contour holds what lies within its time. */
const field: Field = {
  columns: COLUMNS,
  rows: ROWS,
  cell: CELL,
  heights: softened(times(), 2).map((time) => -time),
};

const outline = (time: number) => contourLines(field, [-time], 4);
const place = `transform="translate(-${RIM * CELL} -${RIM * CELL})" `;

/** Windows along the roads, in two brightnesses: those within reach, and the others. */
const chance = dice(5);
const lamps = [...mains, ...mains, ...sides, ...links].flatMap((each) =>
  each.flatMap((point): Point[] => {
    const lamp: Point = [point[0] + 56 * (chance() - 0.5), point[1] + 56 * (chance() - 0.5)];
    return Math.hypot(lamp[0] - SHOP[0], lamp[1] - SHOP[1]) > 34 ? [lamp] : [];
  }),
);
const minutesTo = ([x, y]: Point) => -(field.heights[indexOf(x, y)] ?? Number.NEGATIVE_INFINITY);
const dots = (seen: Point[], from: number, to: number) =>
  seen
    .filter((lamp) => minutesTo(lamp) >= from && minutesTo(lamp) < to)
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join("");

const [five, ten, fifteen, twenty] = [14, 28, 44, 62] as const;
const inks = ["#FFF1D6", "#DCAE81", "#5FB0D8", "#3B7DA3"];
const [x, y] = SHOP;

interface View {
  name: string;
  width: number;
  height: number;
  corner: Point;
  /** Where the lines' minutes stand, from the shop, and how much larger than on a desk. */
  minutes: Point[];
  scale: number;
}

function drawReach({ name, width, height, corner: [left, top], minutes, scale }: View): void {
  const seen = lamps.filter(([lx, ly]) => lx > left && lx < left + width && ly > top && ly < top + height);
  write(
    name,
    width,
    height,
    [
      fill("#0D2233", outline(twenty), place),
      fill("#0F3652", outline(fifteen), place),
      fill("#3B4444", outline(ten), place),
      fill("#8A7350", outline(five), place),
      line("#3A5163", 1.4, [...sides, ...links].map(smooth).join("")),
      line("#748898", 2.4, mains.map(smooth).join("")),
      line("#3B7DA3", 1.4, outline(twenty), place),
      line("#5FB0D8", 1.4, outline(fifteen), place),
      line("#DCAE81", 1.6, outline(ten), place),
      line("#FFF1D6", 1.8, outline(five), place),
      line("#8FC4DE", 4 * Math.sqrt(scale), dots(seen, ten, 999)),
      line("#F2CF96", 5 * Math.sqrt(scale), dots(seen, 0, ten)),
      ...minutes.flatMap(([dx, dy], index) => {
        const word = ["5’", "10’", "15’", "20’"][index] ?? "";
        const [wx, wy, long] = [x + dx, y + dy, (word.length * 12 + 12) * scale];
        return [
          `<path fill="#0B1620" stroke="${inks[index]}" stroke-width="${1.4 * scale}" d="M${wx} ${wy}h${long}v${24 * scale}h-${long}z"/>`,
          line("#FFFFFF", 1.5 * scale, lettering(word, wx + 8 * scale, wy + 6 * scale, 12 * scale)),
        ];
      }),
      `<g transform="translate(${x} ${y}) scale(${scale})">`,
      fill("#0B1620", circle(0, 0, 22)),
      line("#FFFFFF", 2, circle(0, 0, 22)),
      fill("#FFFFFF", "M-10-9h20l3 7h-26zM-10 0h5v10h-5zM-2 0h12v6h-12zM-10 8h20v2h-20z"),
      "</g>",
    ],
    [left, top],
  );
}

/** A band across the width of a desk. */
drawReach({
  name: "isochrones",
  width: 2000,
  height: 420,
  corner: [300, 148],
  minutes: [
    [-150, -14],
    [-290, -90],
    [215, -124],
    [-462, -66],
  ],
  scale: 1.5,
});
/** A strip between the words of a phone, which sees its middle. */
drawReach({
  name: "narrow/isochrones",
  width: 1600,
  height: 320,
  corner: [SHOP[0] - 800, SHOP[1] - 152],
  minutes: [
    [-150, -26],
    [-300, 40],
    [210, -110],
    [-500, -90],
  ],
  scale: 2.2,
});
