// Draws the ground that the hosting page looks into: part of `npm run artwork`, which writes app/artwork/hosting.
import { writeFileSync } from "node:fs";

type Point = [x: number, y: number];

/** Colours of the strata as geological maps print them, and what each is drawn with. */
const strata = {
  moraine: { fill: "#E7D9BC", ink: "#A2804F" },
  sandstone: { fill: "#EFE1B4", ink: "#B9834F" },
  marl: { fill: "#DDD5C2", ink: "#8C7E63" },
  limestone: { fill: "#D3E3E6", ink: "#86A7B4" },
  granite: { fill: "#ECDACF", ink: "#BD917B" },
} as const;

const PAPER = "#F6F3EA";
const INK = "#12181D";
const NIGHT = "#0B1620";
const LAMP = "#F2CF96";
const FOREST = "#2F6B4A";
const LAKE = "#125E8A";
const GLACIER = "#CFE7F1";
const SIGNAL = "#C8102E";

/** Repeatable numbers from 0 to 1, so that the files never change by themselves. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

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

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const line = (colour: string, width: number, d: string, more = "") =>
  `<path stroke="${colour}" stroke-width="${width}" ${more}d="${d}"/>`;

/* The section across the width: sky, lake, strata, and the servers in the rock. */

const WIDTH = 2400;
const HEIGHT = 640;
/** The surface of the lake: 0 m. */
const SHORE = 232;

const shape: Point[] = [
  [0, 132],
  [220, 118],
  [430, 178],
  [660, 210],
  [900, 203],
  [1080, 212],
  [1250, 205],
  [1420, 214],
  [1500, 234],
  [1600, 272],
  [1760, 322],
  [1950, 340],
  [2150, 318],
  [2290, 252],
  [2400, 196],
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

/** The layers were folded, then broken along one line. */
function foldAt(x: number): number {
  const broken = x < 740 ? -22 : 0;
  return broken + 24 * Math.sin(x / 430 + 0.9) + 9 * Math.sin(x / 170 + 2);
}

/** Lower edge of each layer. */
const floors = [
  (x: number) => Math.max(258 + 0.4 * foldAt(x), groundAt(x) + 20),
  (x: number) => Math.max(338 + foldAt(x), groundAt(x) + 52),
  (x: number) => Math.max(398 + foldAt(x), groundAt(x) + 84),
  (x: number) => Math.max(552 + foldAt(x), groundAt(x) + 150),
  () => HEIGHT,
];

const edgeAt = (level: number, x: number) => (level === 0 ? groundAt(x) : (floors[level - 1]?.(x) ?? HEIGHT));

const steps = Array.from({ length: WIDTH / 40 + 1 }, (_, index) => index * 40);

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
    return `M${Math.round(x)} ${Math.round(y)}h7m-3.5-3.5v7`;
  }).join("");
}

