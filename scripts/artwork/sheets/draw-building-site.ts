// The plan of a building site, for websites: axes, walls, building profiles, boundary stones, fixed points, dimensions.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  circle,
  dice,
  fill,
  lettering,
  line,
  type Point,
  range,
  round,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";

const WIDTH = 1600;
const HEIGHT = 1000;
const CHALK = "#CFE7F1";
const BLUE = "#5FB0D8";
const DEEP = "#1E5273";
const BRASS = "#DCAE81";

/** The house stands askew on its plot. */
const TURN = -0.24;
const ORIGIN: Point = [1070, 280];
const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
const at = (x: number, y: number): Point => [ORIGIN[0] + x * cos - y * sin, ORIGIN[1] + x * sin + y * cos];
const draw = (...points: Point[]) => straight(points.map(([x, y]) => at(x, y)));
const closed = (...points: Point[]) =>
  straight(
    points.map(([x, y]) => at(x, y)),
    true,
  );
const dot = (x: number, y: number, r: number) => {
  const [px, py] = at(x, y).map(Math.round);
  return circle(px ?? 0, py ?? 0, r);
};

/** Axes, a letter or a figure in the circle at their end. */
const columns = [0, 96, 192, 320];
const lines = [0, 84, 168, 276];
const axes = [
  ...columns.map((x) => draw([x, -58], [x, 330])),
  ...lines.map((y) => draw([-58, y], [374, y])),
].join("");
const bubbles = (radius: number) =>
  [
    ...columns.map((x) => dot(x, -58 - radius, radius)),
    ...lines.map((y) => dot(-58 - radius, y, radius)),
  ].join("");
const names = (radius: number) =>
  [
    ...columns.map((x, index) => ["1234"[index] ?? "", at(x, -58 - radius)] as const),
    ...lines.map((y, index) => ["ABCD"[index] ?? "", at(-58 - radius, y)] as const),
  ]
    .map(([name, [x, y]]) =>
      lettering(name, Math.round(x - radius / 4), Math.round(y - radius * 0.375), radius * 0.75),
    )
    .join("");

/** Walls as they are cut: filled between two faces, with openings. */
const walls = [
  closed([0, 0], [320, 0], [320, 168], [192, 168], [192, 276], [0, 276]),
  closed([12, 12], [12, 264], [180, 264], [180, 156], [308, 156], [308, 12]),
].join("");
const inner = [
  closed([90, 12], [98, 12], [98, 156], [90, 156]),
  closed([12, 164], [90, 164], [90, 172], [12, 172]),
  closed([192, 80], [308, 80], [308, 88], [192, 88]),
].join("");
const openings = [
  closed([28, -1], [70, -1], [70, 13], [28, 13]),
  closed([120, -1], [176, -1], [176, 13], [120, 13]),
  closed([224, -1], [290, -1], [290, 13], [224, 13]),
  closed([307, 100], [321, 100], [321, 140], [307, 140]),
  closed([-1, 40], [13, 40], [13, 120], [-1, 120]),
  closed([40, 263], [140, 263], [140, 277], [40, 277]),
  closed([89, 108], [99, 108], [99, 140], [89, 140]),
].join("");
const panes = [
  draw([28, 6], [70, 6]),
  draw([120, 6], [176, 6]),
  draw([224, 6], [290, 6]),
  draw([314, 100], [314, 140]),
  draw([6, 40], [6, 120]),
  draw([40, 270], [140, 270]),
  ...range(0, 9).map((step) => draw([110 + step * 7, 164], [110 + step * 7, 196])),
  draw([110, 180], [172, 180], [166, 175]),
].join("");

/** Swiss building profiles: poles at the corners, with the slope of the roof at their top. */
const corners: Point[] = [
  [0, 0],
  [320, 0],
  [320, 168],
  [192, 276],
  [0, 276],
];
const profiles = corners
  .map(([x, y]) => {
    const [px, py] = at(x, y).map(Math.round);
    return `M${px} ${py}v-54m-12 13l24-19M${(px ?? 0) - 10} ${(py ?? 0) + 7}l10-7 10 7`;
  })
  .join("");

/** Dimensions, ticked at every axis. */
const chain = (stops: number[], place: (stop: number) => Point, tick: Point): string =>
  [
    draw(place((stops[0] ?? 0) - 14), place((stops.at(-1) ?? 0) + 14)),
    ...stops.map((stop) => {
      const [x, y] = place(stop);
      return draw([x - tick[0], y - tick[1]], [x + tick[0], y + tick[1]]);
    }),
  ].join("");
