// A small figure for each article: its subject in the style of a map.
import { costs as costsArticle } from "#app/content/articles/costs";
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
  round,
  SAND,
  SLATE,
  smooth,
  WATER,
  write,
} from "#scripts/artwork/drawing/pen";
import { typeCase, upright, widthOf } from "#scripts/artwork/drawing/words";
import { inBoth } from "#scripts/artwork/region/sheet";

const WIDTH = 480;
const HEIGHT = 320;

const ground = (colour: string) => fill(colour, `M0 0h${WIDTH}v${HEIGHT}H0z`);

type Hill = [x: number, y: number, height: number, width: number];

/** The contour lines of some hills; each fifth is an index line. */
export function hills(all: Hill[], step = 0.1, [width, height]: Point = [WIDTH, HEIGHT]): string[] {
  const field = fieldOf(Math.ceil(width / 16) + 5, Math.ceil(height / 16) + 5, 16, (x, y) =>
    all.reduce(
      (sum, [hx, hy, high, wide]) =>
        sum + high * Math.exp(-((x - 32 - hx) ** 2 + (y - 32 - hy) ** 2) / (2 * wide ** 2)),
      0.04 * Math.sin(x / 37 + y / 61) + 0.03 * Math.cos(y / 29 - x / 83),
    ),
  );
  const heights = range(step, 1.6, step);
  const lines = (isIndex: boolean) =>
    contourLines(
      field,
      heights.filter((_, index) => (index % 5 === 4) === isIndex),
      2,
    );
  return [
    `<g transform="translate(-32-32)">`,
    line(SAND, 1.2, lines(false)),
    line(CONTOUR, 1.4, lines(true)),
    "</g>",
  ];
}

/** What each line of the bill costs once, in CHF, from and to: as the article's table has it. */
const bill = costsArticle.en.table.rows.flatMap(([part, once], row) => {
  const [from, to] =
    once
      ?.replaceAll(",", "")
      .split(/\sto\s/)
      .map(Number) ?? [];
  const nameIn = (locale: Locale) =>
    costsArticle[locale].table.rows[row]?.[0]?.split(/,| and | et | Google /)[0] ?? "";
  return part !== "Total" && from && to ? [{ from, to, nameIn }] : [];
});

/** The limits between stacked layers, from 0 upwards. */
const limitsOf = (layers: number[]) =>
  range(0, layers.length).map((count) => layers.slice(0, count).reduce((sum, layer) => sum + layer, 0));

