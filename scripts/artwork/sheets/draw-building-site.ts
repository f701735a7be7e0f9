// Draws the plan of a building site for websites: axes, walls, building profiles, boundary stones, fixed points,
// dimensions.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  circle,
  dice,
  fill,
  lettering,
  line,
  NIGHT,
  type Point,
  range,
  round,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";

const CHALK = "#CFE7F1";
const BLUE = "#5FB0D8";
const BRASS = "#DCAE81";

interface Size {
  name: string;
  width: number;
  height: number;
  /** The place of the house's first corner, the house's rotation in radians, and its scale. */
  origin: Point;
  turn: number;
  scale: number;
  /** The radius of the circles at the ends of the axes, and their distance from the house. */
  radius: number;
  stub: number;
  /** The height of the dimensions' figures, and the distance of the dimensions from the house. */
  figures: number;
  apart: number;
  /** Colours of thin lines, which have to be lighter on a small screen. */
  ink: { measure: string; figure: string; tree: string; boundary: string; axis: string; ground: string };
  posts: Point[];
  north: Point;
  /** The axes between which dimensions run, the boundary stones of the plot, and how far down the title reaches. */
  measured: { columns: number[]; lines: number[] };
  stones: Point[];
  title: number;
}

/** The house's axes. */
const columns = [0, 96, 192, 320];
const lines = [0, 84, 168, 276];
const [EAST, SOUTH] = [320, 276];

/** The middle and the length of each span between two axes: 96 units are 3.60 metres. */
const spans = (stops: number[]) =>
  stops.slice(1).map((stop, index) => {
    const before = stops[index] ?? 0;
    return { middle: (before + stop) / 2, metres: ((stop - before) * 0.0375).toFixed(2) };
  });

/** The outer corners of the house, where building profiles show how high it will be. */
const corners: Point[] = [
  [0, 0],
  [320, 0],
  [320, 168],
  [192, 276],
  [0, 276],
];

/** The plot's boundary stones, and the far ends of the boundaries between its neighbours. */
const plot: Point[] = [
  [-150, -130],
  [220, -150],
  [452, -96],
  [470, 250],
  [250, 420],
  [-120, 430],
  [-176, 150],
];
const beyond: Point[] = [
  [-190, -420],
  [240, -460],
  [760, -160],
  [800, 300],
  [270, 800],
  [-300, 760],
  [-290, 168],
];

/** The surveyor's instrument. It sights boundary stones, since a sight to the house would cross the dimensions. */
const STATION: Point = [424, 372];