/** Courses of blocks with their joints: a wide line with gaps draws the joints of a whole course. */
function blocks(level: number, courses: number): string {
  const { ink } = strata.limestone;
  const height = 150 / courses;
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

const ridge = (points: Point[]) => points.map(([x, y]) => `${x} ${y}`).join("L");

/** Peaks behind the lake, far and near. */
const far: Point[] = [
  [0, 96],
  [90, 70],
  [170, 104],
  [260, 58],
  [330, 92],
  [420, 120],
  [600, 150],
  [800, 132],
  [980, 164],
  [1160, 118],
  [1240, 138],
  [1340, 84],
  [1400, 104],
  [1500, 48],
  [1560, 74],
  [1640, 22],
  [1700, 66],
  [1780, 40],
  [1880, 96],
  [1960, 72],
  [2060, 118],
  [2180, 64],
  [2260, 96],
  [2330, 52],
  [2400, 84],
];
const near: Point[] = [
  [1300, 206],
  [1480, 150],
  [1580, 176],
  [1700, 118],
  [1800, 160],
  [1900, 136],
  [2020, 178],
  [2140, 128],
  [2220, 152],
  [2300, 112],
  [2400, 148],
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

const CAVE = { left: 1196, right: 1548, roof: 440, floor: 516 };

const section = svg(WIDTH, HEIGHT, [
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${NIGHT}" stop-opacity="0"/><stop offset=".7" stop-color="${NIGHT}"/></linearGradient>`,
  `<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2A7CA6"/><stop offset="1" stop-color="#0E3A56"/></linearGradient>`,
  `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${PAPER}" stop-opacity="0"/><stop offset="1" stop-color="${PAPER}"/></linearGradient>`,
  `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="1372" cy="478" r="180"><stop stop-color="#F7DDA8"/><stop offset=".45" stop-color="#8A6A3C"/><stop offset="1" stop-color="#141C22"/></radialGradient></defs>`,
  `<path fill="url(#s)" d="M0 0h${WIDTH}v260H0z"/>`,
  fill("#12222E", `M0 260L${ridge(far)}V260z`),
  line("#2C4352", 1, shade(far)),
  line("#7A6145", 1.4, `M${ridge(far)}`),
  fill("#0E1C27", `M1240 260L${ridge(near)}V260z`),
  line("#24394A", 1, shade(near)),
  line("#4C6577", 1.2, `M${ridge(near)}`),
  // Lake, with the light of the far shore on it.
  fill("url(#w)", `M1492 ${SHORE}H2330L2290 256L2150 322L1950 344L1760 326L1600 276z`),
  line(
    "#7FB8D2",
    1,
    "M1560 240h90M1690 238h160M1900 241h70M2010 238h130M2190 242h60M1640 250h60M1790 249h120M2040 251h90",
    'opacity=".7" ',
  ),
  line(
    "#3F8FB6",
    1,
    "M1640 272q160 40 320 44 150-4 280-50M1720 292q110 26 230 28 110-4 200-36",
    'opacity=".6" ',
  ),
  // The strata.
  band(0, strata.moraine.fill),
  line(strata.moraine.ink, 1, pebbles(190)),
  band(1, strata.sandstone.fill),
  line(strata.sandstone.ink, 1.7, beds(1, 7), 'stroke-dasharray="0 10" '),
  band(2, strata.marl.fill),
  line(strata.marl.ink, 1, beds(2, 5), 'stroke-dasharray="18 9 5 9" '),
  band(3, strata.limestone.fill),
  blocks(3, 7),
  band(4, strata.granite.fill),
  line(strata.granite.ink, 1.1, crosses(230)),
  line(INK, 1, [1, 2, 3, 4].map((level) => `M${curve(edge(level))}`).join(""), 'opacity=".55" '),
  // The fault.
  line(INK, 1.6, "M768 208L742 330 736 420 706 640", 'stroke-dasharray="26 6 4 6" opacity=".7" '),
  line(INK, 1.4, "M722 372v-34m-4 9l4-9 4 9M756 346v34m-4-9l4 9 4-9", 'opacity=".7" '),
  `<path fill="url(#f)" d="M0 540h${WIDTH}v101H0z"/>`,
  // What grows and stands on it.
  line(FOREST, 5, `M${curve(edge(0).filter(([x]) => x <= 1480))}`),
  line(FOREST, 5, `M2338 ${SHORE}L2400 198`),
  [120, 146, 190, 330, 362, 520, 548, 590, 836, 862, 1010, 1034, 1440]
    .map((x, index) => tree(x, 30 + ((index * 7) % 5) * 5))
    .join(""),
  house(900, 40, false),
  house(950, 34, true),
  house(1090, 44, false),
  house(1146, 36, true),
  house(1352, 56, true),
  // A jetty and a boat.
  line("#E7D9BC", 2.4, "M1470 226h70M1486 227v16M1508 227v24M1530 227v32"),
  fill("#F6F3EA", "M1556 226h44l-8 10h-28z"),
  line("#F6F3EA", 1.4, "M1577 226v-44l20 36h-20"),
  // Down to the servers: the shaft, its cable, the hall.
  fill(INK, `M1292 208h26v250h-26z`),
  line(
    "#54656F",
    1,
    Array.from({ length: 12 }, (_, index) => `M1292 ${226 + index * 19}h6M1312 ${226 + index * 19}h6`).join(
      "",
    ),
  ),
  line(LAMP, 1.6, "M1305 196v262"),
  fill("#1B2B36", "M1284 212v-22l21-14 21 14v22z"),
  line("#CFE7F1", 1.4, "M1280 193l25-17 25 17"),
  fill(LAMP, "M1299 198h12v14h-12z"),
  fill("url(#g)", `M${CAVE.left} ${CAVE.floor}V470q0-30 30-30H1518q30 0 30 30V${CAVE.floor}z`),
  line(INK, 2.6, `M${CAVE.left} ${CAVE.floor}V470q0-30 30-30H1518q30 0 30 30V${CAVE.floor}z`),
  line(INK, 1.4, Array.from({ length: 9 }, (_, index) => `M${1228 + index * 36} 440v-16`).join("")),
  line("#F7DDA8", 2.4, "M1250 446h34M1336 446h34M1400 446h34M1464 446h34"),
  [1216, 1246, 1336, 1366, 1396, 1426, 1470, 1500].map((x) => rack(x, 464, 48)).join(""),
  fill("#1B2B36", "M1293 466h24v50h-24z"),
  fill(LAMP, "M1297 472h16v26h-16z"),
  line(INK, 3, `M${CAVE.left} ${CAVE.floor}H${CAVE.right}`),
  // The line to the world, under the lake.
  line(LAKE, 2.2, "M1548 496C1760 500 1900 430 2120 420S2320 380 2400 372", 'stroke-dasharray="2 8" '),
]);

/* The shaft: five levels of one boring, one below the other. */

const TILE = { width: 320, height: 220 };

/** The rock of a level round its gallery, and the shaft at its left. */
function level(index: number, rock: keyof typeof strata, texture: string, room: string): string {
  const { fill: ground, ink } = strata[rock];
  const gallery = "M44 176V70q0-34 34-34H268q34 0 34 34v106z";
  return [
    `<g transform="translate(0 ${index * TILE.height})">`,
    fill(ground, `M0 0h320v220H0z`),
    rock === "sandstone" ? line(ink, 2, texture, 'stroke-dasharray="0 9" ') : line(ink, 1.2, texture),
    fill(INK, "M16 0h28v220H16z"),
    line(
      "#54656F",
      1,
      Array.from({ length: 11 }, (_, row) => `M16 ${10 + row * 20}h6M38 ${10 + row * 20}h6`).join(""),
    ),
    line(LAMP, 1.6, "M30 0v220"),
    `<path fill="url(#l)" d="${gallery}"/>`,
    line(INK, 2.4, gallery),
    line(INK, 1.4, "M92 36v-14M146 36v-14M200 36v-14M254 36v-14M302 92h12M302 140h12"),
    fill("#16242E", "M44 92h8v84h-8z"),
    line("#F7DDA8", 3, "M120 44h40M190 44h40"),
    room,
    line(INK, 3, "M44 176h258"),
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
    () => `M${Math.round(next() * 320)} ${Math.round(next() * 220)}${mark(next())}`,
  ).join("");
};

const stones = scattered(90, 3, (r) => {
  const s = round(2 + 4 * r);
  return `q${s}-${s} ${2 * s} 0q-${s} ${s}-${2 * s} 0`;
});
const grains = rows(8, 214, 11, (y, index) => `M${(index % 2) * 5} ${y}q80 ${4 + (index % 3)} 160 0t165 0`);
const bricks = rows(
  0,
  210,
  18,
  (y, index) =>
    `M0 ${y}h320${Array.from({ length: 8 }, (_, joint) => `M${joint * 44 + (index % 2) * 22} ${y}v18`).join("")}`,
);
const granite = scattered(120, 5, () => "h8m-4-4v8");

const tall = (x: number, alarm = false) =>
  rack(x, 84, 92, alarm)
    .replaceAll("h24v", "h34v")
    .replaceAll("h-24z", "h-34z")
    .replaceAll("h12", "h20")
    .replaceAll(`M${x + 19.5} `, `M${x + 29} `);

const shaftHead = [
  "<g>",
  fill(GLACIER, "M0 0h320v176H0z"),
  line("#B5D8E6", 1.4, "M0 118L60 74l34 26 50-52 46 44 36-28 94 60"),
  fill(strata.moraine.fill, "M0 176h320v44H0z"),
  line(
    strata.moraine.ink,
    1.2,
    scattered(30, 9, (r) => `m0 0q${round(2 + 3 * r)}-3 ${round(5 + 4 * r)} 0`).replace(
      /M(\d+) (\d+)/g,
      (_, x, y) => `M${x} ${182 + (Number(y) % 34)}`,
    ),
  ),
  fill(INK, "M16 150h28v70H16z"),
  line(LAMP, 1.6, "M30 118v102"),
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

const shaft = svg(TILE.width, TILE.height * 5, [
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