interface Layer {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The pattern of limestone: hatching. */
function hatches({ left, right, top, bottom }: Layer): string {
  const high = bottom - top - 4;
  const xAt = (start: number, rise: number) => Math.round(start + rise * 0.6);
  const yAt = (rise: number) => Math.round(bottom - 2 - rise);
  return range(left - 81, right - 6, 9)
    .flatMap((start) => {
      const [from, to] = [Math.max(0, (left + 2 - start) / 0.6), Math.min(high, (right - 2 - start) / 0.6)];
      return to - from > 2 ? [`M${xAt(start, from)} ${yAt(from)}L${xAt(start, to)} ${yAt(to)}`] : [];
    })
    .join("");
}

/** The pattern of gravel: dots. */
const gravel = ({ left, right, top, bottom }: Layer): string =>
  range(top + 4, bottom - 3, 6)
    .flatMap((y, row) => range(left + 6 + 5 * (row % 2), right - 5, 10).map((x) => `M${x} ${y}h0`))
    .join("");

/** The pattern of sandstone: horizontal lines. */
const beds = ({ left, right, top, bottom }: Layer): string =>
  range(top + 5, bottom - 3, 7)
    .map((y) => `M${left + 3} ${y}H${right - 3}`)
    .join("");

/** Each line of the bill is drawn as another rock. */
const rocks: { colour: string; grain?: (layer: Layer) => string; width?: number }[] = [
  { colour: GLACIER },
  { colour: "#FFF", grain: hatches, width: 1 },
  { colour: "#F1E6D6", grain: gravel, width: 1.8 },
  { colour: SAND },
  { colour: "#F1E6D6", grain: beds, width: 1 },
  { colour: WATER },
];

/** What a website costs: the bill's lines as layers in two borings, minimum and maximum, with lines between them. */
function costs(): string[] {
  const foot = 282;
  const axis = 88;
  const boringOf = (left: number, lines: number[]) => ({
    left,
    right: left + 72,
    levels: limitsOf(lines).map((francs) => Math.round(foot - francs * 0.0155)),
  });
  const cheap = boringOf(
    98,
    bill.map(({ from }) => from),
  );
  const dear = boringOf(
    204,
    bill.map(({ to }) => to),
  );
  const [low = foot, high = foot] = [cheap, dear].map(({ levels }) => levels.at(-1));
  const layersOf = (part: number): Layer[] =>
    [cheap, dear].map(({ left, right, levels }) => {
      const [bottom = foot, top = foot] = levels.slice(part, part + 2);
      return { left, right, top, bottom };
    });
  const boxes = (part: number) =>
    layersOf(part)
      .map(({ left, right, top, bottom }) => `M${left} ${bottom}V${top}H${right}V${bottom}z`)
      .join("");
  const joins = cheap.levels.flatMap((level, index) =>
    index > 0 ? [`M${cheap.right} ${level}L${dear.left} ${dear.levels[index]}`] : [],
  );
  const size = 18;
  const type = typeCase(upright, size, "t");
  const label = (text: string, at: Point) => type.words({ text, at, colour: INK });
  const half = (text: string) => widthOf(upright, text, size) / 2;
  const numbers = (mark: string): [string, number][] => [
    ["CHF", 25],
    ["0", foot],
    [`3${mark}000`, low],
    [`15${mark}000`, high],
  ];
  const middleOf = ({ left, right }: typeof dear) => (left + right) / 2;
  const lettered = (locale: Locale) => [
    ...numbers(locale === "en" ? "," : "’").map(([text, y]) => label(text, [axis - 11 - half(text), y])),
    ...bill.map(({ nameIn }, part) => {
      const [bottom = foot, top = foot] = dear.levels.slice(part, part + 2);
      const name = nameIn(locale);
      return label(name, [dear.right + 8 + half(name), (bottom + top) / 2]);
    }),
    label("Minimum", [middleOf(cheap), foot + 17]),
    label("Maximum", [middleOf(dear), foot + 17]),
  ];
  /** What moves the chart to the middle of the sheet: its left is the longest number's, its right the longest name's. */
  const shiftIn = (locale: Locale) => {
    const left = axis - 11 - Math.max(...numbers(",").map(([text]) => 2 * half(text)));
    const right = dear.right + 8 + Math.max(...bill.map(({ nameIn }) => 2 * half(nameIn(locale))));
    return `transform:translate(${Math.round((480 - left - right) / 2)}px)`;
  };
  return [
    // If the words would be smaller than 11 pixels, they are hidden and the borings are centred.
    "<style>@media(max-width:293px){.w{display:none}.b{transform:translate(58px)}}",
    `@media(min-width:294px){.b,.w{${shiftIn("en")}}svg:has(#fr:target) :is(.b,.w){${shiftIn("fr")}}}</style>`,
    ground(PAPER),
    '<g class="b">',
    line(SAND, 1, `M${axis} ${high}H${dear.left}M${axis} ${low}H${cheap.left}`),
    ...rocks.flatMap(({ colour, grain, width = 1 }, part) => [
      fill(colour, boxes(part)),
      ...(grain ? [line(CONTOUR, width, layersOf(part).map(grain).join(""))] : []),
    ]),
    line(LAKE, 1, joins.join(""), 'stroke-dasharray="5 4" '),
    line(INK, 1.4, rocks.map((_, part) => boxes(part)).join("")),
    line(
      INK,
      1.4,
      `M${axis} 40V${foot}H${dear.right}${[foot, low, high].map((level) => `M${axis} ${level}h-6`).join("")}`,
    ),
    '</g><g class="w">',
    inBoth(lettered),
    "</g>",
    type.drawn(),
  ];
}

/** A shop's business profile: a pin on a town plan, with a clock as its head. */
function businessProfile(): string[] {
  const blocks = [
    "M-4-4H88V58L-4 78z",
    "M110-4H204V34L110 53z",
    "M226-4H330V8L226 29z",
    "M-4 100L88 80V168L-4 186z",
    "M110 75L204 55V147L110 164z",
    "M352-4H484V48L352 70z",
    "M392 84L484 68V150L392 166z",
    "M-4 210L88 191V250L-4 268z",
    "M110 187L176 174V232L110 246z",
    "M310 204L372 192V240L310 254z",
    "M394 188L484 170V226L394 242z",
  ];
  const [x, y] = [276, 118];
  const ticks = range(0, 330, 30).map((degrees) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const from = degrees % 90 === 0 ? 40 : 45;
    return `M${Math.round(x + from * cos)} ${Math.round(y + from * sin)}L${Math.round(x + 51 * cos)} ${Math.round(y + 51 * sin)}`;
  });
  return [
    ground(PAPER),
    fill(SAND, blocks.join(""), 'opacity=".75" '),
    line(CONTOUR, 1.4, blocks.join("")),
    line(WATER, 20, "M-10 300Q90 262 190 268T360 262T490 244"),
    line(GLACIER, 16, "M-10 300Q90 262 190 268T360 262T490 244"),
    fill(INK, "M250 251q26-10 52 0q-26 10-52 0z", 'opacity=".25" '),
    fill(LAKE, `M276 250C262 214 204 182 204 118a72 72 0 0 1 144 0C348 182 290 214 276 250z`),
    fill(PAPER, circle(x, y, 57)),
    line(INK, 2.4, ticks.join("")),
    // The hour that it takes: an arrow all around the clock.
    line(CONTOUR, 7, `M${x + 1} ${y - 62}A62 62 0 1 1 ${x - 13} ${y - 60.6}`, 'stroke-linecap="butt" '),
    fill(CONTOUR, `M${x - 14} ${y - 67}L${x - 2} ${y - 62}L${x - 12} ${y - 54.5}z`),
    line(INK, 4, `M${x} ${y}L${x - 22} ${y - 13}`),
    line(INK, 3, `M${x} ${y}V${y - 39}`),
    fill(INK, circle(x, y, 4)),
  ];
}

