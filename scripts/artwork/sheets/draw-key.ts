// The key of a map, for the overview of services: six signs, each in a piece of the landscape that it stands for.
// The page opens with a sheet that shows all six, and shows each sign again beside its service.
import { inMenuOf } from "#app/content/services/service-list";
import type { ServiceEntry } from "#app/content/shared/page-content";
import type { Locale } from "#app/domain/language/locale";
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  CONTOUR,
  circle,
  dice,
  FOREST,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  NIGHT,
  PAPER,
  type Point,
  range,
  SAND,
  SIGNAL,
  smooth,
  straight,
  WATER,
  write,
} from "#scripts/artwork/drawing/pen";
import { upright, words } from "#scripts/artwork/drawing/words";
import { inBoth } from "#scripts/artwork/region/sheet";

const WIDTH = 360;
const HEIGHT = 240;
const SHEET_WIDTH = 1640;
const SHEET_HEIGHT = 460;

/** A rectangle turned about its first corner; `turn` in radians. */
function block(x: number, y: number, width: number, depth: number, turn: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (dx: number, dy: number): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  return straight([corner(0, 0), corner(width, 0), corner(width, depth), corner(0, depth)], true);
}

/** Plots with houses along a street; one house is still a plan. */
const site = [
  fill("#F3E3D3", "M0 0h360v240H0z"),
  fill("#FFFFFF", "M-10 176L370 96v34L-10 210zM176-10l34-4 46 136-34 8zM96 250l-8-64 32-6 12 70z"),
  line(
    CONTOUR,
    1.2,
    "M-10 176L226 126M210-14l46 134 114-26M176-10l50 136M-10 210l100-22 10 62M132 250l-12-68 250-52M44-10l22 170M118-10l26 152M296-10l26 118M40 200l8 50M176 171l14 79M246 156l16 94M312 142l14 108",
  ),
  fill(
    INK,
    `${block(14, 84, 34, 26, -0.14)}${block(18, 130, 22, 24, -0.2)}${block(78, 40, 26, 44, -0.15)}${block(80, 112, 36, 24, -0.2)}${block(150, 20, 22, 30, -0.2)}${block(158, 82, 40, 26, -0.22)}${block(252, 24, 30, 30, -0.3)}${block(268, 66, 24, 22, -0.25)}${block(322, 20, 30, 40, -0.2)}${block(20, 216, 24, 30, -0.18)}${block(142, 196, 26, 32, -0.2)}${block(268, 176, 30, 42, -0.2)}${block(328, 162, 40, 28, -0.2)}`,
  ),
  line(SIGNAL, 2.4, block(196, 182, 38, 40, -0.2), 'stroke-dasharray="7 4" '),
  line(SIGNAL, 1.6, "M184 176l56-11M178 170l12 12M234 159l12 12"),
];

/** Streets between blocks, a pin, and the ways that lead to it. */
const search = [
  fill("#EAD3BC", "M0 0h360v240H0z"),
  fill("#CFE0BD", "M250 150l70-16 24 70-64 22z"),
  fill(GLACIER, "M-10 20Q90 60 110 130T90 250H60Q96 180 76 130T-10 46z"),
  line(
    "#FFFFFF",
    11,
    "M-10 96L370 30M130-10l96 260M-10 176L370 112M250-10l80 260M196 60l50 145M-10 236L370 190",
  ),
  line("#FFFFFF", 6, "M40-10l30 94M84 160l22 62M300 42l24 78M340-10l30 50"),
  line(
    SIGNAL,
    3,
    "M4 238L114 223L203 212L172 126L190 122M356 34L268 48L294 120L206 136M262 246L246 207L224 148",
    'stroke-dasharray="1 7" ',
  ),
  fill(SIGNAL, "M206 140c-14-20-26-30-26-46a26 26 0 1 1 52 0c0 16-12 26-26 46z"),
  fill("#FFFFFF", circle(206, 94, 9)),
];

