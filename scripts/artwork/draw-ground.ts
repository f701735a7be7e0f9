// Draws the ground that the hosting page looks into: part of `npm run artwork`, which writes app/artwork/hosting.
import { writeFileSync } from "node:fs";
import {
  dice,
  FOREST,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  PAPER,
  type Point,
  SIGNAL,
} from "#scripts/artwork/drawing/pen";

/** Colours of the strata as geological maps print them, and what each is drawn with. */
const strata = {
  moraine: { fill: "#E7D9BC", ink: "#A2804F" },
  sandstone: { fill: "#EFE1B4", ink: "#B9834F" },
  marl: { fill: "#DDD5C2", ink: "#8C7E63" },
  limestone: { fill: "#D3E3E6", ink: "#86A7B4" },
  granite: { fill: "#ECDACF", ink: "#BD917B" },
} as const;

const LAMP = "#F2CF96";

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth line through points: quadratic curves from middle to middle, in relative moves. */
function curve(points: Point[]): string {
  const [first = [0, 0], ...rest] = points;
  let [px, py]: Point = [round(first[0]), round(first[1])];
  const start = `${px} ${py}`;
  const bends = rest.map(([x, y], index) => {
    const [nx, ny] = rest[index + 1] ?? [x, y];
    const isLast = index === rest.length - 1;
    const end: Point = isLast ? [round(x), round(y)] : [round((x + nx) / 2), round((y + ny) / 2)];
    const bend = `${round(x - px)} ${round(y - py)} ${round(end[0] - px)} ${round(end[1] - py)}`;
    [px, py] = end;
    return bend;
  });
  return `${start}q${bends.join(" ")}`.replaceAll(" -", "-");
}

function svg(width: number, height: number, content: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">${content.join("")}</svg>`;
}

/*
 * The section: sky, lake, strata, and the servers in the rock. What matters stands at its left, beside the words: a narrow
 * screen cuts the drawing off at its right.
 */

const WIDTH = 1600;
const HEIGHT = 800;
/** The surface of the lake. */
const SHORE = 216;

const shape: Point[] = [
  [0, 192],
  [110, 208],
  [230, 205],
  [330, 209],
  [380, 217],
  [420, 230],
  [520, 262],
  [660, 304],
  [840, 330],
  [1060, 336],
  [1280, 310],
  [1440, 240],
  [1520, 204],
  [1600, 170],
];

/** Height of the ground, or of the lake's bed. */
function groundAt(x: number): number {
  const next = Math.max(
    1,
    shape.findIndex(([px]) => px >= x),
  );
  const [x0, y0] = shape[next - 1] ?? [0, 0];
  const [x1, y1] = shape[next] ?? [1, 0];
  const part = (x - x0) / (x1 - x0);
  return y0 + (y1 - y0) * part * part * (3 - 2 * part);
}

/** The layers were folded, less so beside the lake. */
const foldAt = (x: number) => (6 + x / 48) * Math.sin(x / 190 + 0.4);

/** Lower edge of each layer. */
const floors = [
  (x: number) => Math.max(256 + 0.3 * foldAt(x), groundAt(x) + 30),
  (x: number) => Math.max(384 + foldAt(x), groundAt(x) + 80),
  (x: number) => Math.max(466 + foldAt(x), groundAt(x) + 128),
  (x: number) => Math.max(716 + foldAt(x), groundAt(x) + 230),
  () => HEIGHT,
];

const edgeAt = (level: number, x: number) => (level === 0 ? groundAt(x) : (floors[level - 1]?.(x) ?? HEIGHT));

const steps = Array.from({ length: WIDTH / 50 + 1 }, (_, index) => index * 50);

const edge = (level: number): Point[] => steps.map((x) => [x, edgeAt(level, x)]);

/** Bedding between two edges: 0 is the upper, 1 the lower. */
const bed = (level: number, part: number) =>
  `M${curve(steps.map((x) => [x, edgeAt(level, x) * (1 - part) + edgeAt(level + 1, x) * part]))}`;

const band = (level: number, colour: string) => {
  const lower = edge(level + 1).reverse();
  return fill(colour, `M${curve(edge(level))}L${curve(lower)}z`);
};

