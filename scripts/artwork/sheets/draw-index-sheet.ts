// The index sheet that opens the showcases: the sheets of the national map at 1 : 25 000, 17.5 km by 12 km,
// those with a case in colour. The outlines are of swisstopo's boundaries (romandy/outlines.json).
import { readFileSync } from "node:fs";
import * as z from "zod";
import { caseSlugs, cases } from "#app/domain/offers/cases";
import { cities } from "#app/domain/offers/cities";
import { parseJson } from "#app/domain/outside";
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import { CONTOUR, fill, INK, line, type Point, range, straight, write } from "#scripts/artwork/drawing/pen";
import { noise, simplified } from "#scripts/artwork/drawing/strokes";
import { italic, upright, widthOf, words } from "#scripts/artwork/drawing/words";

const outline = z.object({ name: z.string(), rings: z.array(z.array(z.tuple([z.number(), z.number()]))) });
const { lakes, cantons } = z
  .object({ lakes: z.array(outline), cantons: z.array(outline) })
  .parse(parseJson(readFileSync(new URL("../romandy/outlines.json", import.meta.url), "utf8")));

/** The north-western corner of the cut-out, in kilometres of LV95; it is 105 km wide. */
const WEST = 2529;
const NORTH = 1219;
const SIZE = 720;
const KM = SIZE / 105;

/** The grid of sheets, in kilometres of LV95. */
const SHEET = { width: 17.5, height: 12, west: 2480, south: 1062 };

const onPaper = ([east, north]: Point): Point => [(east - WEST) * KM, (NORTH - north) * KM];

/** Where a town stands that has no page of its own under this name. */
const others: Record<string, Point> = { Köniz: [2598, 1197], "Yverdon-les-Bains": [2538.9, 1181.2] };

function placeOf(town: string): Point {
  const city = cities.find(({ name }) => name.fr === town);
  return city ? [city.east, city.north] : (others[town] ?? [WEST, NORTH]);
}

const places = caseSlugs.map((slug) => placeOf(cases[slug].town));

const isNear = ([x, y]: Point) => x > -150 && y > -150 && x < SIZE + 150 && y < SIZE + 150;

const pathOf = (some: z.infer<typeof outline>[], tolerance: number) =>
  some
    .flatMap(({ rings }) => rings)
    .map((ring) => ring.map(([east, north]) => onPaper([east / 10, north / 10])))
    .filter((ring) => ring.some(isNear) && ring.length > 12)
    .map((ring) => straight(simplified(ring, tolerance), true))
    .join("");

const [width, height] = [SHEET.width * KM, SHEET.height * KM];

/** The upper left corner of the sheet that a place lies on. */
function cornerOf([east, north]: Point): Point {
  const column = Math.floor((east - SHEET.west) / SHEET.width);
  const row = Math.ceil((north - SHEET.south) / SHEET.height);
  return onPaper([SHEET.west + column * SHEET.width, SHEET.south + row * SHEET.height]);
}

function sheetOf(place: Point): string {
  const [x, y] = cornerOf(place);
  return `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h-${Math.round(width)}z`;
}

const sheets = [...new Set(places.map(sheetOf))].join("");

const grid = [
  ...range(2, 8).map(
    (column) => `M${Math.round(onPaper([SHEET.west + column * SHEET.width, NORTH])[0])} 0v${SIZE}`,
  ),
  ...range(4, 14).map(
    (row) => `M0 ${Math.round(onPaper([WEST, SHEET.south + row * SHEET.height])[1])}h${SIZE}`,
  ),
].join("");

/** The figures 1 to 6, as strokes on 7 by 12. */
const figures = [
  "M1 3l4-3v12",
  "M0 3q0-3 3-3t3 3q0 2-6 9h6",
  "M0 1q6-3 6 2 0 3-3 3 4 0 4 3 0 4-7 2",
  "M4 12V0L0 8h7",
  "M6 0H1v5q5-2 5 3 0 5-6 3",
  "M6 0Q0 3 0 8q0 4 3 4t3-4q0-3-3-3T0 8",
];

