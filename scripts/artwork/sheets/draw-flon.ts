// Draws the plan of the Flon for the top of the contact page: a valley between two bridges, freely drawn. North is up.
import { brand } from "#app/domain/site/brand";
import {
  CONTOUR,
  dice,
  FOREST,
  fill,
  INK,
  LAKE,
  line,
  PAPER,
  type Point,
  range,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { dots, type Stroke, strokes } from "#scripts/artwork/drawing/strokes";
import { italic, upright, widthOf, words } from "#scripts/artwork/drawing/words";

const WIDTH = 1920;
const HEIGHT = 512;
const HOUSE = "#E6DCC8";
const OLD = "#DCCBAC";
const LAWN = "#E3EAD6";

const next = dice(5);
const between = (low: number, high: number) => Math.round(low + (high - low) * next());

type Block = readonly [x: number, y: number, width: number, depth: number];

/** Houses along a street, with a wider gap here and there; none in the ranges of `free`. */
function row(
  [from, to]: readonly [number, number],
  y: number,
  [low, high]: readonly [number, number],
  depth: number,
  free: readonly (readonly [number, number])[],
  gap = 5,
): Block[] {
  const houses: Block[] = [];
  let x = from;
  while (x < to) {
    const width = between(low, high);
    if (x + width > to) break;
    const hole = free.find(([start, end]) => x + width > start && x < end);
    if (hole) {
      x = hole[1];
      continue;
    }
    houses.push([x, y + between(-3, 3), width, depth + between(-4, 4)]);
    x += width + (next() < 0.25 ? 3 * gap : gap);
  }
  return houses;
}

/** The x at which the two bridges cross the valley. */
const CHAUDERON = 338;
const GRAND_PONT = 968;
const bridges = [
  [CHAUDERON - 24, CHAUDERON + 24],
  [GRAND_PONT - 34, GRAND_PONT + 34],
] as const;
/** The square with the metro station, between the warehouses and the Grand-Pont. */
const SQUARE = [806, GRAND_PONT] as const;

/** The town above the valley, to the north, and Saint-François to the south-east. */
const old = [
  ...row([-60, 1990], 6, [34, 70], 44, bridges),
  ...row([-60, 1990], 66, [30, 64], 40, bridges),
  // The card with the form covers the map from between the first two of these rows on, so that it cuts no house.
  ...row([1016, 1990], 345, [44, 86], 30, []),
  ...row([1020, 1990], 420, [44, 86], 42, []),
  ...row([1030, 1990], 474, [44, 86], 42, []),
  ...row([1020, 1990], 528, [44, 86], 42, []),
  // Along the rue du Grand-Chêne, between the lawns and the Grand-Pont.
  [620, 446, 42, 34],
  [668, 444, 38, 36],
  [712, 447, 52, 32],
  [770, 445, 40, 35],
  [816, 446, 46, 34],
  [620, 498, 48, 34],
  [674, 496, 60, 36],
  [740, 499, 46, 34],
  [792, 497, 34, 36],
  [832, 498, 32, 34],
] satisfies Block[];

/** Long warehouses in rows with lanes between them; east of the Grand-Pont, the houses of the rue Centrale. */
const warehouses = [
  ...row([-60, 1990], 188, [70, 128], 36, [...bridges, SQUARE], 14),
  // The last two are replaced by a shorter one and the station's sign.
  ...row([-60, 790], 242, [86, 150], 30, bridges, 14).slice(0, -2),
  [504, 242, 106, 30] as const,
  ...row([1010, 1990], 258, [60, 96], 46, [], 8),
];
/** The last house is left out, so that our name has room beside the office. */
const portFranc = row([-60, 660], 320, [64, 120], 36, bridges, 14).slice(0, -1);
/** Our office and the house next to it. */
const office: Block = [676, 318, 58, 38];
const neighbour: Block = [746, 319, 32, 32];
const station: Block = [838, 266, 74, 30];
/** The sign with the station's name beside the square, white on blue as at the stop. */
const sign: Block = [635, 249, 150, 25];

/** The font size of our name, which is on a plate beside the office. */
const NAME = 24;
const wide = Math.round(widthOf(upright, brand.name, NAME)) + 18;
const plate: Block = [660 - wide, 319, wide, 36];

const rectangle = ([x, y, width, depth]: Block) => `M${x} ${y}h${width}v${depth}h-${width}z`;

/** The shaded sides of a house, which are drawn thicker, as on town plans. */
const shadeOf = ([x, y, width, depth]: Block) => `M${x + width} ${y}v${depth}h-${width}`;

/** The edges of the valley, from which hachures run down. */
const north = (x: number) => 118 + 9 * Math.sin(x / 190);
const northEdge: Point[] = range(-80, 2000, 120).map((x) => [x, north(x)]);
const south = (x: number) => 430 + 6 * Math.sin(x / 150 + 1);
const southEdge: Point[] = range(-80, 1000, 90).map((x) => [x, south(x)]);

const slope = (edge: (x: number) => number, from: number, to: number, length: number) =>
  range(from, to, 9)
    .filter((x) => bridges.every(([start, end]) => x < start - 4 || x > end + 4))
    .map((x): Stroke => ({ at: [x, edge(x)], by: [2 - 4 * next(), length * (0.5 + 0.5 * next())] }));
const northSlope = slope(north, -70, 1980, 25);
const southSlope = slope(south, -70, 990, -20);

/** A bridge seen from above: its roadway, the parapets, and the piers of its arches on either side. */
function bridge(x: number, width: number, [top, bottom]: readonly [number, number], arches: number): string {
  const half = width / 2;
  const step = (bottom - top) / arches;
  const piers = range(1, arches - 1).flatMap((index) => {
    const y = Math.round(top + index * step);
    return [`M${x - half - 7} ${y}h7`, `M${x + half} ${y}h7`];
  });
  return [
    fill("#CDBB9C", `M${x + half} ${top}h13v${bottom - top}h-13z`, 'opacity=".55" '),
    line(INK, 9, piers.join(""), 'stroke-linecap="butt" '),
    fill("#fff", `M${x - half} -40h${width}v640h-${width}z`),
    line(INK, 2.5, `M${x - half} ${top - 4}V${bottom + 4}M${x + half} ${top - 4}V${bottom + 4}`),
    line(
      CONTOUR,
      1,
      `M${x - half} 0V${top}M${x + half} 0V${top}M${x - half} ${bottom}V600M${x + half} ${bottom}V600`,
    ),
  ].join("");
}

const track = smooth([
  [-60, 380],
  [120, 376],
  [330, 378],
  [560, 374],
  [700, 374],
  [790, 366],
  [836, 336],
  [856, 296],
]);

const trees = [
  ...range(-50, 520, 24).map((x): Point => [x, 470 + 3 * Math.sin(x / 90)]),
  ...range(-50, 510, 24).map((x): Point => [x + 10, 500 + 3 * Math.sin(x / 90)]),
];

const halo = { colour: PAPER, width: 6 };
const name = (text: string, at: Point, turn: number, size: number) =>
  words(upright, { text, at, size, colour: "#4A555E", turn, spacing: 0.5, halo });
const square = (text: string, at: Point) =>
  words(upright, { text, at, size: 24, colour: "#4A555E", spacing: 0.5 });

const houses = [...warehouses, ...portFranc, neighbour];

/** The part of the plan that a sheet shows, before the valley is turned. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The valley with its ground, tracks and houses; Montbenon's lawns only if `lawn`, their colour, is given. */
function valley({ left, top, width, height }: Part, lawn?: typeof LAWN): string {
  const turn = 40;
  const isSeen = ([x, y, wide, deep]: Block) =>
    x + wide > left - turn && x < left + width + turn && y + deep > top - turn && y < top + height + turn;
  const isPointSeen = ([x, y]: Point) => isSeen([x, y, 0, 0]);
  const strokesOf = (all: Stroke[]) => strokes(all.filter(({ at }) => isPointSeen(at)));
  const [oldSeen, housesSeen] = [old.filter(isSeen), houses.filter(isSeen)];
  const green = lawn ? dots(trees.filter(isPointSeen)) : "";
  return [
    // Montbenon's lawns above the valley, and the streets: what the houses leave.
    fill(
      lawn ?? "none",
      straight([...southEdge.filter(([x]) => x < 600), [600, south(600)], [600, 640], [-80, 640]], true),
    ),
    fill(
      "#fff",
      "M-100 150h2140v30h-2140zM-100 228h2140v10h-2140zM-100 284h920v28h-920zM1000 310h1040v26h-1040zM806 184h128v210h-128z",
    ),
    line(CONTOUR, 1, "M-100 150h2140M-100 180h2140M-100 284h906M-100 312h906", 'opacity=".6" '),
    line(CONTOUR, 1.6, smooth(northEdge)),
    line(CONTOUR, 1.4, strokesOf(northSlope)),
    line(CONTOUR, 1.6, smooth(southEdge)),
    line(CONTOUR, 1.4, strokesOf(southSlope)),
    // The metro's line m1 above ground, and m2 below ground.
    line(INK, 5, track, 'stroke-linecap="butt" '),
    line("#fff", 3, track, 'stroke-linecap="butt" stroke-dasharray="9 9" '),
    line(INK, 2.2, "M874 -40V175M874 280V640", 'stroke-dasharray="3 6" '),
    fill(OLD, oldSeen.map(rectangle).join("")),
    fill(HOUSE, housesSeen.map(rectangle).join("")),
    line(INK, 1, [...oldSeen, ...housesSeen].map(rectangle).join("")),
    line(INK, 2.6, housesSeen.map(shadeOf).join(""), 'stroke-linecap="butt" stroke-linejoin="miter" '),
    line(INK, 1.6, oldSeen.map(shadeOf).join(""), 'stroke-linecap="butt" stroke-linejoin="miter" '),
    line(FOREST, 12, green, 'opacity=".32" '),
    line(FOREST, 3, green),
    bridge(CHAUDERON, 40, [128, 428], 6),
    bridge(GRAND_PONT, 50, [130, 434], 7),
    fill(INK, rectangle(office)),
    line(INK, 2, `M660 337h17${rectangle(plate)}`, 'fill="#fff" '),
    words(upright, { text: brand.name, at: [660 - wide / 2, 337], size: NAME, colour: INK }),
    fill(LAKE, rectangle(station)),
    name("Pont Chauderon", [CHAUDERON + 2, 262], -90, 22),
    name("Grand-Pont", [GRAND_PONT + 2, 276], -90, 24),
    square("Place de", [870, 208]),
    square("l’Europe", [870, 234]),
    line(LAKE, 6, rectangle(sign), `fill="${LAKE}" `),
    line(LAKE, 2.5, `M${sign[0] + sign[2]} 273H${station[0]}`),
    words(upright, { text: "Lausanne-Flon", at: [710, 261], size: 21, colour: "#fff" }),
    words(italic, { text: "Rue du Port-Franc", at: [560, 298], size: 22, colour: "#4A555E" }),
    words(italic, { text: "Rue Centrale", at: [1184, 323], size: 22, colour: "#4A555E" }),
    name("m1", [500, 393], 0, 20),
    name("m2", [900, 318], 0, 20),
  ].join("");
}

const TURN = 'transform="rotate(-2 705 337)"';

/** The north arrow, on the square. */
const arrow = [
  words(upright, { text: "N", at: [906, 346], size: 18, colour: INK }),
  line(INK, 2, "M906 386V358M900 368l6-11 6 11"),
];

write("flon", WIDTH, HEIGHT, [
  `<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff"/></linearGradient>`,
  `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><path fill="url(#f)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></mask></defs>`,
  `<g mask="url(#m)"><g ${TURN}>`,
  valley({ left: 0, top: 0, width: WIDTH, height: HEIGHT }, LAWN),
  words(italic, { text: "Rue de Genève", at: [566, 166], size: 22, colour: "#4A555E" }),
  words(italic, { text: "Montbenon", at: [448, 447], size: 24, colour: "#2F6B4A", spacing: 2 }),
  "</g></g>",
  ...arrow,
]);

/** The part that a phone shows above the words: the office in the middle, from the rue de Genève to the lawns. */
const strip: Part = { left: 65, top: 182, width: 1310, height: 280 };
write(
  "narrow/flon",
  strip.width,
  strip.height,
  [`<g ${TURN}>`, valley(strip), "</g>", ...arrow],
  [strip.left, strip.top],
);