const beds = (level: number, count: number) =>
  Array.from({ length: count }, (_, index) => bed(level, (index + 0.5) / count)).join("");

function pebbles(count: number): string {
  const next = dice(7);
  return Array.from({ length: count }, () => {
    const x = next() * WIDTH;
    const part = 0.2 + 0.6 * next();
    const y = edgeAt(0, x) * (1 - part) + edgeAt(1, x) * part;
    const r = round(2 + 3.5 * next());
    return `M${round(x)} ${round(y)}q${r}-${r} ${2 * r} 0q-${r} ${r}-${2 * r} 0`;
  }).join("");
}

function crosses(count: number): string {
  const next = dice(11);
  return Array.from({ length: count }, () => {
    const x = next() * WIDTH;
    const top = edgeAt(4, x) + 8;
    const y = top + (HEIGHT - top) * next();
    // A line of words stands there.
    if (x < 460 && y > 738) return "";
    return `M${Math.round(x)} ${Math.round(y)}h7m-3.5-3.5v7`;
  }).join("");
}

/** Courses of blocks with their joints: a wide line with gaps draws the joints of a whole course. */
function blocks(level: number, courses: number): string {
  const { ink } = strata.limestone;
  const height = 250 / courses;
  return Array.from({ length: courses }, (_, index) =>
    [
      line(ink, 1, bed(level, index / courses)),
      line(
        ink,
        round(height),
        bed(level, (index + 0.5) / courses),
        `stroke-linecap="butt" stroke-dasharray="1 ${index % 2 ? 45 : 57}" stroke-dashoffset="${index * 19}" `,
      ),
    ].join(""),
  ).join("");
}

/** Later they broke along one line, and what lies right of it sank; the moraine came after that, and lies over it whole. */
const THROW = 30;
const FAULT = "M633.6 318L612 420 602 560 572 800";

const rocks = [
  band(1, strata.sandstone.fill),
  line(strata.sandstone.ink, 1.7, beds(1, 10), 'stroke-dasharray="0 10" '),
  band(2, strata.marl.fill),
  line(strata.marl.ink, 1, beds(2, 6), 'stroke-dasharray="18 9 5 9" '),
  band(3, strata.limestone.fill),
  blocks(3, 10),
  band(4, strata.granite.fill),
  line(strata.granite.ink, 1.1, crosses(130)),
  line(INK, 1, [2, 3, 4].map((level) => `M${curve(edge(level))}`).join(""), 'opacity=".55" '),
].join("");

const ridge = (points: Point[]) => points.map(([x, y]) => `${x} ${y}`).join("L");

/** Peaks behind the lake, far and near: low behind the village, where the sky holds a name. */
const far: Point[] = [
  [0, 204],
  [90, 188],
  [170, 196],
  [260, 182],
  [340, 190],
  [430, 166],
  [520, 118],
  [580, 138],
  [650, 66],
  [700, 96],
  [760, 30],
  [820, 78],
  [890, 52],
  [980, 110],
  [1070, 74],
  [1180, 124],
  [1290, 62],
  [1380, 100],
  [1470, 48],
  [1600, 92],
];
const near: Point[] = [
  [440, 216],
  [590, 166],
  [670, 190],
  [780, 130],
  [870, 174],
  [970, 146],
  [1080, 190],
  [1200, 138],
  [1300, 166],
  [1420, 114],
  [1600, 150],
];

/** Faces of the peaks that lie in the shade, as short strokes down from the ridge. */
const shade = (points: Point[]) =>
  points
    .flatMap(([x, y], index) => {
      const [nx, ny] = points[index + 1] ?? [x, y];
      if (ny <= y) return [];
      return [0.15, 0.35, 0.55, 0.75].map((part) => {
        const length = 0.55 * (ny - y);
        return `M${round(x + (nx - x) * part)} ${round(y + (ny - y) * part)}l-${round(length * 0.28)} ${round(length)}`;
      });
    })
    .join("");

