// Draws a watershed for lead generation: all streams of the basin join one river, which flows into the lake.
import { writeFileSync } from "node:fs";
import { contourLines } from "#scripts/artwork/drawing/contour-lines";
import {
  circle,
  dice,
  fill,
  GLACIER,
  INK,
  isAround,
  LAKE,
  line,
  PAPER,
  type Point,
  range,
  round,
  SIGNAL,
  smooth,
  write,
} from "#scripts/artwork/drawing/pen";

/** A rectangle without streams, from its upper left to its lower right corner. */
type Clearing = [left: number, top: number, right: number, bottom: number];

interface Basin {
  /** The distance between grid points in units: the smaller, the more streams. */
  cell: number;
  seed: number;
  /** The outline of the basin, starting at its outlet. */
  divide: Point[];
  /** The course of the river through the basin, and of the streams that join it at the names. */
  course: Point[];
  branches: Point[][];
  /** The confluences that get a name, from the source down. */
  named: Point[];
  /** The areas of their names, which are kept free of streams. */
  names: Clearing[];
}

interface Sheet {
  name: string;
  width: number;
  height: number;
  /** The x at which the sheet begins, left of the basin. */
  left: number;
  basin: Basin;
  /** The basin's scale in x and y, and the position of its origin on the sheet. */
  scale: Point;
  origin: Point;
  detail: Detail;
  /** The distance from a confluence to its name. */
  aside: number;
  /** The river from the outlet to below the lake's surface, without tributaries. */
  river: Point[];
  /** The gauge across the river at the outlet. */
  gauge: Point;
  /** The start of the gauge's name. */
  gaugeName: Point;
  lakeName: Point;
  /** The y of the lake's surface, and the depths below it at which its colour gets darker. */
  surface: number;
  depths: number[];
}

interface Detail {
  /** Classes of streams: from this number of drained cells on, a stream has this width. */
  classes: { from: number; width: number }[];
  /** The lowest class of the streams that join at a named confluence. */
  joining: number;
  /** Shorter streams are left out, in units. */
  shortest: number;
  /** The number of contours. */
  levels: number;
}

const FULL: Detail = {
  classes: [
    { from: 5, width: 1.5 },
    { from: 14, width: 2.3 },
    { from: 40, width: 3.4 },
    { from: 110, width: 4.7 },
    { from: 330, width: 6.8 },
    { from: 800, width: 9 },
  ],
  joining: 1,
  shortest: 0,
  levels: 26,
};

/** The same without the brooks. */
const SPARSE: Detail = {
  classes: [
    { from: 14, width: 1.5 },
    { from: 40, width: 2.3 },
    { from: 110, width: 3.4 },
    { from: 330, width: 5 },
    { from: 800, width: 7.4 },
  ],
  joining: 0,
  shortest: 70,
  levels: 14,
};

/** The lake's colours, from shallow to deep; its name is in the last one. */
const DEEPER = ["#9CC6DB", "#5F9CBE", LAKE];

/** The number of cells beyond the grid of the streams, so that contours reach the basin's outline there, too. */
const MARGIN = 4;

/** A stream's slope decreases with the number of cells it drains, to this power. */
const FLATTER = 0.22;

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

const lengthOf = (way: Point[]) =>
  way.slice(1).reduce((sum, point, index) => sum + distance(point, way[index] ?? point), 0);

/** The distance of a point from a line. */
function away([x, y]: Point, way: Point[]): number {
  const parts = way.slice(1).map(([bx, by], index) => {
    const [ax, ay] = way[index] ?? [bx, by];
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const part = Math.min(1, Math.max(0, along));
    return distance([x, y], [ax + part * (bx - ax), ay + part * (by - ay)]);
  });
  return Math.min(...parts);
}

