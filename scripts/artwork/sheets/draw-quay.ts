// The plan of a quay that opens the contact page: drawn, not surveyed.
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
  SIGNAL,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { dots, type Stroke, strokes } from "#scripts/artwork/drawing/strokes";

const WIDTH = 1920;
const HEIGHT = 512;
const WATER = "#D8ECF4";
const SHALLOW = "#E2F0F6";
const DEPTH = "#A9D2E3";
const SHORE = "#2E7CA6";

/** The quay's edge from left to right, with the basin cut into it. */
const shore: Point[] = [
  [-60, 392],
  [120, 380],
  [246, 384],
  [246, 364],
  [316, 364],
  [316, 386],
  [520, 392],
  [520, 350],
  [1064, 350],
  [1064, 398],
  [1180, 402],
  [1330, 382],
  [1420, 392],
  [1540, 360],
  [1680, 366],
  [1800, 330],
  [1990, 322],
];

const lake: Point[] = [...shore, [1990, 700], [-60, 700]];

/** Moles as thick lines: the western one bends across the entrance. */
const moles: Point[][] = [
  [
    [520, 380],
    [500, 470],
    [560, 520],
    [800, 528],
  ],
  [
    [1064, 390],
    [1076, 476],
    [1010, 520],
    [900, 522],
  ],
];

const pontoons: { from: Point; length: number }[] = [
  { from: [610, 350], length: 92 },
  { from: [694, 350], length: 112 },
  { from: [778, 350], length: 112 },
  { from: [862, 350], length: 98 },
  { from: [946, 350], length: 84 },
];

/** Boats moored at right angles to a pontoon, on both sides: hulls as short thick strokes. */
function boats(): string {
  const next = dice(5);
  return strokes(
    pontoons.flatMap(({ from: [x, y], length }) =>
      range(0, Math.floor((length - 22) / 11) - 1).flatMap((index) =>
        [-1, 1].flatMap((side): Stroke[] =>
          next() < 0.16
            ? []
            : [{ at: [x + side * 6, y + 20 + index * 11], by: [side * (13 + 8 * next()), 0] }],
        ),
      ),
    ),
  );
}

type Block = readonly [x: number, y: number, width: number, depth: number];

/** Houses by their footprints. */
const houses: Block[] = [
  [-40, 214, 96, 46],
  [72, 206, 60, 52],
  [146, 210, 92, 44],
  [-30, 104, 70, 58],
  [58, 98, 120, 40],
  [58, 150, 44, 26],
  [196, 100, 56, 62],
  [310, 206, 88, 48],
  [412, 212, 40, 40],
  [300, 92, 104, 34],
  [300, 126, 34, 40],
  [370, 126, 34, 40],
  [424, 96, 60, 66],
  [560, 84, 74, 70],
  [652, 92, 130, 34],
  [652, 126, 32, 34],
  [750, 126, 32, 34],
  [574, 206, 66, 46],
  [740, 206, 120, 40],
  [876, 200, 54, 50],
  [820, 88, 60, 68],
  [900, 92, 116, 52],
  [980, 204, 90, 44],
  [1090, 214, 46, 40],
  [1150, 206, 104, 48],
  [1060, 96, 70, 60],
  [1146, 92, 100, 40],
  [1300, 90, 84, 66],
  [1400, 96, 120, 38],
  [1310, 200, 60, 60],
  [1390, 206, 110, 44],
  [1540, 90, 60, 70],
  [1616, 94, 110, 48],
  [1540, 196, 90, 50],
  [1650, 190, 60, 56],
  [1750, 84, 90, 60],
  [1740, 180, 110, 46],
  [1860, 80, 80, 66],
];

const rectangle = ([x, y, width, depth]: Block) => `M${x} ${y}h${width}v${depth}h-${width}z`;