const house = (x: number, width: number, lit: boolean) => {
  const y = round(groundAt(x + width / 2)) + 2;
  const wall = round(width * 0.55);
  return [
    fill(
      "#1B2B36",
      `M${x} ${y}v-${wall}l${width / 2}-${round(width * 0.38)} ${width / 2} ${round(width * 0.38)}v${wall}z`,
    ),
    line(
      "#CFE7F1",
      1.2,
      `M${x - 4} ${y - wall + 3}l${width / 2 + 4}-${round(width * 0.38) + 3} ${width / 2 + 4} ${round(width * 0.38) + 3}`,
    ),
    fill(
      lit ? LAMP : "#34505F",
      `M${x + width * 0.28} ${y - wall + 3}h${width * 0.18}v${width * 0.2}h-${width * 0.18}zM${x + width * 0.56} ${y - wall + 3}h${width * 0.18}v${width * 0.2}h-${width * 0.18}z`,
    ),
  ].join("");
};

const tree = (x: number, height: number) => {
  const y = round(groundAt(x)) + 2;
  const w = height * 0.22;
  return fill(
    "#1F4A38",
    `M${x} ${y - height}l${w} ${height * 0.42}h-${w * 0.5}l${w * 0.8} ${height * 0.4}h-${w * 2.6}l${w * 0.8}-${height * 0.4}h-${w * 0.5}z`,
  );
};

/** One cabinet: a dark box with lights. */
const rack = (x: number, y: number, height: number, alarm = false) =>
  [
    fill("#16344A", `M${x} ${y}h24v${height}h-24z`),
    line(
      "#3B6E8E",
      0.8,
      Array.from({ length: Math.floor(height / 7) }, (_, row) => `M${x + 3} ${y + 5 + row * 7}h12`).join(""),
    ),
    line(
      alarm ? "#FF8A7A" : "#8FD3AE",
      2,
      Array.from({ length: Math.floor(height / 7) }, (_, row) => `M${x + 19.5} ${y + 5 + row * 7}h.01`).join(
        "",
      ),
    ),
  ].join("");

const CAVE = { left: 36, right: 424, roof: 592, floor: 688 };
/** The shaft's own middle, and the person before the house. */
const SHAFT = 74;
const PERSON = 244;

/** The hall, drawn small. */
const HALL = 1.25;
const hall = { right: round((CAVE.right - CAVE.left) / HALL), floor: round((CAVE.floor - CAVE.roof) / HALL) };
const hollow = `M0 ${hall.floor}V30q0-30 30-30H${hall.right - 30}q30 0 30 30V${hall.floor}z`;
const racks = [58, 88, 118, 154, 184, 214, 250, 278];

const person = (x: number) => {
  const y = round(groundAt(x)) + 1;
  return [fill(PAPER, `M${x - 4} ${y}v-10q0-5 4-5t4 5v10z`), line(PAPER, 6.4, `M${x} ${y - 19}h.01`)].join(
    "",
  );
};

/** A phone sees this much of the width, from the sky down; its words stand in the sandstone, where the section is cut open for them. */
const PHONE = { width: 560, sky: 40, cut: 330 };

const view = (id: string, width: number, top: number, bottom: number) =>
  `<view id="${id}" viewBox="0 ${top} ${width} ${bottom - top}"/>`;