/** How far apart two numbers of one town stand, and each from the edges of its sheet. */
const TWIN = 36;
const ASIDE = 22;

const within = (value: number, from: number, to: number) =>
  Math.round(Math.max(from + ASIDE, Math.min(to - ASIDE, value)));

const numbers = places.map((place, index) => {
  const [x, y] = onPaper(place);
  const [left, top] = cornerOf(place);
  // Two cases in one town stand side by side.
  const twin = places.slice(0, index).some((other) => other.join() === place.join());
  const at = `translate(${within(x, left, left + width) + (twin ? TWIN : 0)} ${within(y, top, top + height)})scale(1.3)`;
  const figure = line("#FFFFFF", 1.8, figures[index] ?? "", 'transform="translate(-3 -6)" ');
  return `<g transform="${at}"><circle r="11" fill="${INK}"/>${figure}</g>`;
});

/** Only the sheets with a case are engraved. */
const CELL = 10;
const hills = contourLines(
  fieldOf(
    SIZE / CELL + 3,
    SIZE / CELL + 3,
    CELL,
    (x, y) => noise(x / 95, y / 80, 4) + 0.3 * noise(x / 36, y / 36, 7),
  ),
  range(0.2, 1.2, 0.09),
  2,
  ([x, y]) =>
    places.some((place) => {
      const [px, py] = cornerOf(place);
      return x > px - CELL && x < px + width + CELL && y > py - CELL && y < py + height + CELL;
    }),
);

const water = pathOf(lakes, 0.6);

const SIZE_OF_NAMES = 25;

/** Each town's name once, under its sheet, or above one that ends in the lake. */
const towns = caseSlugs.flatMap((slug, index) => {
  const { town } = cases[slug];
  const place = places[index] ?? [WEST, NORTH];
  if (places.findIndex((other) => other.join() === place.join()) !== index) return [];
  const [left, top] = cornerOf(place);
  return words(upright, {
    text: town,
    at: [
      Math.round(left + widthOf(upright, town, SIZE_OF_NAMES) / 2),
      Math.round(town === "Lausanne" ? top - 18 : top + height + 20),
    ],
    size: SIZE_OF_NAMES,
    colour: INK,
    halo: { colour: "#FFFFFF", width: 6 },
  });
});

const lakeNames = (
  [
    ["Lac Léman", 68, 516, 3],
    ["Lac de Neuchâtel", 172, 170, -43],
  ] as const
).map(([text, x, y, turn]) =>
  words(italic, {
    text,
    at: [x, y],
    size: 23,
    colour: "#1F6488",
    turn,
    halo: { colour: "#D8ECF4", width: 5 },
  }),
);

write("index-sheet", SIZE, SIZE, [
  `<defs><clipPath id="s"><path d="${sheets}"/></clipPath><clipPath id="w"><path d="${water}"/></clipPath></defs>`,
  fill("#FFFFFF", `M0 0h${SIZE}v${SIZE}H0z`),
  fill("#F0E2C8", sheets),
  `<g clip-path="url(#s)">${line(CONTOUR, 1, hills, 'opacity=".7" ')}</g>`,
  line(CONTOUR, 1.5, pathOf(cantons, 0.9), 'opacity=".8" '),
  fill("#D8ECF4", water),
  `<g clip-path="url(#w)">${line("#A9D2E3", 19, water)}${line("#D8ECF4", 16.4, water)}${line("#A9D2E3", 9, water)}${line("#D8ECF4", 6.6, water)}</g>`,
  line("#2E7CA6", 1.7, water),
  line("#86561F", 1, grid, 'opacity=".5" '),
  line(INK, 2.4, sheets, 'stroke-linejoin="miter" '),
  ...lakeNames,
  ...towns,
  ...numbers,
]);