/** The sides of a house that lie in the shade, thick as town plans print them. */
const shadeOf = ([x, y, width, depth]: Block) => `M${x + width} ${y}v${depth}h-${width}`;

/** Where we sit: the house that the label points at. */
const office: Block = [660, 206, 62, 46];

const row = (y: number, from: number, to: number) => range(from, to, 22).map((x): Point => [x, y]);

const next = dice(9);

/** Rows along the quay, and those of the park, which stand as they grew. */
const trees = dots([
  ...row(286, -50, 490),
  ...row(286, 560, 1020),
  ...row(286, 1100, 1940),
  ...row(318, -40, 230),
  ...row(318, 340, 490),
  ...range(0, 34).map((): Point => [1350 + 560 * next(), 304 + 26 * next() * (1 - next() * 0.4)]),
]);

/** The park to the east: paths between lawns. */
const park = smooth([
  [1440, 352],
  [1500, 318],
  [1600, 340],
  [1690, 316],
  [1800, 300],
  [1940, 296],
]);

/** Buoys in two lines off the port. */
const buoys = dots([
  ...range(0, 5).map((n): Point => [-30 + 36 * n, 476]),
  ...range(0, 7).map((n): Point => [1240 + 36 * n, 500]),
]);

const waterLines = [92, 56, 28, 10]
  .flatMap((distance, index) => [
    `<use href="#s" stroke="${DEPTH}" stroke-width="${2 * distance + 2.2}"/>`,
    `<use href="#s" stroke="${index === 0 ? WATER : SHALLOW}" stroke-width="${2 * distance}"/>`,
  ])
  .join("");

const mole = moles.map((points) => straight(points)).join("");
const landing = strokes(pontoons.map(({ from, length }): Stroke => ({ at: from, by: [0, length] })));
const blocks = houses.map(rectangle).join("");

write("quay", WIDTH, HEIGHT, [
  `<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".4" stop-color="#fff"/></linearGradient>`,
  `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><path fill="url(#f)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></mask>`,
  `<path id="s" d="${straight(shore)}${mole}"/><clipPath id="w"><path d="${straight(lake, true)}"/></clipPath></defs>`,
  `<g mask="url(#m)"><g transform="rotate(-3 960 400)translate(0 -74)">`,
  // The streets are what the blocks leave.
  fill(
    "#FFFFFF",
    "M-100 188h2140v-28h-2140zM-100 300h2140v-28h-2140zM258-40h34v400h-34zM506-40h34v400h-34zM1020-40h32v360h-32zM1264-40h28v360h-28z",
  ),
  line(CONTOUR, 1, "M-100 188h2140M-100 272h2140", `opacity=".6" `),
  fill(WATER, straight(lake, true)),
  `<g clip-path="url(#w)">${waterLines}</g>`,
  line(SHORE, 2.5, straight(shore)),
  line(INK, 11, mole, `stroke-linecap="butt" `),
  line(PAPER, 7, mole, `stroke-linecap="butt" `),
  line(INK, 3, landing),
  line("#fff", 5, boats()),
  line(INK, 1, boats()),
  fill("#E6DCC8", blocks),
  line(INK, 1, blocks),
  line(INK, 3, houses.map(shadeOf).join(""), `stroke-linecap="butt" stroke-linejoin="miter" `),
  line(FOREST, 12, trees, 'opacity=".32" '),
  line(FOREST, 3, trees),
  line(CONTOUR, 2, park, `stroke-dasharray="7 5" `),
  line(LAKE, 5, buoys),
  // The landing stage of the boats, and the lights of the entrance.
  line(INK, 2, "M281 386v62M262 448h38M262 456h38M318 452q30-16 78 0-48 16-78 0M336 452h42"),
  line(FOREST, 10, "M806 528h0"),
  line(SIGNAL, 10, "M894 522h0"),
  "</g></g>",
  fill(INK, rectangle(office), 'transform="rotate(-3 960 400)translate(0 -74)" '),
]);
