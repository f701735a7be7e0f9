// Draws a watershed for lead generation: all streams of the basin join one river, which flows into the lake.
import { writeFileSync } from "node:fs";
import {
  circle,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  PAPER,
  type Point,
  round,
  SIGNAL,
  smooth,
  write,
} from "#scripts/artwork/drawing/pen";
import { type Basin, gridOf } from "./watershed/basin.ts";
import { contoursOf, MARGIN } from "./watershed/contours.ts";
import { flowOf } from "./watershed/flow.ts";
import { type Detail, streamsOf } from "./watershed/streams.ts";

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

/** Calculates the basin's streams by class, its contours and the named confluences. */
function drain(basin: Basin, detail: Detail) {
  const grid = gridOf(basin);
  const flow = flowOf(grid, basin);
  return {
    mouth: grid.placeOf(flow.outlet),
    ...streamsOf(grid, flow, basin, detail),
    ...contoursOf(grid, flow, basin.cell, detail.levels),
  };
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