/** AI: a beacon on the water, with the circles of its signal. */
const assistant = [
  fill(NIGHT, "M0 0h360v240H0z"),
  line(
    "#1E5273",
    1.2,
    range(1, 9)
      .map((n) => circle(196, 120, 26 * n))
      .join(""),
  ),
  line(
    "#5FB0D8",
    2,
    range(0, 2)
      .map((n) => circle(196, 120, 22 + 26 * n * 1.2))
      .join(""),
    'stroke-dasharray="3 7" ',
  ),
  line("#DCAE81", 1.4, "M196-10v92M196 158v92M-10 120h168M234 120h140"),
  fill("#F2CF96", "M196 98l6 16 16 6-16 6-6 16-6-16-16-6 16-6z"),
  fill(
    "#F2CF96",
    [
      [70, 60],
      [292, 52],
      [318, 178],
      [96, 190],
      [258, 204],
      [40, 132],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3.5))
      .join(""),
  ),
];

/** A sign with its construction lines. */
const design = [
  fill(PAPER, "M0 0h360v240H0z"),
  line(
    SAND,
    1,
    range(0, 360, 20)
      .map((x) => `M${x} 0v240`)
      .join("") +
      range(0, 240, 20)
        .map((y) => `M0 ${y}h360`)
        .join(""),
  ),
  line(
    CONTOUR,
    1.2,
    `${circle(180, 120, 84)}${circle(180, 120, 42)}${circle(138, 120, 42)}${circle(222, 120, 42)}M-10 120h380M180-10v260M60 0l240 240M300 0L60 240M96 36v168M264 36v168M-10 36h380M-10 204h380`,
  ),
  fill(FOREST, "M99 142l45-64 24 34 24-48 69 78a84 84 0 0 1-162 0z"),
  line(PAPER, 2, "M144 78l-8 28 12 10-10 26M192 64l6 34-14 14 12 30", 'stroke-dasharray="1 6" '),
  line(INK, 2, circle(180, 120, 84)),
  line(SIGNAL, 1.4, "M96 222h168M96 216v12M264 216v12"),
];

/** The shore of the lake that a basin drains into, from north to south. */
const shore: Point[] = [
  [370, 22],
  [340, 28],
  [316, 50],
  [306, 84],
  [300, 118],
  [304, 152],
  [316, 188],
  [342, 208],
  [370, 212],
];
const MOUTH: Point = [300, 118];

/** The basin's streams, each from its spring down to where it joins another, which comes before it in the list. */
const streams: { width: number; course: Point[] }[] = [
  { width: 5.4, course: [[214, 124], [232, 122], [252, 126], [276, 122], MOUTH] },
  {
    width: 3.4,
    course: [
      [178, 66],
      [186, 84],
      [200, 104],
      [214, 124],
    ],
  },
  {
    width: 3.4,
    course: [
      [176, 144],
      [188, 136],
      [200, 132],
      [214, 124],
    ],
  },
  {
    width: 2.8,
    course: [
      [236, 174],
      [240, 158],
      [250, 142],
      [264, 125],
    ],
  },
  {
    width: 2,
    course: [
      [158, 14],
      [164, 34],
      [168, 50],
      [178, 66],
    ],
  },
  {
    width: 2,
    course: [
      [206, 4],
      [198, 24],
      [192, 44],
      [178, 66],
    ],
  },
  {
    width: 2,
    course: [
      [118, 132],
      [138, 144],
      [156, 142],
      [176, 144],
    ],
  },
  {
    width: 2,
    course: [
      [136, 214],
      [148, 194],
      [160, 166],
      [176, 144],
    ],
  },
  {
    width: 2,
    course: [
      [206, 232],
      [216, 212],
      [222, 192],
      [236, 174],
    ],
  },
  {
    width: 2,
    course: [
      [266, 226],
      [260, 208],
      [246, 194],
      [236, 174],
    ],
  },
  {
    width: 2,
    course: [
      [250, 14],
      [252, 40],
      [258, 66],
      [262, 92],
      [276, 122],
    ],
  },
  {
    width: 1.6,
    course: [
      [222, 26],
      [232, 42],
      [244, 54],
      [258, 66],
    ],
  },
  {
    width: 1.6,
    course: [
      [176, 226],
      [180, 206],
      [172, 196],
      [154, 180],
    ],
  },
];