const section = svg(WIDTH, HEIGHT, [
  view("surface", PHONE.width, PHONE.sky, PHONE.cut),
  // Four steps of the shaft, with the rock beside it.
  view("bed", 112, 276, 356),
  view("deep", PHONE.width, PHONE.cut, HEIGHT),
  `<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2A7CA6"/><stop offset="1" stop-color="#0E3A56"/></linearGradient>`,
  `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="150" cy="34" r="190"><stop stop-color="#F7DDA8"/><stop offset=".45" stop-color="#8A6A3C"/><stop offset="1" stop-color="#141C22"/></radialGradient>`,
  `<clipPath id="f"><path d="${FAULT}H1600V200H640z"/></clipPath></defs>`,
  fill("#12222E", `M0 260L${ridge(far)}V260z`),
  line("#2C4352", 1, shade(far)),
  line("#7A6145", 1.4, `M${ridge(far)}`),
  fill("#0E1C27", `M440 260L${ridge(near)}V260z`),
  line("#24394A", 1, shade(near)),
  line("#4C6577", 1.2, `M${ridge(near)}`),
  // Lake, with the light of the far shore on it.
  fill("url(#w)", `M372 ${SHORE}H1516V342H372z`),
  line(
    "#7FB8D2",
    1,
    "M470 224h70M590 222h150M800 225h70M900 222h120M1090 226h60M540 235h60M690 234h110M940 236h80M1200 224h120M1300 232h70",
    'opacity=".7" ',
  ),
  line(
    "#3F8FB6",
    1,
    "M560 254q170 42 360 50 200-4 380-56M650 282q130 24 260 28 150-4 290-44",
    'opacity=".6" ',
  ),
  // The strata.
  `<g id="r">${rocks}</g>`,
  `<g clip-path="url(#f)"><use href="#r" y="${THROW}"/></g>`,
  line(INK, 1.6, FAULT, 'stroke-dasharray="26 6 4 6" opacity=".7" '),
  line(INK, 1.4, "M594 452v-34m-4 9l4-9 4 9M634 424v34m-4-9l4 9 4-9", 'opacity=".7" '),
  band(0, strata.moraine.fill),
  line(strata.moraine.ink, 1, pebbles(130)),
  line(INK, 1, `M${curve(edge(1))}`, 'opacity=".55" '),
  // What grows and stands on it.
  line(FOREST, 5, `M${curve(edge(0).filter(([x]) => x <= 350))}`),
  line(FOREST, 5, `M1514 ${SHORE - 6}L1600 170`),
  [14, 34, 118, 140, 338, 356, 1540, 1566].map((x, index) => tree(x, 30 + ((index * 7) % 5) * 5)).join(""),
  house(176, 56, true),
  house(282, 36, true),
  person(PERSON),
  // A jetty and a boat.
  line("#E7D9BC", 2.4, "M368 210h46M380 211v10M396 211v18M410 211v22"),
  fill(PAPER, "M416 211h30l-6 8h-18z"),
  line(PAPER, 1.4, "M430 211v-34l14 28h-14"),
  // Down to the servers: the shaft, its cable, the hall.
  fill(INK, `M${SHAFT - 14} 206h28v${CAVE.roof - 200}h-28z`),
  line(
    "#54656F",
    1,
    Array.from(
      { length: 18 },
      (_, index) => `M${SHAFT - 14} ${226 + index * 20}h6M${SHAFT + 8} ${226 + index * 20}h6`,
    ).join(""),
  ),
  line(LAMP, 1.8, `M${SHAFT} 194V${CAVE.roof + 8}`),
  fill("#1B2B36", `M${SHAFT - 23} 211v-24l23-16 23 16v24z`),
  line(GLACIER, 1.4, `M${SHAFT - 28} 191l28-19 28 19`),
  fill(LAMP, `M${SHAFT - 7} 194h14v17h-14z`),
  `<g transform="translate(${CAVE.left} ${CAVE.roof})scale(${HALL})">`,
  fill("url(#g)", hollow),
  line(INK, 2, hollow),
  line(INK, 1.2, Array.from({ length: 9 }, (_, index) => `M${30 + index * 31} 0v-11`).join("")),
  line("#F7DDA8", 2.4, "M60 6h40M156 6h40M238 6h40"),
  racks.map((x) => rack(x, 24, 48)).join(""),
  fill("#1B2B36", `M17 27h24v50h-24z`),
  fill(LAMP, "M21 33h16v26h-16z"),
  line(INK, 2.4, `M0 ${hall.floor}H${hall.right}`),
  "</g>",
]);

/* Where the names stand on the section, as parts of its height also across: each is a hundredth of it. */

const share = (units: number) => `${Number(((units / HEIGHT) * 100).toFixed(2))} * var(--part)`;
const part = (units: number) => `calc(${share(units)})`;
const rule = (name: string, declarations: string[]) =>
  `.${name} {\n${declarations.map((it) => `  ${it};\n`).join("")}}\n`;

/** All names begin in one line, right of the shaft. */
const NAMES = 124;
/** Where each rock begins at the left edge, where their names are. */
const limits = [0, 1, 2, 3, 4, 5].map((level) => edgeAt(level, 0));
const thick = limits
  .slice(1)
  .map((lower, level) => `minmax(0, ${Math.round(lower - (limits[level] ?? 0))}fr)`);