/** Points along the closed curve that `round` draws. */
function rounded(points: Point[]): Point[] {
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  return points.flatMap((bend, index) => {
    const start = middle(points.at(index - 1) ?? bend, bend);
    const end = middle(bend, points[(index + 1) % points.length] ?? bend);
    return range(0, 7).map((step) => {
      const part = step / 8;
      const at = (axis: 0 | 1) =>
        (1 - part) ** 2 * start[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * end[axis];
      return [at(0), at(1)] satisfies Point;
    });
  });
}

const isOn = ([x, y]: Point, [left, top, right, bottom]: Clearing) =>
  x > left && x < right && y > top && y < bottom;

function blurred(heights: number[], columns: number, times: number): number[] {
  if (times === 0) return heights;
  const softer = heights.map((_, index) => {
    const near = [index, index - 1, index + 1, index - columns, index + columns];
    const known = near.map((each) => heights[each]).filter((each) => each !== undefined);
    return known.reduce((sum, each) => sum + each, 0) / known.length;
  });
  return blurred(softer, columns, times - 1);
}

/** Fills unknown heights from known neighbours, in `rounds` steps, so that contours reach the basin's outline. */
function spread(heights: (number | undefined)[], columns: number, rounds: number): (number | undefined)[] {
  if (rounds === 0) return heights;
  const wider = heights.map((known, index) => {
    if (known !== undefined) return known;
    const near = [index - 1, index + 1, index - columns, index + columns]
      .map((each) => heights[each])
      .filter((each) => each !== undefined);
    return near.length > 0 ? near.reduce((sum, each) => sum + each, 0) / near.length : undefined;
  });
  return spread(wider, columns, rounds - 1);
}

/** Calculates the basin's streams by class, its contours and the named confluences. */
function drain(
  { cell: size, seed, divide, course, branches, named, names }: Basin,
  { classes, joining, shortest, levels: count }: Detail,
) {
  const columns = Math.ceil(Math.max(...divide.map(([x]) => x)) / size) + 2;
  const rows = Math.ceil(Math.max(...divide.map(([, y]) => y)) / size) + 2;
  const cells = range(0, columns * rows - 1);
  const next = dice(seed);
  const places = cells.map((cell): Point => {
    const [dx, dy] = [next() - 0.5, next() - 0.5];
    return [((cell % columns) + 0.65 * dx) * size, (Math.floor(cell / columns) + 0.65 * dy) * size];
  });
  const placeOf = (cell: number): Point => places[cell] ?? [0, 0];
  const outline = rounded(divide);
  const basin = new Set(cells.filter((cell) => isAround(outline, placeOf(cell))));
  const cleared = new Set([...basin].filter((cell) => names.some((name) => isOn(placeOf(cell), name))));

  // The rock's hardness is random; it is low along the given courses, and high where no stream may be.
  const hardness = cells.map((cell) => {
    const rough = 0.5 + 1.2 * next();
    if (cleared.has(cell)) return 30 * rough;
    if (away(placeOf(cell), course) < 0.75 * size) return 0.2 * rough;
    return branches.some((branch) => away(placeOf(cell), branch) < 0.75 * size) ? 0.35 * rough : rough;
  });
  const neighboursOf = (cell: number) =>
    [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1]
      .map((step) => cell + step)
      .filter((other) => basin.has(other) && Math.abs((other % columns) - (cell % columns)) < 2);
  const gap = (a: number, b: number) => distance(placeOf(a), placeOf(b));

  // The water of each cell flows on the cheapest path to the outlet.
  const foot = course.at(-1) ?? [0, 0];
  const outlet = [...basin].reduce((best, cell) =>
    distance(placeOf(cell), foot) < distance(placeOf(best), foot) ? cell : best,
  );
  const cost = new Map([[outlet, 0]]);
  const down = new Map<number, number>();
  const open = new Set([outlet]);
  const upwards = new Set<number>();
  while (open.size > 0) {
    const [cell = 0] = [...open].sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    open.delete(cell);
    upwards.add(cell);
    for (const other of neighboursOf(cell)) {
      const toCourse = 1 + away(placeOf(other), course) / 350;
      const price = (cost.get(cell) ?? 0) + gap(cell, other) * (hardness[other] ?? 1) * toCourse;
      if (price >= (cost.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(other, price);
      down.set(other, cell);
      open.add(other);
    }
  }

  // The number of cells that each cell drains, including itself. Large streams are flat, small ones steep.
  const area = new Map([...upwards].map((cell) => [cell, 1]));
  for (const cell of [...upwards].toReversed()) {
    const below = down.get(cell);
    if (below !== undefined) area.set(below, (area.get(below) ?? 0) + (area.get(cell) ?? 0));
  }
  const height = new Map<number, number>();
  for (const cell of upwards) {
    const below = down.get(cell);
    const rise = below === undefined ? 0 : gap(cell, below) / (area.get(cell) ?? 1) ** FLATTER;
    height.set(cell, (height.get(below ?? cell) ?? 0) + rise);
  }

  const classOf = (cell: number) =>
    cleared.has(cell) ? -1 : classes.findLastIndex(({ from }) => (area.get(cell) ?? 0) >= from);
  const upOf = new Map<number, number[]>();
  for (const [cell, below] of down) upOf.set(below, [...(upOf.get(below) ?? []), cell]);
  const streamsInto = (cell: number) =>
    (upOf.get(cell) ?? [])
      .filter((up) => classOf(up) >= 0)
      .sort((a, b) => (area.get(b) ?? 0) - (area.get(a) ?? 0));

  // The parts of the streams, from each mouth or change of class up to the next.
  const reaches = classes.map((): string[] => []);
  function follow(mouth: number, start: number): void {
    let points = [placeOf(mouth)];
    let cell: number | undefined = start;
    while (cell !== undefined) {
      const here: number = cell;
      points.push(placeOf(here));
      const [main, ...side] = streamsInto(here);
      for (const each of side) follow(here, each);
      if (main === undefined || classOf(main) !== classOf(here)) {
        const isLong = points.length > 2 && lengthOf(points) > shortest;
        if (isLong || main !== undefined) reaches[classOf(here)]?.push(smooth(points));
        points = [placeOf(here)];
      }
      cell = main;
    }
  }
  for (const start of streamsInto(outlet)) follow(outlet, start);

  const trunk = [outlet];
  for (let main = streamsInto(outlet)[0]; main !== undefined; main = streamsInto(main)[0]) trunk.push(main);
  const joints = trunk.filter((cell) => classOf(streamsInto(cell)[1] ?? -1) >= joining).map(placeOf);
  const marks = named.map((wish) =>
    joints.reduce((best, joint) => (distance(joint, wish) < distance(best, wish) ? joint : best)),
  );

  const top = Math.max(...height.values());
  const ground = spread(
    cells.map((cell) => height.get(cell)),
    columns,
    9,
  ).map((each) => each ?? top);
  const heights = blurred(ground, columns, 2);
  const within = (each: number, count: number) => Math.min(count - 1, Math.max(0, each - MARGIN));
  const field = {
    columns: columns + 2 * MARGIN,
    rows: rows + 2 * MARGIN,
    cell: size,
    heights: range(0, rows + 2 * MARGIN - 1).flatMap((row) =>
      range(0, columns + 2 * MARGIN - 1).map(
        (column) => heights[within(row, rows) * columns + within(column, columns)] ?? top,
      ),
    ),
  };
  const levels = range(top / count, top, top / count);
  // Contours extend slightly beyond the basin's outline, which clips them; names have a background that covers them
  // (watershed.module.css).
  const contoursAt = (isThick: boolean) =>
    contourLines(
      field,
      levels.filter((_, index) => (index % 5 === 4) === isThick),
      2,
      ([x, y]) => {
        const point: Point = [x - MARGIN * size, y - MARGIN * size];
        return isAround(outline, point) || away(point, outline) < 3 * size;
      },
    );
  return { mouth: placeOf(outlet), reaches, marks, thin: contoursAt(false), thick: contoursAt(true) };
}

/** The ground and its contours. `more` multiplies the line widths, to make up for the scale of a smaller basin. */
const groundOf = ({ divide, cell }: Basin, thin: string, thick: string, more: number) => [
  fill("#FDFBF5", round(divide)),
  `<clipPath id="basin"><path d="${round(divide)}"/></clipPath>`,
  `<g clip-path="url(#basin)"><g transform="translate(${-MARGIN * cell} ${-MARGIN * cell})">${line("#E2CBA8", tenth(1.4 * more), thin)}${line("#CFA677", tenth(1.9 * more), thick)}</g></g>`,
  line(
    INK,
    tenth(1.9 * more),
    round(divide),
    `stroke-dasharray="${[18, 6, 2, 6].map((each) => tenth(each * more)).join(" ")}" `,
  ),
];

const gaugeAt = ([x, y]: Point) =>
  line(SIGNAL, 3.6, "M-38 0h76m-76-9v18m76-18v18", `transform="translate(${x} ${y})rotate(55)" `);

const tenth = (length: number) => Number(length.toFixed(1));

/** Draws the watershed and returns the CSS of the positions of its names. */
function drawWatershed(sheet: Sheet): string[] {
  const { name, width, height, left, basin, scale, origin, detail, river } = sheet;
  const { aside, surface, depths, gaugeName, lakeName } = sheet;
  const drained = drain(basin, detail);
  const { reaches, thin, thick } = drained;
  const onSheet = ([x, y]: Point): Point => [origin[0] + x * scale[0], origin[1] + y * scale[1]];
  const [mouth, marks] = [onSheet(drained.mouth), drained.marks.map(onSheet)];
  const isSmaller = scale[0] !== 1;
  const more = 1 / Math.sqrt(scale[0] * scale[1]);
  const inBasin = (parts: string[]) =>
    isSmaller
      ? [`<g transform="matrix(${scale[0]} 0 0 ${scale[1]} ${origin.join(" ")})">`, ...parts, "</g>"]
      : parts;
  const water = (depth: number) => `M${left} ${surface + depth}h${width}V${height}H${left}z`;
  const rings = marks.map(([x, y]) => circle(Math.round(x), Math.round(y), 11)).join("");
  const streams = detail.classes.map(({ width: breadth }, index) =>
    line(LAKE, tenth(breadth * more), (reaches[index] ?? []).join("")),
  );
  write(
    name,
    width,
    height,
    [
      ...inBasin(groundOf(basin, thin, thick, more)),
      line(LAKE, tenth(1.17 * (detail.classes.at(-1)?.width ?? 0)), smooth([mouth, ...river])),
      fill(GLACIER, water(0)),
      ...depths.map((depth, index) => fill(DEEPER[index] ?? LAKE, water(depth))),
      line(LAKE, 2.2, `M${left} ${surface}h${width}`),
      ...inBasin(streams),
      `<path fill="${PAPER}" stroke="${INK}" stroke-width="4" d="${rings}"/>`,
      gaugeAt(sheet.gauge),
    ],
    [left, 0],
  );
  const percent = (part: number) => `${Number((100 * part).toFixed(2))}%`;
  const placed = (selector: string, x: number, y: number) =>
    `${selector} {\n  left: ${percent((x - left) / width)};\n  top: ${percent(y / height)};\n}\n`;
  return [
    ...marks.map(([x, y], index) => placed(`.names > :nth-child(${index + 1})`, x + aside, y)),
    placed(".gauge", ...gaugeName),
    placed(".lake", ...lakeName),
  ];
}

/** The river comes from the upper right corner. */
const large: Basin = {
  cell: 20,
  seed: 11,
  divide: [
    [12, 1230],
    [12, 1230],
    [70, 1090],
    [46, 960],
    [30, 820],
    [70, 680],
    [36, 540],
    [86, 400],
    [60, 260],
    [130, 130],
    [280, 60],
    [450, 90],
    [620, 30],
    [820, 56],
    [980, 20],
    [1150, 60],
    [1290, 24],
    [1380, 110],
    [1364, 260],
    [1390, 420],
    [1350, 560],
    [1374, 700],
    [1320, 860],
    [1180, 960],
    [1040, 1010],
    [900, 1160],
    [720, 1206],
    [520, 1186],
    [340, 1244],
    [170, 1224],
  ],
  course: [
    [1300, 110],
    [1200, 140],
    [1080, 160],
    [980, 210],
    [930, 290],
    [850, 400],
    [740, 470],
    [680, 560],
    [640, 650],
    [580, 730],
    [480, 780],
    [380, 830],
    [290, 890],
    [254, 960],
    [246, 1010],
    [200, 1090],
    [120, 1150],
    [20, 1220],
  ],
  branches: [
    [
      [760, 70],
      [840, 130],
      [950, 250],
    ],
    [
      [200, 200],
      [390, 360],
      [520, 520],
      [640, 650],
    ],
    [
      [90, 540],
      [130, 760],
      [190, 890],
      [254, 970],
    ],
    [
      [1350, 500],
      [1150, 480],
      [960, 460],
      [850, 400],
    ],
    [
      [1300, 840],
      [1000, 880],
      [760, 870],
      [500, 790],
    ],
  ],
  named: [
    [950, 250],
    [640, 650],
    [220, 1060],
  ],
  names: [
    [966, 210, 1410, 410],
    [660, 610, 1190, 770],
    [246, 980, 800, 1240],
  ],
};

/** The basin at full scale, with its brooks. */
const inFull: Pick<Sheet, "scale" | "origin" | "detail" | "aside"> = {
  scale: [1, 1],
  origin: [0, 0],
  detail: FULL,
  aside: 36,
};

/** The river flows to below the page's text; x = 0 is the middle of the page. */
const wide = drawWatershed({
  name: "watershed",
  width: 4880,
  height: 1600,
  left: -2480,
  basin: large,
  ...inFull,
  river: [
    [-60, 1262],
    [-150, 1268],
    [-222, 1296],
    [-275, 1318],
    [-318, 1350],
    [-334, 1400],
  ],
  gauge: [12, 1228],
  gaugeName: [48, 1282],
  lakeName: [-334, 1480],
  surface: 1352,
  depths: [22, 48, 78],
});

/** A flatter basin with streams across its whole width. */
const broad: Basin = {
  cell: 20,
  seed: 11,
  divide: [
    [470, 704],
    [470, 704],
    [380, 694],
    [256, 656],
    [160, 610],
    [76, 530],
    [100, 420],
    [58, 310],
    [92, 200],
    [72, 110],
    [170, 46],
    [320, 70],
    [480, 26],
    [640, 60],
    [800, 24],
    [960, 56],
    [1130, 20],
    [1290, 56],
    [1440, 28],
    [1562, 90],
    [1540, 200],
    [1584, 310],
    [1544, 420],
    [1568, 520],
    [1460, 596],
    [1300, 604],
    [1150, 652],
    [980, 670],
    [840, 708],
    [720, 700],
    [590, 712],
  ],
  course: [
    [1480, 110],
    [1380, 150],
    [1270, 150],
    [1180, 190],
    [1110, 250],
    [1030, 290],
    [930, 300],
    [850, 350],
    [770, 380],
    [690, 440],
    [620, 480],
    [560, 530],
    [520, 590],
    [490, 640],
    [474, 694],
  ],
  branches: [
    [
      [900, 70],
      [1000, 150],
      [1110, 250],
    ],
    [
      [430, 90],
      [560, 200],
      [680, 300],
      [770, 380],
    ],
    [
      [110, 290],
      [200, 420],
      [330, 500],
      [440, 560],
      [520, 590],
    ],
    [
      [1540, 480],
      [1330, 450],
      [1110, 400],
      [930, 300],
    ],
    [
      [1400, 570],
      [1150, 560],
      [930, 530],
      [690, 440],
    ],
  ],
  named: [
    [1110, 250],
    [770, 380],
    [500, 620],
  ],
  names: [
    [1098, 254, 1580, 370],
    [780, 340, 1220, 460],
    [515, 590, 1000, 712],
  ],
};

/** For tablets, below the text, with the lake across the whole width. */
const narrow = drawWatershed({
  name: "narrow/watershed",
  width: 1640,
  height: 980,
  left: 0,
  basin: broad,
  ...inFull,
  river: [
    [400, 736],
    [310, 742],
    [238, 768],
    [190, 790],
    [152, 822],
    [138, 880],
  ],
  gauge: [470, 704],
  gaugeName: [506, 752],
  lakeName: [138, 940],
  surface: 832,
  depths: [18, 40, 66],
});

/** On phones the first name has three lines, so the stream below it is lower. */
const small: Basin = {
  ...large,
  branches: large.branches.with(3, [
    [1350, 640],
    [1150, 610],
    [960, 560],
    [760, 460],
  ]),
  names: large.names.with(0, [966, 210, 1410, 560]),
};

/** For phones, below the text: the same basin as on wide screens, scaled down. */
const phone = drawWatershed({
  name: "phone/watershed",
  width: 780,
  height: 620,
  left: 0,
  basin: small,
  scale: [0.51, 0.39],
  origin: [34, -2],
  detail: SPARSE,
  aside: 28,
  river: [
    [20, 494],
    [8, 514],
    [4, 544],
  ],
  gauge: [41, 478],
  gaugeName: [78, 511],
  lakeName: [40, 595],
  surface: 542,
  depths: [8, 17, 28],
});

const indented = (rule: string) => rule.replace(/^(?=.)/gm, "  ");

writeFileSync(
  new URL("../../../app/sections/leads/name-places.module.css", import.meta.url),
  `/* Where the names stand on the watershed; written by scripts/artwork/sheets/draw-watershed.ts. */\n${narrow.join("\n")}\n@media (width < 48rem) {\n${phone.map(indented).join("\n")}}\n\n@media screen and (width >= 75rem) and (forced-colors: none) {\n${wide.map(indented).join("\n")}}\n`,
);