/** Points along a line, about three units apart. */
const walk = (course: Point[]): Point[] =>
  course.slice(1).flatMap(([x, y], index): Point[] => {
    const [px, py] = course[index] ?? [x, y];
    const steps = Math.ceil(Math.hypot(x - px, y - py) / 3);
    return range(1, steps).map(
      (step): Point => [px + ((x - px) * step) / steps, py + ((y - py) * step) / steps],
    );
  });

/** The level of the water: the lake at 0, each stream higher the further it is from the lake. */
const wet: [x: number, y: number, level: number][] = walk(shore).map(([x, y]) => [x, y, 0]);
for (const { course } of streams) {
  const upwards = walk(course).toReversed();
  const [endX = 0, endY = 0] = upwards[0] ?? [];
  const below = wet.toSorted(
    ([ax, ay], [bx, by]) => Math.hypot(ax - endX, ay - endY) - Math.hypot(bx - endX, by - endY),
  )[0];
  for (const [index, [x, y]] of upwards.entries()) wet.push([x, y, (below?.[2] ?? 0) + index * 1.5]);
}

/** The ground rises from all water, so that contours bend upstream at brooks and downhill on spurs. */
const STEP = 6;
const SOFT = 4;
/** The grid covers a little more than the part that the page shows. */
const WEST = 120;
const RIM = 24;
const ground = fieldOf((WIDTH - WEST + RIM) / STEP, (HEIGHT + 2 * RIM) / STEP, STEP, (left, top) => {
  const [x, y] = [left + WEST, top - RIM];
  // A soft minimum over all points of water: the ridge between two streams is rounded.
  const ways = wet.map(([wx, wy, level]) => level + 1.9 * Math.hypot(wx - x, wy - y) ** 0.9);
  return -SOFT * Math.log(ways.reduce((sum, way) => sum + Math.exp(-way / SOFT), 0));
});
const slopes = (heights: number[]) => contourLines(ground, heights, 2);
const place = `transform="translate(${WEST} -${RIM})" `;
const levels = range(14, 180, 14);

/** Brooks that join to a river, which flows into a lake. */
const leads = [
  fill("#F3EBD8", "M0 0h360v240H0z"),
  line("#DDB98C", 1, slopes(levels.filter((_, index) => index % 5 !== 4)), place),
  line("#C9985F", 1.5, slopes(levels.filter((_, index) => index % 5 === 4)), place),
  fill(GLACIER, `${smooth(shore)}z`),
  line(LAKE, 1.8, smooth(shore)),
  ...streams.map(({ width, course }) => line(LAKE, width, smooth(course))),
];