const places = [
  rule("strata", [`inset-block: ${part(limits[0] ?? 0)} 0`, `grid-template-rows: ${thick.join(" ")}`]),
  rule("support", [
    `bottom: ${part(HEIGHT - 140)}`,
    `left: ${part(NAMES)}`,
    `--across: ${part(PERSON - NAMES)}`,
    `--down: ${part(40)}`,
  ]),
  rule("uptime", [`top: ${part(282)}`, `left: ${part(NAMES)}`, `--back: ${part(NAMES - SHAFT)}`]),
  rule("servers", [
    `bottom: ${part(HEIGHT - CAVE.roof + 20)}`,
    `left: ${part(NAMES)}`,
    `--across: ${part(CAVE.left + HALL * ((racks[3] ?? 0) + 12) - NAMES)}`,
    `--down: ${part(20 + HALL * 26)}`,
  ]),
  rule("drawn", [`left: ${part(NAMES)}`]),
];

const onPhone = [
  rule("support", [`bottom: calc(100% - ${share(140 - PHONE.sky)})`]),
  rule("uptime", ["top: auto", `bottom: calc(${share(HEIGHT - PHONE.cut)} + 0.5rem)`]),
].map((each) => each.replace(/^(?=.)/gm, "  "));

writeFileSync(
  new URL("../../app/sections/hosting/ground-places.module.css", import.meta.url),
  `/* The rocks and the names on the section through the ground; written by scripts/artwork/draw-ground.ts. */\n${places.join("\n")}\n@media screen and (19rem <= width < 35rem) {\n${onPhone.join("\n")}}\n`,
);

/* The shaft: five levels of one boring, one below the other, each with more of its rock above and below where a row is higher. */

const TILE = { width: 320, height: 220 };
const BEYOND = 110;
const STEP = TILE.height + 2 * BEYOND;

/** The rock of a level round its gallery, and the shaft at its left. */
function level(index: number, rock: keyof typeof strata, texture: string, room: string): string {
  const { fill: ground, ink } = strata[rock];
  const gallery = "M44 176V70q0-34 34-34H268q34 0 34 34v106z";
  return [
    `<g transform="translate(0 ${index * STEP + BEYOND})">`,
    fill(ground, `M0-${BEYOND}h320v${STEP}H0z`),
    rock === "sandstone" ? line(ink, 2, texture, 'stroke-dasharray="0 9" ') : line(ink, 1.2, texture),
    fill(INK, `M16-${BEYOND}h28v${STEP}H16z`),
    line(
      "#54656F",
      1,
      Array.from({ length: STEP / 20 }, (_, row) => row * 20 - BEYOND + 10)
        .map((y) => `M16 ${y}h6M38 ${y}h6`)
        .join(""),
    ),
    line(LAMP, 1.6, `M30-${BEYOND}v${STEP}`),
    `<path fill="url(#l)" d="${gallery}"/>`,
    line(INK, 2.4, gallery),
    line(INK, 1.4, "M92 36v-14M146 36v-14M200 36v-14M254 36v-14M302 92h12M302 140h12"),
    fill("#16242E", "M44 92h8v84h-8z"),
    line("#F7DDA8", 3, "M120 44h40M190 44h40"),
    room,
    line(INK, 3, "M44 176h258"),
    // The boring is cut short above each level, as borings of equal steps are drawn.
    fill(ground, "M14 13l32-10v9L14 22z"),
    line(INK, 1.4, "M11 14l38-12M11 23l38-12"),
    "</g>",
  ].join("");
}

const rows = (from: number, to: number, step: number, draw: (y: number, index: number) => string) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    draw(from + index * step, index),
  ).join("");

const scattered = (count: number, seed: number, mark: (r: number) => string) => {
  const next = dice(seed);
  return Array.from(
    { length: count },
    () => `M${Math.round(next() * 320)} ${Math.round(next() * STEP) - BEYOND}${mark(next())}`,
  ).join("");
};

