// Draws the sections through the ground on the hosting page; part of `npm run artwork`. Writes app/artwork/hosting.
import { readFileSync, writeFileSync } from "node:fs";
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
  range,
  SIGNAL,
} from "#scripts/artwork/drawing/pen";

/** Colours of the strata as on geological maps: the fill, and the ink of the texture. */
const strata = {
  moraine: { fill: "#E7D9BC", ink: "#A2804F" },
  sandstone: { fill: "#EFE1B4", ink: "#B9834F" },
  marl: { fill: "#DDD5C2", ink: "#8C7E63" },
  limestone: { fill: "#D3E3E6", ink: "#86A7B4" },
  granite: { fill: "#ECDACF", ink: "#BD917B" },
} as const;

const LAMP = "#F2CF96";

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth line along points, in relative commands: quadratic curves from midpoint to midpoint. */
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
 * The section: sky, lake, strata, and the servers in the rock. Everything important is at the left, beside the words,
 * since a narrow screen crops the drawing at the right.
 */

const WIDTH = 1600;
const HEIGHT = 800;
/** The y of the lake's surface. */
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

/** The y of the ground, or of the lake's bed. */
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

/** The folds of the layers, which are weaker at the left. */
const foldAt = (x: number) => (6 + x / 48) * Math.sin(x / 190 + 0.4);

/** The y of each layer's lower edge. */
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

/** A bedding line between a layer's edges: `part` 0 is the upper edge, 1 the lower. */
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
    // No crosses behind the line of words.
    if (x < 460 && y > 738) return "";
    return `M${Math.round(x)} ${Math.round(y)}h7m-3.5-3.5v7`;
  }).join("");
}

/** Courses of blocks: a wide dashed line draws the joints of a whole course. */
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

/** A fault: the layers right of it have sunk by this much. The moraine is younger, so it covers the fault unbroken. */
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

/** Peaks behind the lake, far and near. They are low behind the village, where a name is in the sky. */
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

