// The land register's plan that opens the terms: what belongs to whom, its boundary stones, the surveyor's points.
import {
  CONTOUR,
  circle,
  fill,
  INK,
  LAKE,
  line,
  type Point,
  range,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";

const SIZE = 720;

/** Four rows of five corners, uneven as land is. */
const rows: Point[][] = [
  [
    [-20, 66],
    [158, 40],
    [356, 74],
    [540, 34],
    [750, 62],
  ],
  [
    [-20, 250],
    [182, 226],
    [372, 256],
    [560, 214],
    [750, 238],
  ],
  [
    [-20, 430],
    [206, 446],
    [402, 462],
    [574, 428],
    [750, 440],
  ],
  [
    [-20, 566],
    [226, 588],
    [418, 596],
    [590, 574],
    [750, 560],
  ],
];

const corner = (row: number, column: number): Point => rows[row]?.[column] ?? [0, 0];

const parcel = (row: number, column: number) => [
  corner(row, column),
  corner(row, column + 1),
  corner(row + 1, column + 1),
  corner(row + 1, column),
];

const parcels = range(0, 2).flatMap((row) =>
  range(0, 3).map((column) => straight(parcel(row, column), true)),
);

/** The parcel whose limits are shown: the client's. */
const own = parcel(1, 1);
const outline = straight(own, true);

/** Houses stand askew in their parcels, hatched as the register draws them. */
const houses: Point[][] = [
  [
    [40, 110],
    [112, 96],
    [124, 158],
    [52, 172],
  ],
  [
    [226, 110],
    [302, 120],
    [292, 196],
    [216, 186],
  ],
  [
    [410, 112],
    [486, 96],
    [500, 158],
    [464, 166],
    [468, 188],
    [426, 196],
  ],
  [
    [612, 100],
    [672, 108],
    [664, 168],
    [604, 160],
  ],
  [
    [46, 316],
    [122, 308],
    [130, 372],
    [54, 380],
  ],
  [
    [440, 316],
    [512, 302],
    [524, 368],
    [452, 382],
  ],
  [
    [250, 500],
    [330, 506],
    [326, 556],
    [246, 550],
  ],
  [
    [630, 480],
    [690, 474],
    [696, 522],
    [636, 528],
  ],
];
const walls = houses.map((house) => straight(house, true)).join("");

/** The fixed point, and the sights taken from it. */
const POINT: Point = [292, 350];

/** Two ticks across each side that was measured. */
const measured = own
  .map(([x, y], index) => {
    const [nx, ny] = own[(index + 1) % own.length] ?? [x, y];
    const size = Math.hypot(nx - x, ny - y) / 11;
    const [dx, dy] = [(nx - x) / size, (ny - y) / size];
    const [mx, my] = [(x + nx) / 2, (y + ny) / 2];
    return [-0.35, 0.35]
      .map((off) =>
        straight([
          [mx + off * dx - dy, my + off * dy + dx],
          [mx + off * dx + dy, my + off * dy - dx],
        ]),
      )
      .join("");
  })
  .join("");

const stones = rows.flat().filter(([x]) => x > 0 && x < SIZE);
const path = "M-20 566L226 588 418 596 590 574 750 560";

write("boundary", SIZE, SIZE, [
  `<defs><clipPath id="h"><path d="${walls}"/></clipPath><clipPath id="p"><path d="${outline}"/></clipPath></defs>`,
  fill("#FFFFFF", `M0 0h${SIZE}v${SIZE}H0z`),
  line("#EFE7D6", 30, path, 'transform="translate(0 16)" '),
  fill("#D8ECF4", "M-20 640q200-34 400-6t380-22v130H-20z"),
  line("#2E7CA6", 2.2, "M-20 640q200-34 400-6t380-22"),
  line(
    "#A9D2E3",
    1.6,
    range(1, 5)
      .map((n) => `M-20 ${640 + 8 * n + 3 * n * n}q200-34 400-6t380-22`)
      .join(""),
  ),
  `<g clip-path="url(#p)">${line("#F2CF96", 34, outline, 'opacity=".75" ')}</g>`,
  line(INK, 1.5, parcels.join("")),
  `<g clip-path="url(#h)">${line(
    INK,
    1,
    range(0, 110)
      .map((n) => `M${n * 11 - 480} 600l560-560`)
      .join(""),
    'opacity=".75" ',
  )}</g>`,
  line(INK, 1.8, walls),
  line(
    CONTOUR,
    1.3,
    range(0, 2)
      .flatMap((column) => range(0, 2).map((row) => `M${130 + 220 * column} ${140 + 220 * row}h20m-10-10v20`))
      .join(""),
  ),
  line(LAKE, 1.3, own.map((at) => straight([POINT, at])).join(""), 'stroke-dasharray="10 6" '),
  line(LAKE, 1.8, measured),
  line(INK, 3.4, outline),
  `<path fill="#fff" stroke="${INK}" stroke-width="2" d="${stones.map(([x, y]) => circle(x, y, 6)).join("")}M292 330l19 33h-38z"/>`,
  fill(INK, circle(292, 352, 3)),
]);