const stones = scattered(180, 3, (r) => {
  const s = round(2 + 4 * r);
  return `q${s}-${s} ${2 * s} 0q-${s} ${s}-${2 * s} 0`;
});
const grains = rows(
  8 - BEYOND,
  220 + BEYOND,
  11,
  (y, index) => `M${(index % 2) * 5} ${y}q80 ${4 + (index % 3)} 160 0t165 0`,
);
const bricks = rows(
  -108,
  220 + BEYOND,
  18,
  (y, index) =>
    `M0 ${y}h320${Array.from({ length: 8 }, (_, joint) => `M${joint * 44 + (index % 2) * 22} ${y}v18`).join("")}`,
);
const granite = scattered(240, 5, () => "h8m-4-4v8");

const tall = (x: number, alarm = false) =>
  rack(x, 84, 92, alarm)
    .replaceAll("h24v", "h34v")
    .replaceAll("h-24z", "h-34z")
    .replaceAll("h12", "h20")
    .replaceAll(`M${x + 19.5} `, `M${x + 29} `);

const shaftHead = [
  `<g transform="translate(0 ${BEYOND})">`,
  fill(GLACIER, `M0-${BEYOND}h320v${BEYOND + 176}H0z`),
  line("#B5D8E6", 1.4, "M0 118L60 74l34 26 50-52 46 44 36-28 94 60"),
  fill(strata.moraine.fill, `M0 176h320v${44 + BEYOND}H0z`),
  line(
    strata.moraine.ink,
    1.2,
    scattered(90, 9, (r) => `m0 0q${round(2 + 3 * r)}-3 ${round(5 + 4 * r)} 0`).replace(
      /M(\d+) (-?\d+)/g,
      (_, x, y) => `M${x} ${182 + ((Number(y) + BEYOND) % (38 + BEYOND))}`,
    ),
  ),
  fill(INK, `M16 150h28v${70 + BEYOND}H16z`),
  line(LAMP, 1.6, `M30 118v${102 + BEYOND}`),
  // The winding tower.
  line(INK, 2.4, "M12 176l14-66h8l14 66M18 148h24M22 130h16"),
  `<circle cx="30" cy="106" r="12" stroke="${INK}" stroke-width="2.4" fill="${PAPER}"/>`,
  line(INK, 1.4, "M18 106h24M30 94v24"),
  // The office, cut open: a desk, a lamp, a person with a telephone.
  fill("#FFFFFF", "M96 176V86l90-44 90 44v90z"),
  line(INK, 2.4, "M86 91l100-49 100 49M96 86v90M276 86v90"),
  fill(LAMP, "M232 100h28v26h-28z"),
  line(INK, 1.6, "M232 100h28v26h-28zM246 100v26M232 113h28"),
  line(INK, 2, "M168 140h62M176 140v36M222 140v36"),
  fill("#16344A", "M194 118h28v18h-28z"),
  line(INK, 1.6, "M208 136v4M198 140h20M216 76v14m-8 6l8-6 8 6z"),
  fill(LAKE, "M128 176v-30q0-18 17-18t17 18v30z"),
  `<circle cx="145" cy="115" r="11" fill="#E3BE9B"/>`,
  fill(INK, "M133 113q1-13 13-13t11 11q-8-1-13-5-3 5-11 7z"),
  line("#E3BE9B", 5, "M158 146q10-4 8-16l-6-10"),
  line(SIGNAL, 5, "M158 112v12"),
  line(SIGNAL, 1.8, "M168 104q6 8 4 18M174 98q9 11 6 27"),
  line(INK, 3, "M96 176h180"),
  line(FOREST, 5, "M0 177h14M48 177h48M278 177h42"),
  fill("#2F6B4A", "M300 110l12 26h-6l10 24h-32l10-24h-6z"),
  line("#5B4630", 3, "M300 160v16"),
  "</g>",
].join("");