const house = (x: number, width: number, lit: boolean, ground = groundAt(x + width / 2)) => {
  const y = round(ground) + 2;
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

const tree = (x: number, height: number, ground = groundAt(x)) => {
  const y = round(ground) + 2;
  const w = height * 0.22;
  return fill(
    "#1F4A38",
    `M${x} ${y - height}l${w} ${height * 0.42}h-${w * 0.5}l${w * 0.8} ${height * 0.4}h-${w * 2.6}l${w * 0.8}-${height * 0.4}h-${w * 0.5}z`,
  );
};

/** A server cabinet: a dark box with lights. */
const rack = (x: number, y: number, height: number) =>
  [
    fill("#16344A", `M${x} ${y}h24v${height}h-24z`),
    line(
      "#3B6E8E",
      0.8,
      Array.from({ length: Math.floor(height / 7) }, (_, row) => `M${x + 3} ${y + 5 + row * 7}h12`).join(""),
    ),
    line(
      "#8FD3AE",
      2,
      Array.from({ length: Math.floor(height / 7) }, (_, row) => `M${x + 19.5} ${y + 5 + row * 7}h.01`).join(
        "",
      ),
    ),
  ].join("");

const CAVE = { left: 36, right: 424, roof: 592, floor: 688 };
/** The x of the shaft's middle, and of the person in front of the house. */
const SHAFT = 74;
const PERSON = 244;

/** The hall is drawn in smaller units, and scaled up by this factor. */
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

/** The part that a phone shows, from the sky down; at `cut`, in the sandstone, the section is parted for the words. */
const PHONE = { width: 560, sky: 40, cut: 330 };

const view = (id: string, width: number, top: number, bottom: number) =>
  `<view id="${id}" viewBox="0 ${top} ${width} ${bottom - top}"/>`;

const section = svg(WIDTH, HEIGHT, [
  view("surface", PHONE.width, PHONE.sky, PHONE.cut),
  // Four rungs of the shaft's ladder, with the rock beside it.
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
  // The lake, with reflections near the far shore.
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
  // Meadow, trees, houses and the person.
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
  // The shaft down to the servers, its cable, the hall.
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

/* The places of the names on the section, in hundredths of its height (`--part`), also horizontally. */

const share = (units: number) => `${Number(((units / HEIGHT) * 100).toFixed(2))} * var(--part)`;
const part = (units: number) => `calc(${share(units)})`;
const rule = (name: string, declarations: string[]) =>
  `.${name} {\n${declarations.map((it) => `  ${it};\n`).join("")}}\n`;

/** The x at which all names begin, right of the shaft. */
const NAMES = 124;
/** The y at which each layer begins at the left edge, where the layers' names are. */
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

/*
 * The section of what is added to the server: the same ground across the page's whole width, with rooms beside one
 * shaft. Its rocks repeat, so that they fill a screen of any width. Each is aligned with the lower edge of its step,
 * and its top is drawn apart: it begins with the lower edge of the rock above.
 */

/**
 * The width after which a rock repeats, its greatest depth, the height of its top, and the distance between two rocks in
 * the file. The depth is a whole number of rows of stones, of dots and of blocks, so that a step cuts none of them.
 */
const ROCK = { width: 1200, depth: 780, top: 60, step: 1000 };
/** The sky's width, the y of the ground below it, and the height of both together. */
const SKY = { width: 2400, ground: 360, height: 420 };

type Rock = Exclude<keyof typeof strata, "marl">;
const rockNames = ["moraine", "sandstone", "limestone", "granite"] as const satisfies Rock[];

/** A wavy line across a rock that continues seamlessly where the rock repeats. */
const swing = (middle: number, high: number, turn: number) =>
  range(0, ROCK.width, 50).map((x): Point => {
    const part = (2 * Math.PI * x) / ROCK.width;
    return [x, middle + high * (Math.sin(part + turn) + 0.5 * Math.sin(2 * part + 3 * turn))];
  });
const FOLD = `<path id="fold" d="M${curve(swing(0, 8, 1))}"/>`;
const folds = (depth: number, step: number, from: number) =>
  range(from, depth + step, step)
    .map((y) => `<use href="#fold" y="${y}"/>`)
    .join("");

/** A pattern of signs spread over a tile, none of them across its edge. */
function tile(name: string, width: number, height: number, count: number, sign: (size: number) => string) {
  const next = dice(count);
  const signs = Array.from({ length: count }, (_, index) => {
    // Each sign has a cell of its own, so that none overlaps another.
    const columns = Math.ceil(Math.sqrt((count * width) / height));
    const [field, row] = [width / columns, height / Math.ceil(count / columns)];
    const x = ((index % columns) + 0.15 + 0.4 * next()) * field;
    return `M${round(x)} ${round((Math.floor(index / columns) + 0.35 + 0.4 * next()) * row)}${sign(next())}`;
  });
  const { ink } = strata[name === "stones" ? "moraine" : "granite"];
  return `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${line(ink, 1.2, signs.join(""))}</pattern>`;
}

/** The textures down to a depth; their lines begin above the rock, since they are wavy. */
const textures: Record<Rock, (depth: number) => string> = {
  moraine: (depth) => fill("url(#stones)", `M0 0h${ROCK.width}v${depth}H0z`),
  sandstone: (depth) =>
    `<g stroke="${strata.sandstone.ink}" stroke-width="1.7" stroke-dasharray="0 10">${folds(depth, 13, -13)}</g>`,
  limestone: (depth) =>
    [
      `<g stroke="${strata.limestone.ink}" stroke-width="1">${folds(depth, 26, -26)}</g>`,
      `<g stroke="${strata.limestone.ink}" stroke-width="26" stroke-linecap="butt" stroke-dasharray="1 49">${folds(depth, 52, -39)}</g>`,
      `<g stroke="${strata.limestone.ink}" stroke-width="26" stroke-linecap="butt" stroke-dasharray="1 57" stroke-dashoffset="23">${folds(depth, 52, -13)}</g>`,
    ].join(""),
  granite: (depth) => fill("url(#crosses)", `M0 0h${ROCK.width}v${depth}H0z`),
};

/** A rock, and its top with the lower edge of the one above it; above the moraine there are only younger stones. */
function rockOf(name: Rock, index: number): string {
  const above = rockNames[index - 1] ?? name;
  const { depth, top, width } = ROCK;
  const [from, topFrom] = [index * ROCK.step, index * ROCK.step + depth + top];
  const edge = curve(swing(30, 11, index));
  const end = `M${edge}V0H0z`;
  return [
    view(name, width, from, from + depth),
    `<g transform="translate(0 ${from})">`,
    fill(strata[name].fill, `M0 0h${width}v${depth}H0z`),
    textures[name](depth),
    "</g>",
    view(`${name}-top`, width, topFrom, topFrom + top),
    `<clipPath id="c${index}"><path d="${end}"/></clipPath><g transform="translate(0 ${topFrom})"><g clip-path="url(#c${index})">`,
    fill(strata[above].fill, end),
    textures[above](top),
    "</g>",
    above === name
      ? line(strata[name].ink, 1, `M${edge}`, 'opacity=".6" ')
      : line(INK, 1.2, `M${edge}`, 'opacity=".6" '),
    "</g>",
  ].join("");
}

/** A chain of peaks from edge to edge; it ends as high as it begins. */
function chain(seed: number, foot: number, low: number, high: number, step: number): Point[] {
  const next = dice(seed);
  const count = Math.round(SKY.width / step);
  const peaks = range(0, count).map((index): Point => {
    const rise = index % 2 ? high * (0.5 + 0.5 * next()) : low * (0.6 + 0.4 * next());
    const aside = index % count === 0 ? 0 : (next() - 0.5) * step * 0.5;
    return [round(index * step + aside), round(foot - (index % count === 0 ? low : rise))];
  });
  return peaks;
}
const behind = chain(4, SKY.ground, 90, 250, 100);
const before = chain(9, SKY.ground, 40, 120, 120);

/** The y of the meadow: level beside the shaft in the middle, where the house stands. */
const meadowAt = (x: number) => {
  const part = Math.min(1, Math.max(0, (Math.abs(x - SKY.width / 2) - 420) / 240));
  return SKY.ground + 9 * part * Math.sin((2 * Math.PI * x) / 800);
};
const meadow = `M${curve(range(0, SKY.width, 50).map((x): Point => [x, meadowAt(x)]))}`;
const sky = [
  `<view id="sky" viewBox="0 4000 ${SKY.width} ${SKY.height}"/>`,
  `<g transform="translate(0 4000)">`,
  fill("#EDF4F6", `M${ridge(behind)}V${SKY.ground}H0z`),
  line("#B4C9D2", 1, shade(behind)),
  line(strata.moraine.ink, 1.2, `M${ridge(behind)}`),
  fill("#DCE9ED", `M${ridge(before)}V${SKY.ground}H0z`),
  line("#A9C1CB", 1, shade(before)),
  line("#6F8E9B", 1.2, `M${ridge(before)}`),
  fill(strata.moraine.fill, `${meadow}V${SKY.height}H0z`),
  fill("url(#stones)", `M0 ${SKY.ground}H${SKY.width}V${SKY.height}H0z`),
  line(FOREST, 5, meadow),
  [120, 420, 560, 640, 1690, 1960, 2230]
    .map((x, index) => house(x, 40 + 8 * (index % 3), index % 2 === 0, meadowAt(x + 24)))
    .join(""),
  [60, 90, 230, 330, 356, 520, 710, 735, 1560, 1590, 1640, 1790, 1850, 2080, 2110, 2150, 2340]
    .map((x, index) => tree(x, 34 + ((index * 7) % 5) * 6, meadowAt(x)))
    .join(""),
  "</g>",
].join("");

/** The shaft's width, the same as on the page. */
const SHAFT_WIDTH = 28;
const rungs = (left: number, top: number, count: number) =>
  line(
    "#54656F",
    1,
    range(0, count - 1)
      .map((row) => `M${left} ${top + 10 + row * 20}h6m16 0h6`)
      .join(""),
  );
const shaftViews = [
  `<view id="shaft" viewBox="3000 0 ${SHAFT_WIDTH} 20"/><g transform="translate(3000)">`,
  fill(INK, `M0 0h${SHAFT_WIDTH}v20H0z`),
  rungs(0, 0, 1),
  line(LAMP, 1.6, "M14 0v20"),
  "</g>",
  `<view id="head" viewBox="3100 0 56 140"/><g transform="translate(3100)">`,
  fill(INK, "M14 80h28v60H14z"),
  rungs(14, 80, 3),
  line(LAMP, 1.6, "M28 66v74"),
  fill("#1B2B36", "M6 82V52l22-17 22 17v30z"),
  line(strata.moraine.ink, 2, "M2 55l26-20 26 20"),
  fill(LAMP, "M20 62h16v20H20z"),
  line(INK, 1.6, "M28 62v20"),
  "</g>",
];

const rock = svg(ROCK.width, ROCK.depth, [
  `<defs>${tile("stones", 300, 240, 72, (part) => {
    const r = round(2 + 3.5 * part);
    return `q${r}-${r} ${2 * r} 0q-${r} ${r}-${2 * r} 0`;
  })}${tile("crosses", 280, 240, 42, () => "h8m-4-4v8")}${FOLD}</defs>`,
  ...rockNames.map(rockOf),
  sky,
  ...shaftViews,
]);

/* The rooms beside the shaft. */

const ROOM = { width: 292, height: 186, step: 200 };
const FLOOR = 164;

/** A person behind a desk: a portrait's head and shoulders, clipped to a rounder outline than the portrait's edges. */
function sitter(name: string, x: number, desk: number, width: number): string {
  const print = readFileSync(new URL(`../../public/people/${name}.svg`, import.meta.url), "utf8");
  const inside = print.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  const scale = width / 1200;
  return [
    `<clipPath id="${name}"><path d="M180 0H1020V1150q150 40 160 280V1600H20V1430q10-240 160-280z"/></clipPath>`,
    `<g transform="translate(${x} ${round(desk - 1430 * scale)})scale(${scale.toFixed(4)})" clip-path="url(#${name})">${inside}</g>`,
  ].join("");
}

/** Hatching of vertical strokes. */
const hatched = (x: number, y: number, width: number, height: number, step: number) =>
  range(0, width, step)
    .map((dx, index) => `M${x + dx} ${y}v${height - (index % 3) * 4}`)
    .join("");

const gallery = "M0 164V44q0-34 34-34H246q34 0 34 34v120z";
const roomOf = (name: string, index: number, drawn: string) =>
  [
    `<view id="${name}" viewBox="-6 ${index * ROOM.step - 20} ${ROOM.width} ${ROOM.height}"/>`,
    `<g transform="translate(0 ${index * ROOM.step})">${drawn}</g>`,
  ].join("");
const cave = (drawn: string) =>
  [
    fill("url(#l)", gallery),
    line(INK, 2.4, gallery),
    line(INK, 1.4, "M40 10V-4M90 10V-6M140 10V-6M190 10V-6M240 10V-4"),
    line("#F7DDA8", 3, "M44 17h48M188 17h48"),
    drawn,
    line(INK, 3, `M0 ${FLOOR}h280`),
  ].join("");

/** The office in section. */
const office = [
  fill("#FFFDF6", "M22 164V44L140-14 258 44v120z"),
  // Shade on its wall.
  line("#D9C7A4", 1, hatched(238, 48, 18, 62, 4)),
  fill(GLACIER, "M184 50h48v34h-48z"),
  line("#6F8E9B", 1.2, "M184 80l13-16 8 8 12-15 15 21"),
  line(INK, 2, "M184 50h48v34h-48zM208 50v34"),
  sitter("reto-zbinden", 66, 120, 104),
  // The desk with the telephone.
  fill("#8A5A2C", "M34 118h210v46H34z"),
  line(
    "#5B3A1A",
    1.4,
    range(130, 158, 6)
      .map((y, index) => `M${38 + (index % 2) * 5} ${y}h${200 - (index % 3) * 9}`)
      .join(""),
  ),
  fill(INK, "M30 114h218v6H30z"),
  fill(INK, "M188 114l7-12h26l7 12zM183 102q-2-9 8-11h34q10 2 8 11l-10 1q0-5-4-5h-22q-4 0-4 5z"),
  line("#FFFDF6", 1.4, "M203 107h10M201 111h14"),
  line(INK, 1.6, "M178 24V4"),
  fill(LAMP, "M168 32q0-9 10-9t10 9z"),
  line(INK, 1.4, "M168 32q0-9 10-9t10 9z"),
  line(INK, 6, "M12 49L140-14l128 63"),
  line("#FFFDF6", 1, "M24 43L140-14l116 57", 'stroke-dasharray="10 5" '),
  line(INK, 2.6, "M22 164V46M258 164V46"),
].join("");

/** A certificate with its seal. */
const sheet = (x: number, paper: string, ink: string, seal: string) =>
  [
    line("#7A8A93", 1.2, `M${x + 26} 34v14`),
    fill(paper, `M${x} 48h52v72h-52z`),
    line(ink, 1.6, `M${x + 5} 53h42v62h-42zM${x + 12} 64h28M${x + 12} 72h28M${x + 12} 80h18`),
    fill(seal, `M${x + 30} 98l-2 18 7-5 7 5-2-18z`),
    `<circle cx="${x + 35}" cy="96" r="9" fill="${seal}"/>`,
  ].join("");
const certificates = [
  line("#7A8A93", 2, "M14 34h252"),
  sheet(22, "#6F6A5C", "#45423A", "#55463A"),
  sheet(86, "#A39B86", "#6A6453", "#7C4A45"),
  sheet(150, PAPER, "#8A8372", SIGNAL),
  line(PAPER, 2, "M179 96l4 4 8-9"),
  line("#7A8A93", 1.2, "M240 34v20"),
  fill(PAPER, "M218 54h46v52h-46z"),
  fill(LAKE, "M218 54h46v12h-46z"),
  line(
    "#6A6453",
    3,
    range(0, 11)
      .map((day) => `M${226 + 10 * (day % 4)} ${76 + 10 * Math.floor(day / 4)}h.01`)
      .join(""),
  ),
  `<circle cx="246" cy="86" r="6" stroke="${SIGNAL}" stroke-width="2"/>`,
].join("");

const screen = (x: number, width: number, drawn: string) =>
  [
    line("#7A8A93", 3, `M${x + width / 2} 114v16m-12 0h24`),
    fill(PAPER, `M${x} 58h${width}v56h-${width}z`),
    fill(LAKE, `M${x} 58h${width}v9h-${width}z`),
    line(INK, 2, `M${x} 58h${width}v56h-${width}z`),
    drawn,
  ].join("");
const checking = [
  sitter("samuel-bruchez", 14, 130, 94),
  screen(
    120,
    70,
    [
      fill(GLACIER, "M127 74h26v20h-26z"),
      line("#8A8372", 1.8, "M159 76h24M159 83h24M159 90h16M127 101h34"),
      line(FOREST, 3.4, "M166 102l5 5 11-14"),
    ].join(""),
  ),
  screen(
    198,
    70,
    [
      line("#8A8372", 1.4, "M205 73h44v9h-44zM205 87h44v9h-44z"),
      fill(LAKE, "M205 101h24v8h-24z"),
      line(FOREST, 3.4, "M244 102l5 5 11-14"),
    ].join(""),
  ),
  fill("#8A5A2C", "M6 130h268v34H6z"),
  line(
    "#5B3A1A",
    1.4,
    range(138, 158, 6)
      .map((y, index) => `M${10 + (index % 2) * 6} ${y}h${256 - (index % 3) * 8}`)
      .join(""),
  ),
  fill(INK, "M4 128h272v5H4z"),
].join("");

const tall = (x: number) =>
  rack(x, 60, 104)
    .replaceAll("h24v", "h34v")
    .replaceAll("h-24z", "h-34z")
    .replaceAll("h12", "h20")
    .replaceAll(`M${x + 19.5} `, `M${x + 29} `);
const copies = [
  // The site, and the copy on which updates are tested first.
  [18, 56, 192, 230].map(tall).join(""),
  line(LAMP, 1.6, "M185 50h88v114h-88z", 'stroke-dasharray="5 5" '),
  line(LAMP, 2.4, "M102 90h72m-9-7l9 7-9 7"),
  line("#8FD3AE", 2.4, "M174 128h-72m9-7l-9 7 9 7"),
].join("");

const boxes = range(0, 5).map((index) => 20 + index * 21 + (index > 2 ? 6 : 0));
const vault = [
  // Shelves of boxes; one is open, and the site is restored from it.
  line("#7FB4CC", 2, "M14 76h136M14 110h136M14 144h136M14 46v118M150 46v118M82 46v118"),
  fill("#B58B54", boxes.map((x) => [56, 90, 124].map((y) => `M${x} ${y}h17v19h-17z`).join("")).join("")),
  fill("#7A5A30", boxes.map((x) => [56, 90, 124].map((y) => `M${x + 11} ${y}h6v19h-6z`).join("")).join("")),
  line(INK, 1.2, boxes.map((x) => [62, 96, 130].map((y) => `M${x + 2} ${y}h7`).join("")).join("")),
  fill("#22303A", "M61 89h19v20H61z"),
  fill("#B58B54", "M162 132h34v26h-34z"),
  fill("#7A5A30", "M184 132h12v26h-12z"),
  line("#D9B27C", 2, "M162 132l-8-9M196 132l8-9"),
  line("#8FD3AE", 2.6, "M179 124V88q0-10 10-10h14m-9-7l9 7-9 7"),
  fill("#16344A", "M212 118h56v46h-56z"),
  line("#3B6E8E", 1.6, "M218 132h44M218 140h44M218 148h44"),
  line("#8FD3AE", 3, "M222 157h.01M231 157h.01M240 157h.01"),
  fill(PAPER, "M210 54h60v48h-60z"),
  fill(LAKE, "M210 54h60v8h-60z"),
  fill(GLACIER, "M216 68h22v18h-22z"),
  line("#8A8372", 1.8, "M244 70h20M244 77h20M244 84h13M216 94h40"),
  line(INK, 2, "M210 54h60v48h-60z"),
  line("#7A8A93", 3, "M240 103v14"),
].join("");

const rooms = svg(ROOM.width, ROOM.height, [
  `<defs><radialGradient id="l" cx=".5" cy=".1" r=".95"><stop stop-color="#6B5637"/><stop offset=".55" stop-color="#22303A"/><stop offset="1" stop-color="#111B23"/></radialGradient></defs>`,
  roomOf("office", 0, office),
  ...Object.entries({ certificates, checking, copies, vault }).map(([name, drawn], index) =>
    roomOf(name, index + 1, cave(drawn)),
  ),
]);

for (const [name, drawing] of Object.entries({ section, rock, rooms })) {
  writeFileSync(new URL(`../../app/artwork/hosting/${name}.svg`, import.meta.url), `${drawing}\n`);
}