const dimensions = [chain(columns, (x) => [x, 312], [6, -6]), chain(lines, (y) => [352, y], [6, -6])].join(
  "",
);
const measures = (
  [
    ["3.60", 48],
    ["3.60", 144],
    ["4.80", 256],
  ] as const
)
  .map(([word, x]) => {
    const [px = 0, py = 0] = at(x, 292).map(Math.round);
    return lettering(word, px - 18, py, 11);
  })
  .join("");

/** The plot and its neighbours: boundaries from stone to stone. */
const stones: Point[] = [
  [-150, -130],
  [220, -150],
  [452, -96],
  [470, 250],
  [250, 420],
  [-120, 430],
  [-176, 150],
];
const neighbours: Point[][] = [
  [
    [-150, -130],
    [-190, -420],
  ],
  [
    [220, -150],
    [240, -460],
  ],
  [
    [452, -96],
    [760, -160],
  ],
  [
    [470, 250],
    [800, 300],
  ],
  [
    [250, 420],
    [270, 800],
  ],
  [
    [-120, 430],
    [-300, 760],
  ],
  [
    [-176, 150],
    [-700, 190],
  ],
];
const boundary = `${closed(...stones)}${neighbours.map((each) => draw(...each)).join("")}`;

/** Sights from the instrument to the stones. */
const STATION: Point = [404, 372];
const sights = [stones[3], stones[2], stones[4], corners[2], corners[1]]
  .map((each) => draw(STATION, each ?? STATION))
  .join("");
const triangle = ([x, y]: Point, size: number) => {
  const [px, py] = at(x, y).map(Math.round);
  return `M${px} ${(py ?? 0) - size}l${size} ${2 * size - 3}h${-2 * size}z`.replaceAll(" -", "-");
};

const chance = dice(4);
const trees = (
  [
    [-98, -70, 26],
    [-120, 40, 20],
    [-96, 340, 30],
    [-30, 384, 22],
    [396, -40, 28],
    [424, 30, 20],
    [300, -104, 18],
  ] as const
)
  .map(([x, y, size]) => {
    const [px, py] = at(x, y);
    return round(
      range(0, 11).map((part): Point => {
        const turn = (part / 12) * 2 * Math.PI;
        const r = size * (0.86 + 0.26 * chance());
        return [px + r * Math.cos(turn), py + r * Math.sin(turn)];
      }),
    );
  })
  .join("");

const field = fieldOf(WIDTH / 20 + 14, HEIGHT / 20 + 14, 20, (x, y) => {
  return y / 260 - x / 900 + 0.18 * Math.sin(x / 210 + y / 300) + 0.1 * Math.sin(y / 120 - x / 170);
});
const [sx = 0, sy = 0] = at(...STATION).map(Math.round);
const [nx, ny] = [1516, 250];

/** Axes end in circles of that radius; a phone reads no measures. */
const drawn = (radius: number, figures: string) => [
  line(
    "#22313D",
    1.4,
    contourLines(field, range(-2, 5, 0.16), 3, () => true),
    'transform="translate(-80 -80)" ',
  ),
  line("#3B6A86", 1.3, axes, 'stroke-dasharray="22 5 3 5" '),
  line(DEEP, 1.6, trees),
  line("#4F6371", 1.6, boundary, 'stroke-dasharray="26 6" '),
  line("#7A5C3B", 1.2, sights),
  fill(CHALK, walls, 'fill-rule="evenodd" '),
  fill(CHALK, inner),
  fill("#0B1620", openings),
  line(CHALK, 1.3, `${openings}${panes}`),
  line(BLUE, 1.3, `${dimensions}${figures}${bubbles(radius)}`),
  line("#FFFFFF", radius / 11, names(radius)),
  line(BRASS, 2.4, profiles),
  fill("#0B1620", stones.map(([x, y]) => dot(x, y, 6)).join("")),
  line("#FFFFFF", 1.8, stones.map(([x, y]) => dot(x, y, 6)).join("")),
  fill("#C8102E", triangle(STATION, 15)),
  line("#FFFFFF", 1.6, triangle(STATION, 15)),
  fill("#FFFFFF", circle(sx, sy, 2)),
  line(CHALK, 1.6, `${circle(nx, ny, 30)}M${nx} ${ny + 46}v-92${lettering("N", nx - 4, ny - 64, 12)}`),
  fill(CHALK, `M${nx} ${ny - 30}l9 30h-18z`),
];
write("building-site", WIDTH, HEIGHT, drawn(16, measures));
write("narrow/building-site", 1040, 546, drawn(29, ""), [742, 76]);