const certificate = [
  // A strong door; on it hangs the certificate, beside it the calendar.
  fill("#24404F", "M70 74h74v102H70z"),
  line("#7FB4CC", 1.6, "M70 74h74v102H70zM78 82h58v86H78z"),
  `<circle cx="107" cy="122" r="17" stroke="${LAMP}" stroke-width="3"/>`,
  line(LAMP, 3, "M107 105v34M90 122h34"),
  fill(PAPER, "M166 66h66v84h-66z"),
  line("#8A8372", 1.6, "M176 80h46M176 90h46M176 100h30M176 110h38"),
  `<circle cx="212" cy="132" r="11" fill="${SIGNAL}"/>`,
  fill(SIGNAL, "M205 140l-3 18 10-6 10 6-3-18z"),
  line("#FFFFFF", 2.4, "M207 132l4 4 7-8"),
  fill("#FFFFFF", "M246 92h42v46h-42z"),
  fill(LAKE, "M246 92h42v12h-42z"),
  line(
    "#A9B6BD",
    3,
    "M253 113h.01M262 113h.01M271 113h.01M280 113h.01M253 122h.01M262 122h.01M280 122h.01M253 131h.01M262 131h.01M271 131h.01",
  ),
  `<circle cx="271" cy="122" r="6" stroke="${SIGNAL}" stroke-width="2"/>`,
].join("");

const checking = [
  // Two screens on a bench: a page that was read, a form that was sent.
  line("#CFE7F1", 2, "M64 152h226M80 152v24M274 152v24"),
  fill("#FFFFFF", "M78 76h92v64H78z"),
  fill(LAKE, "M78 76h92v10H78z"),
  fill(GLACIER, "M86 94h34v26H86z"),
  line("#8A8372", 2, "M128 97h32M128 106h32M128 115h22M86 129h60"),
  fill("#FFFFFF", "M188 76h92v64h-92z"),
  fill(LAKE, "M188 76h92v10h-92z"),
  line("#8A8372", 1.4, "M197 94h46v10h-46zM197 110h46v10h-46z"),
  fill(FOREST, "M197 125h32v9h-32z"),
  `<circle cx="166" cy="138" r="13" fill="${FOREST}"/><circle cx="276" cy="138" r="13" fill="${FOREST}"/>`,
  line("#FFFFFF", 3, "M160 138l5 5 8-10M270 138l5 5 8-10"),
  line("#CFE7F1", 2, "M124 140v12M234 140v12"),
].join("");

const copies = [
  // The site, and its copy on which an update is tried first.
  tall(74),
  tall(112),
  tall(212),
  tall(250),
  line(LAMP, 1.6, "M206 76h84v104h-84z", 'stroke-dasharray="5 5" '),
  line(LAMP, 2.4, "M154 112h42m-8-7l8 7-8 7"),
  line("#8FD3AE", 2.4, "M196 144h-42m8-7l-8 7 8 7"),
].join("");

const vault = [
  // Shelves of boxes, one of them taken out and opened.
  line("#7FB4CC", 2, "M66 92h132M66 126h132M66 160h132M66 70v106M198 70v106M132 70v106"),
  [72, 92, 112, 138, 158, 178]
    .map((x) =>
      fill(x === 112 ? "#8A6A3C" : "#B58B54", `M${x} 74h16v18h-16zM${x} 108h16v18h-16zM${x} 142h16v18h-16z`),
    )
    .join(""),
  line(
    "#5B4630",
    1.4,
    [72, 92, 112, 138, 158, 178].map((x) => `M${x + 4} 80h8M${x + 4} 114h8M${x + 4} 148h8`).join(""),
  ),
  fill("#16344A", "M222 132h64v44h-64z"),
  fill("#D9B27C", "M232 112h44v20h-44z"),
  line(INK, 1.6, "M232 112h44v20h-44zM248 112v8h12v-8"),
  line("#8FD3AE", 3, "M254 102v-26m-9 9l9-9 9 9"),
  line("#3B6E8E", 1.6, "M230 142h48M230 150h48M230 158h48"),
  line("#8FD3AE", 3, "M230 168h.01M238 168h.01M246 168h.01"),
].join("");

const shaft = svg(TILE.width, STEP * 5, [
  `<defs><radialGradient id="l" cx=".55" cy=".1" r=".95"><stop stop-color="#6B5637"/><stop offset=".55" stop-color="#22303A"/><stop offset="1" stop-color="#111B23"/></radialGradient></defs>`,
  shaftHead,
  level(1, "moraine", stones, certificate),
  level(2, "sandstone", grains, checking),
  level(3, "limestone", bricks, copies),
  level(4, "granite", granite, vault),
]);

for (const [name, drawing] of Object.entries({ section, shaft })) {
  writeFileSync(new URL(`../../app/artwork/hosting/${name}.svg`, import.meta.url), `${drawing}\n`);
}