function drawSite({
  name,
  width,
  height,
  origin,
  turn,
  scale,
  radius,
  stub,
  figures,
  apart,
  ink,
  posts,
  north: [nx, ny],
  measured,
  stones,
  title,
}: Size): void {
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const at = (x: number, y: number): Point => [origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos];
  const draw = (...points: Point[]) => straight(points.map(([x, y]) => at(x, y)));
  const closed = (...points: Point[]) =>
    straight(
      points.map(([x, y]) => at(x, y)),
      true,
    );
  const whole = (x: number, y: number): Point => {
    const [px, py] = at(x, y);
    return [Math.round(px), Math.round(py)];
  };
  const dot = (x: number, y: number, r: number) => circle(...whole(x, y), r);

  /** A letter or a figure in the circle at the end of each axis. */
  const ends = [
    ...columns.map((x, index) => ["1234"[index] ?? "", at(x, -stub - radius / scale)] as const),
    ...lines.map((y, index) => ["ABCD"[index] ?? "", at(-stub - radius / scale, y)] as const),
  ];
  const axes = [
    ...columns.map((x) => draw([x, -stub], [x, SOUTH + (measured.columns.includes(x) ? apart + 8 : 10)])),
    ...lines.map((y) => draw([-stub, y], [EAST + (measured.lines.includes(y) ? apart + 8 : 10), y])),
  ].join("");
  const bubbles = ends.map(([, [x, y]]) => circle(Math.round(x), Math.round(y), radius)).join("");
  const names = ends
    .map(([sign, [x, y]]) =>
      lettering(sign, Math.round(x - radius / 4), Math.round(y - radius * 0.375), radius * 0.75),
    )
    .join("");

  /** Walls in section: filled between their two faces, with openings. */
  const walls = [
    closed([0, 0], [320, 0], [320, 168], [192, 168], [192, 276], [0, 276]),
    closed([12, 12], [12, 264], [180, 264], [180, 156], [308, 156], [308, 12]),
  ].join("");
  const inner = [
    closed([90, 12], [98, 12], [98, 156], [90, 156]),
    closed([12, 164], [90, 164], [90, 172], [12, 172]),
    closed([192, 80], [308, 80], [308, 88], [192, 88]),
  ].join("");
  const windows = [
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
  /** The front door, which is open inwards. */
  const door = closed([178, 207], [194, 207], [194, 250], [178, 250]);
  const leaf = draw([192, 207], [180, 207], [137, 207]) + draw([192, 250], [180, 250]);
  const swing = smooth(
    range(0, 12).map((part): Point => {
      const turned = Math.PI - (part / 24) * Math.PI;
      return at(180 + 43 * Math.cos(turned), 207 + 43 * Math.sin(turned));
    }),
  );

  /** Swiss building profiles: poles that show the slope of the roof at their top. */
  const profiles = posts
    .map(([x, y]) => {
      const [px, py] = whole(x, y);
      return `M${px} ${py}v-44m-12 13l24-19M${px - 10} ${py + 7}l10-7 10 7`;
    })
    .join("");

  /** A line of dimensions with a tick at every axis. */
  const chain = (stops: number[], place: (stop: number) => Point): string =>
    [
      draw(place((stops[0] ?? 0) - 14), place((stops.at(-1) ?? 0) + 14)),
      ...stops.map((stop) => {
        const [x, y] = place(stop);
        return draw([x - 6, y + 6], [x + 6, y - 6]);
      }),
    ].join("");
  const dimensions =
    chain(measured.columns, (x) => [x, SOUTH + apart]) + chain(measured.lines, (y) => [EAST + apart, y]);
  const off = figures / scale;
  /** A figure along its dimension line. */
  const along = (word: string, x: number, y: number, more: number) => {
    const long = [...word].reduce((sum, sign) => sum + (sign === "." ? 6 : 12), -4) * (figures / 12);
    const turned = Math.round((turn * 180) / Math.PI) + more;
    return line(
      ink.figure,
      Math.max(1.3, figures / 9),
      lettering(word, Math.round(-long / 2), -figures / 2, figures),
      `transform="translate(${whole(x, y).join(" ")})rotate(${turned})" `,
    );
  };
  const measures = [
    // The unit is written once, on the last figure that is read without turning the sheet.
    ...spans(measured.columns).map(({ middle, metres }, index, all) =>
      along(index === all.length - 1 ? `${metres} m` : metres, middle, SOUTH + apart - off, 0),
    ),
    ...spans(measured.lines).map(({ middle, metres }) => along(metres, EAST + apart + off, middle, -90)),
  ];

  // Boundaries between neighbours that would cross the title are left out.
  const sides = stones.map((each, index) =>
    title > 0 && index < 3 ? "" : draw(each, beyond[index] ?? each),
  );
  const boundary = closed(...stones) + sides.join("");
  const sights = stones
    .slice(2, 5)
    .map((stone) => draw(STATION, stone))
    .join("");
  const [sx, sy] = whole(...STATION);
  const triangle = `M${sx} ${sy - 15}l15 27h-30z`;

  const chance = dice(4);
  const trees = (
    [
      [-98, -70, 26],
      [-120, 40, 20],
      [-96, 340, 30],
      [-30, 384, 22],
      [396, -40, 28],
    ] as const
  )
    .map(([x, y, size]) => {
      const [px, py] = at(x, y);
      return round(
        range(0, 11).map((part): Point => {
          const around = (part / 12) * 2 * Math.PI;
          const r = size * (0.86 + 0.26 * chance());
          return [px + r * Math.cos(around), py + r * Math.sin(around)];
        }),
      );
    })
    .join("");

  const field = fieldOf(width / 20 + 14, height / 20 + 14, 20, (x, y) => {
    return y / 260 - x / 900 + 0.18 * Math.sin(x / 210 + y / 300) + 0.1 * Math.sin(y / 120 - x / 170);
  });

  write(name, width, height, [
    `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="0" y1="${title + 80}" y2="${title + 200}"><stop stop-color="${ink.ground}" stop-opacity="0"/><stop offset="1" stop-color="${ink.ground}"/></linearGradient>`,
    line(
      title > 0 ? "url(#g)" : ink.ground,
      1.4,
      contourLines(field, range(-2, 5, 0.16), 3, ([, y]) => title === 0 || y > title + 60),
      'transform="translate(-80 -80)" ',
    ),
    line(ink.axis, 1.3, axes, 'stroke-dasharray="22 5 3 5" '),
    line(ink.tree, 1.6, trees),
    line(ink.boundary, 1.6, boundary, 'stroke-dasharray="26 6" '),
    line("#7A5C3B", 1.2, sights),
    fill(CHALK, walls, 'fill-rule="evenodd" '),
    fill(CHALK, inner),
    fill(NIGHT, windows + door),
    line(CHALK, 1.3, `${windows}${panes}`),
    line(CHALK, 2.6, leaf),
    line(CHALK, 1.1, swing),
    line(ink.measure, Math.max(1.3, figures / 11), `${dimensions}${bubbles}`),
    ...measures,
    line("#FFFFFF", radius / 11, names),
    line(BRASS, 2.4, profiles),
    fill(NIGHT, stones.map(([x, y]) => dot(x, y, 6)).join("")),
    line("#FFFFFF", 1.8, stones.map(([x, y]) => dot(x, y, 6)).join("")),
    fill("#C8102E", triangle),
    line("#FFFFFF", 1.6, triangle),
    fill("#FFFFFF", circle(sx, sy, 2)),
    line(CHALK, 1.6, `${circle(nx, ny, 26)}M${nx} ${ny + 40}v-80${lettering("N", nx - 5, ny - 60, 14)}`),
    fill(CHALK, `M${nx} ${ny - 26}l8 26h-16z`),
  ]);
}

drawSite({
  name: "building-site",
  width: 1600,
  height: 1000,
  origin: [1064, 316],
  turn: -0.22,
  scale: 0.92,
  radius: 16,
  stub: 58,
  figures: 12,
  apart: 34,
  ink: {
    measure: BLUE,
    figure: BLUE,
    tree: "#1E5273",
    boundary: "#4F6371",
    axis: "#3B6A86",
    ground: "#22313D",
  },
  // A profile at the corner next to the front door would cover the door.
  posts: corners.filter(([x]) => x !== 192),
  north: [1530, 250],
  measured: { columns, lines },
  stones: plot,
  title: 0,
});
/** On a phone the title is on the plot, above the house. */
drawSite({
  name: "narrow/building-site",
  width: 780,
  height: 720,
  origin: [280, 400],
  turn: -0.13,
  scale: 0.8,
  radius: 25,
  stub: 18,
  figures: 20,
  apart: 48,
  ink: {
    measure: "#8CC9E8",
    figure: CHALK,
    tree: "#4C8FB5",
    boundary: "#93A6B2",
    axis: "#6FA5C4",
    ground: "#334756",
  },
  // At the other corners profiles would overlap the circles of the axes.
  posts: [
    [320, 168],
    [0, 276],
  ],
  north: [728, 430],
  measured: { columns: [0, EAST], lines: [0, SOUTH] },
  stones: [[-150, -96], [220, -112], ...plot.slice(2)],
  title: 280,
});