/** The layers of the ground. */
const hosting = [
  fill("#D3E3E6", "M0 0h360v240H0z"),
  fill("#E7D9BC", "M0 96Q90 60 180 84T370 60V250H0z"),
  fill("#EFE1B4", "M0 132Q90 96 180 120T370 96V250H0z"),
  fill("#DDD5C2", "M0 168Q90 132 180 156T370 132V250H0z"),
  fill("#ECDACF", "M0 206Q90 170 180 194T370 170V250H0z"),
  line("#A2804F", 1.6, "M0 96Q90 60 180 84T370 60"),
  line(
    "#B9834F",
    1.2,
    "M0 132Q90 96 180 120T370 96M0 168Q90 132 180 156T370 132M0 206Q90 170 180 194T370 170",
  ),
  line(
    "#8C7E63",
    1.2,
    "M0 144Q90 108 180 132T370 108M0 156Q90 120 180 144T370 120",
    'stroke-dasharray="26 9" ',
  ),
  fill(
    "#A2804F",
    range(0, 26)
      .map((n) => circle(8 + 14 * n, Math.round(112 - 18 * Math.sin(n / 4.2) - 0.7 * n + (n % 3) * 6), 1.6))
      .join(""),
  ),
  line(
    "#BD917B",
    1.4,
    range(0, 21)
      .map((n) => `M${6 + 17 * n} ${218 + (n % 2) * 12 - n}h8m-4-4v8`)
      .join(""),
  ),
  fill(INK, "M262 152h64v62h-64z"),
  line("#5FB0D8", 2, "M270 164h48M270 178h48M270 192h48M270 206h48"),
  fill("#F2CF96", `${circle(314, 164, 2.4)}${circle(314, 178, 2.4)}${circle(314, 192, 2.4)}`),
  line(INK, 2, "M294 152V60"),
  fill(INK, "M280 62l14-20 14 20z"),
  line("#93BFD2", 1.6, "M-6 44l50-26 34 18 44-30 40 26 46-30 44 28 40-20 84 40"),
];

/** The six signs in the order of the page: the drawing of each, and the middle and radius of the part that is shown. */
const signs: { symbol: ServiceEntry["symbol"]; piece: string[]; middle: Point; reach: number }[] = [
  { symbol: "site", piece: site, middle: [214, 190], reach: 47 },
  { symbol: "search", piece: search, middle: [206, 106], reach: 58 },
  { symbol: "assistant", piece: assistant, middle: [196, 120], reach: 62 },
  { symbol: "design", piece: design, middle: [180, 126], reach: 94 },
  { symbol: "leads", piece: leads, middle: [268, 120], reach: 74 },
  { symbol: "hosting", piece: hosting, middle: [285, 144], reach: 74 },
];
const MEADOW = "#E4EBD0";
const crops = ["#D5E1B9", "#EDEED6", "#C9DAAC", "#F2EBC8"];
const RING = 42;

/** The place of a sign on the sheet: in two rows of three. */
const placeOf = (index: number): Point => [890 + 146 * (index % 3), 147 + 138 * Math.floor(index / 3)];

const ringed = ({ piece, middle: [x, y], reach }: (typeof signs)[number], index: number) => {
  const [px, py] = placeOf(index);
  return [
    fill("#FFFFFF", circle(px, py, RING + 6)),
    `<clipPath id="s${index}"><path d="${circle(x, y, reach)}"/></clipPath>`,
    `<g transform="translate(${px} ${py}) scale(${(RING / reach).toFixed(3)}) translate(${-x} ${-y})"><g clip-path="url(#s${index})">${piece.join("")}</g></g>`,
    line(INK, 2, circle(px, py, RING)),
  ].join("");
};

/** The name below each sign. */
const named = (locale: Locale) =>
  signs.map(({ symbol }, index) => {
    const [x, y] = placeOf(index);
    return words(upright, {
      text: inMenuOf(locale, symbol).label,
      at: [x, y + RING + 19],
      size: 16,
      colour: INK,
      halo: { colour: MEADOW, width: 6 },
    });
  });

/** The crossing of a lane that runs up the sheet and one that runs across it. */
const corner = (up: number, across: number): Point => {
  const y = (across - 0.17 * up) / 1.063;
  return [up + 0.37 * y, y];
};
const ups = range(0, 24).map((n) => -220 + 78 * n + 22 * Math.sin(2.4 * n));
const acrosses = range(0, 13).map((n) => -70 + 66 * n + 10 * Math.sin(1.7 * n));

const chance = dice(6);
/** A field between four lanes. */
const field = (left: number, right: number, top: number, bottom: number) =>
  straight([corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)], true);