/** A redesign: the old way ends at a bar, a new one leads to the same hut. */
function redesign(): string[] {
  const old: Point[] = [
    [54, 270],
    [104, 236],
    [150, 226],
    [188, 188],
    [212, 148],
  ];
  const next: Point[] = [
    [150, 226],
    [216, 246],
    [284, 250],
    [330, 220],
    [348, 176],
    [380, 146],
    [398, 106],
  ];
  const rest: Point[] = [
    [228, 128],
    [268, 100],
    [330, 108],
    [398, 106],
  ];
  return [
    ground(PAPER),
    ...hills([
      [250, 178, 0.95, 62],
      [430, 40, 0.9, 90],
      [60, 40, 0.7, 80],
      [470, 330, 0.5, 70],
    ]),
    line(SLATE, 2, smooth(rest), 'stroke-dasharray="3 9" opacity=".7" '),
    line(INK, 3, smooth(old.slice(2)), 'stroke-dasharray="1 8" '),
    line(INK, 3, `${smooth(old.slice(0, 3))}${smooth(next)}`, 'stroke-dasharray="14 7" '),
    line(CONTOUR, 5, "M202 122l34 22"),
    line(INK, 2.4, "M208 112l-6 14M242 134l-6 14"),
    fill(PAPER, circle(54, 270, 7), `stroke="${INK}" stroke-width="3" `),
    fill(PAPER, "M378 104V82l24-20 24 20v22z", `stroke="${INK}" stroke-width="2.6" `),
    line(INK, 2.6, "M370 88l32-27 32 27M396 104V90h12v14"),
  ];
}

/** A chatbot: a lighthouse on the shore at night. */
function chatbot(): string[] {
  const [x, y] = [150, 128];
  const next = dice(5);
  const ring = (radius: number) => circle(x, y, radius);
  const beam = (from: number, to: number) => {
    const end = (degrees: number) => {
      const turn = (degrees * Math.PI) / 180;
      return `${Math.round(x + 420 * Math.cos(turn))} ${Math.round(y + 420 * Math.sin(turn))}`;
    };
    return `M${x} ${y}L${end(from)}L${end(to)}z`;
  };
  const waves = range(1, 26).map(() => {
    const [wx, wy] = [190 + next() * 280, 236 + next() * 76];
    return `M${Math.round(wx)} ${Math.round(wy)}q7-4 14 0t14 0`;
  });
  return [
    ground(NIGHT),
    fill("#E4D3BC", beam(-17, -6), 'opacity=".2" '),
    fill("#E4D3BC", beam(-2, 10), 'opacity=".34" '),
    fill("#E4D3BC", beam(170, 184), 'opacity=".14" '),
    line(LAKE, 1.6, range(46, 346, 50).map(ring).join("")),
    fill("#0E2C42", `M0 320V246Q60 232 112 244T200 226T330 232T480 218V320z`),
    line("#3F86AD", 1.4, waves.join("")),
    fill(
      NIGHT,
      "M60 290Q76 246 112 244h78q30 6 40 42-84 24-170 4z",
      `stroke="${CONTOUR}" stroke-width="1.6" `,
    ),
    line(CONTOUR, 1.2, "M84 276q18-20 40-22h54q22 4 34 24M106 272q12-10 26-10h36q12 2 22 10"),
    fill(PAPER, "M134 250l6-104h20l6 104z"),
    fill(LAKE, "M138 180l2-22h20l2 22zM135 226l2-22h26l2 22z"),
    fill(PAPER, "M136 112h28v32h-28z"),
    fill(CONTOUR, "M140 118h20v20h-20z"),
    fill(PAPER, "M132 112l18-20 18 20zM130 142h40v6h-40z"),
    fill(PAPER, "M316 76h92q10 0 10 10v38q0 10-10 10h-58l-18 20v-20h-16q-10 0-10-10V86q0-10 10-10z"),
    fill(INK, circle(340, 105, 5) + circle(362, 105, 5) + circle(384, 105, 5)),
  ];
}

/** How to structure a site: seven streams, each with its springs, and the lake that they flow into. */
function structure(): string[] {
  const mouths = [96, 128, 160, 192, 224, 256, 288];
  const trunk = smooth(mouths.map((y, index): Point => [240 + 8 * Math.sin(index * 1.3), y]));
  const streams = mouths.slice(0, 6).map((y, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const [x, far] = [240 + 8 * Math.sin(index * 1.3), 128 + 14 * (index % 3)];
    const fork: Point = [x + side * far * 0.6, y - 40];
    const ends: Point[] = [
      [fork[0] + side * 74, fork[1] - 10],
      [fork[0] + side * 8, fork[1] - 42],
      [x + side * far, y - 76],
    ];
    return {
      main: smooth([[x, y], [x + side * far * 0.3, y - 14], fork, [x + side * far, y - 76]]),
      springs: [
        smooth([fork, [fork[0] + side * 26, fork[1] + 4], [fork[0] + side * 74, fork[1] - 10]]),
        smooth([fork, [fork[0] - side * 4, fork[1] - 18], [fork[0] + side * 8, fork[1] - 42]]),
      ],
      ends,
      fork,
    };
  });
  const dotted = (points: Point[], r: number) =>
    points.map(([x, y]) => circle(Math.round(x), Math.round(y), r)).join("");
  return [
    ground(PAPER),
    ...hills(
      [
        [20, 120, 0.8, 76],
        [460, 130, 0.85, 84],
        [240, -40, 0.8, 70],
        [60, 330, 0.3, 60],
      ],
      0.13,
    ),
    fill(GLACIER, "M-4 324V300Q90 276 200 284T350 280T484 296V324z", `stroke="${WATER}" stroke-width="2" `),
    line(LAKE, 1.6, streams.flatMap(({ springs }) => springs).join("")),
    line(LAKE, 2.4, `${streams.map(({ main }) => main).join("")}M240 96Q236 60 244 26`),
    line(LAKE, 5, trunk),
    fill(
      PAPER,
      dotted(
        streams.flatMap(({ ends }) => ends),
        4,
      ),
      `stroke="${LAKE}" stroke-width="1.8" `,
    ),
    fill(
      LAKE,
      dotted(
        streams.map(({ fork }) => fork),
        5,
      ) + circle(244, 26, 5),
    ),
  ];
}

/** A landing page: contours that narrow to one opening, and the ways that lead there. */
function landing(): string[] {
  const [x, top] = [240, 76];
  const ring = (level: number): Point[] => {
    const part = level / 9;
    const half = 206 * (1 - part) ** 1.35 + 20;
    return range(0, 330, 30).map((degrees) => {
      const turn = (degrees * Math.PI) / 180;
      const rough = 1 + 0.05 * Math.sin(3 * turn + level * 0.7) * (1 - part);
      return [x + half * rough * Math.cos(turn), top + 158 * part + half * 0.29 * rough * Math.sin(turn)];
    });
  };
  const dot = ([cx, cy]: Point = [x, top]) => circle(Math.round(cx), Math.round(cy), 5);
  const levels = range(0, 9);
  const way = (corner: number) => smooth(levels.map((level): Point => ring(level)[corner] ?? [x, top]));
  return [
    ground(PAPER),
    ...levels.map((level) => fill(level % 2 ? "#F1E6D6" : PAPER, round(ring(level)))),
    line(
      SAND,
      1.4,
      levels
        .filter((level) => level % 3 !== 0)
        .map((level) => round(ring(level)))
        .join(""),
    ),
    line(
      CONTOUR,
      1.8,
      levels
        .filter((level) => level % 3 === 0)
        .map((level) => round(ring(level)))
        .join(""),
    ),
    line(INK, 2.6, [1, 3, 5, 8, 10].map(way).join(""), 'stroke-dasharray="1 8" '),
    fill(LAKE, [1, 3, 5, 8, 10].map((corner) => dot(ring(0)[corner])).join("")),
    line(LAKE, 3, "M240 240v22m-8-8l8 9 8-9"),
    fill("#fff", "M150 270h180v34H150z", `stroke="${INK}" stroke-width="2.4" `),
    fill(FOREST, "M276 270h54v34h-54z"),
    line("#fff", 3, "M292 287l8 8 14-16"),
    line(SLATE, 2.4, "M164 287h72"),
  ];
}

const figures = { costs, "business-profile": businessProfile, redesign, chatbot, structure, landing };

for (const [name, draw] of Object.entries(figures)) write(`articles/${name}`, WIDTH, HEIGHT, draw());