const fields = ups.slice(1).flatMap((right, column) =>
  acrosses.slice(1).flatMap((bottom, row) => {
    const [left = 0, top = 0] = [ups[column], acrosses[row]];
    const [x, y] = corner(left, top);
    if (x < -90 || x > SHEET_WIDTH || y < -80 || y > SHEET_HEIGHT) return [];
    const middle = left + (right - left) * (0.3 + 0.4 * chance());
    return [field(left, middle, top, bottom), field(middle, right, top, bottom)].map((d) => ({
      d,
      x,
      crop: Math.floor(chance() * (crops.length + 1)),
    }));
  }),
);

/** The lake east of the fields, into which the river flows. */
const lake: Point[] = [
  [1420, -40],
  [1352, 40],
  [1306, 110],
  [1280, 168],
  [1262, 230],
  [1256, 300],
  [1266, 370],
  [1292, 430],
  [1340, 520],
];
const river: Point[] = [
  [1010, -40],
  [1030, 20],
  [1090, 46],
  [1170, 60],
  [1240, 96],
  [1300, 146],
];
const inland = `${smooth([...lake, [1800, 520], [1800, -40]])}z`;

/** The widths of roads and of the river. */
const ROAD = 6;
const RIVER = 15;

/** The wider lanes, which cross the river on bridges. */
const roads = [
  ...ups.filter((_, index) => index % 4 === 1).map((up) => straight([corner(up, -200), corner(up, 900)])),
  ...acrosses
    .filter((_, index) => index % 3 === 1)
    .map((across) => straight([corner(-300, across), corner(1800, across)])),
].join("");

/** The furthest that a field extends to the right of its first corner. */
const REACH = 160;

/** The whole sheet from x = `left` on: fields between lanes beside a lake, and the six signs. */
const sheetFrom = (left: number, seen = fields.filter(({ x }) => x > left - REACH)) => [
  fill(MEADOW, `M0 0h${SHEET_WIDTH}v${SHEET_HEIGHT}H0z`),
  ...crops.map((colour, crop) =>
    fill(
      colour,
      seen
        .filter((each) => each.crop === crop)
        .map(({ d }) => d)
        .join(""),
    ),
  ),
  line("#B5C596", 0.8, seen.map(({ d }) => d).join("")),
  line("#FFFFFF", ROAD, roads),
  line(LAKE, RIVER + 3, smooth(river)),
  fill(GLACIER, inland),
  line(
    WATER,
    1,
    [22, 48, 80].map((far) => smooth(lake.map(([x, y]): Point => [x + far, y + far / 4]))).join(""),
  ),
  line(LAKE, 2, smooth(lake)),
  // Drawn after the shore, so that the river's mouth covers it.
  line(GLACIER, RIVER, smooth(river)),
  `<mask id="b" maskUnits="userSpaceOnUse" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}">${line("#FFFFFF", RIVER + 8, smooth(river))}</mask>`,
  `<g mask="url(#b)">${line(CONTOUR, ROAD + 3, roads)}${line("#FFFFFF", ROAD, roads)}</g>`,
  ...signs.map(ringed),
];

const cells = signs.map(
  ({ piece }, index) =>
    `<g clip-path="url(#c)" transform="translate(${(index % 2) * WIDTH} ${Math.floor(index / 2) * HEIGHT})">${piece.join("")}</g>`,
);

write("key", 2 * WIDTH, 3 * HEIGHT, [
  `<clipPath id="c"><path d="M0 0h${WIDTH}v${HEIGHT}H0z"/></clipPath>`,
  ...cells,
]);
write("whole-sheet", SHEET_WIDTH, SHEET_HEIGHT, [...sheetFrom(-REACH), inBoth(named)]);
// The page sets the names as text (services/whole-sheet.module.css); a phone shows the middle 471 units.
write("narrow/whole-sheet", 920, 390, sheetFrom(576), [576, 70]);
