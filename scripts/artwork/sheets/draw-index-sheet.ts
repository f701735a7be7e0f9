// Draws the index sheet at the top of the showcases: the sheets of the national map at 1 : 25 000, 17.5 km by 12 km,
// those with a case coloured and numbered. The outlines are from swisstopo's boundaries (region/outlines.json).
import { type Locale, locales } from "#app/domain/language/locale";
import { type CaseSlug, caseSlugs, cases } from "#app/domain/offers/cases";
import { cities } from "#app/domain/offers/cities";
import {
  CONTOUR,
  circle,
  fill,
  INK,
  line,
  PAPER,
  type Point,
  range,
  write,
} from "#scripts/artwork/drawing/pen";
import { italic, regular, upright, widthOf, words } from "#scripts/artwork/drawing/words";
import { lakeNames } from "#scripts/artwork/region/places";
import {
  borders,
  country,
  type Frame,
  lakes,
  onFrame,
  outlinesOn,
  scaleBar,
} from "#scripts/artwork/region/sheet";

const SIZE = 720;

const LAND = "#fff";
const SAND = "#F0E2C8";
const WATER = "#D8ECF4";

/** Units per km: the drawing shows the five sheets and a margin, 82 km a side, from 2526.5, 1211 in the north-west. */
const KM = SIZE / 82;
const frame: Frame = { east: 2567.5, north: 1170, width: SIZE, height: SIZE, km: KM };

/** The grid of sheets, in kilometres of LV95. Numbers rise from west to east, and by 20 from a row to the next one. */
const SHEET = { width: 17.5, height: 12, west: 2480, south: 1062, southWest: 1380 };

const placeOf = (slug: string): Point => {
  const city = cities.find((each) => each.slug.en === slug);
  return [city?.east ?? 0, city?.north ?? 0];
};

const nameOf = (slug: string) => cities.find((each) => each.slug.en === slug)?.name.fr ?? "";

interface Mark {
  town: string;
  at: Point;
  cases: CaseSlug[];
  /** The offset of the first number's centre from the town; other numbers and the town's name follow on its right. */
  row: Point;
  /** Whether the numbers have no room beside the town: a line leads from its point to the last number. */
  isApart?: boolean;
}

const marks: Mark[] = [
  {
    town: nameOf("montreux"),
    at: placeOf("montreux"),
    cases: ["hotel-bellerive"],
    row: [29, 92],
    isApart: true,
  },
  { town: nameOf("bulle"), at: placeOf("bulle"), cases: ["escaliers-duc"], row: [-4, 26] },
  // So far south of the shore that the point is clear of the sheet's edge.
  { town: nameOf("yverdon"), at: [2539, 1180.2], cases: ["camping-du-lac"], row: [-39, 30] },
  {
    town: cases["boulangerie-kern"].town,
    at: [2598.2, 1197],
    cases: ["boulangerie-kern"],
    row: [-94, 0],
  },
  {
    town: nameOf("lausanne"),
    at: placeOf("lausanne"),
    cases: ["physio-grand-pont", "quarts"],
    row: [-58, -68],
    isApart: true,
  },
];

const places = marks.map(({ at }) => at);

const width = SHEET.width * KM;

/** The sheet that a place is on: its number, its upper left corner and the opposite corner; other sheets share both. */
function sheetOf([east, north]: Point): { number: number; corner: Point; opposite: Point } {
  const column = Math.floor((east - SHEET.west) / SHEET.width);
  const row = Math.ceil((north - SHEET.south) / SHEET.height);
  const cornerAt = (right: number, up: number): Point => {
    const [x, y] = onFrame(frame, [SHEET.west + right * SHEET.width, SHEET.south + up * SHEET.height]);
    return [Math.round(x), Math.round(y)];
  };
  return {
    number: SHEET.southWest + column - 20 * (row - 1),
    corner: cornerAt(column, row),
    opposite: cornerAt(column + 1, row - 1),
  };
}

const numbered = [...new Map(places.map(sheetOf).map((sheet) => [sheet.number, sheet])).values()];

const sheets = numbered
  .map(({ corner: [x, y], opposite: [right, foot] }) => `M${x} ${y}H${right}V${foot}H${x}z`)
  .join("");

const grid = [
  ...range(3, 7).map(
    (column) => `M${Math.round(onFrame(frame, [SHEET.west + column * SHEET.width, 0])[0])} 0v${SIZE}`,
  ),
  ...range(6, 12).map(
    (row) => `M0 ${Math.round(onFrame(frame, [0, SHEET.south + row * SHEET.height])[1])}h${SIZE}`,
  ),
].join("");

/** The figures 1 to 6 as strokes, 7 by 12 units. */
const figures = [
  "M1 3l4-3v12",
  "M0 3q0-3 3-3t3 3q0 2-6 9h6",
  "M0 1q6-3 6 2 0 3-3 3 4 0 4 3 0 4-7 2",
  "M4 12V0L0 8h7",
  "M6 0H1v5q5-2 5 3 0 5-6 3",
  "M6 0Q0 3 0 8q0 4 3 4t3-4q0-3-3-3T0 8",
];

const DISC = 14;
const STEP = 2 * DISC + 2;

const pointOf = ({ at }: Mark): Point => {
  const [x, y] = onFrame(frame, at);
  return [Math.round(x), Math.round(y)];
};

/** Where the numbers of a mark stand. */
function numbersOf(mark: Mark): Point[] {
  const [x, y] = pointOf(mark);
  const [aside, below] = mark.row;
  return mark.cases.map((_, index): Point => [x + aside + index * STEP, y + below]);
}

const lastOf = (mark: Mark): Point => numbersOf(mark).at(-1) ?? pointOf(mark);

const numbers = marks.flatMap((mark) =>
  numbersOf(mark).map((at, index) => {
    const drawn = figures[caseSlugs.indexOf(mark.cases[index] ?? caseSlugs[0])] ?? "";
    const figure = line("#FFFFFF", 1.8, drawn, 'transform="translate(-3 -6)" ');
    return `<g transform="translate(${at.join(" ")})scale(1.3)"><circle r="${DISC / 1.3}" fill="${INK}"/>${figure}</g>`;
  }),
);

const leads = marks
  .filter(({ isApart }) => isApart)
  .map((mark) => `M${pointOf(mark).join(" ")}L${lastOf(mark).join(" ")}`)
  .join("");

const points = marks.map((mark) => circle(...pointOf(mark), 5)).join("");

const water = outlinesOn(
  frame,
  lakes.flatMap(({ rings }) => rings),
  true,
  0.6,
);
const land = outlinesOn(frame, country, true, 0.6);

const NAME = 22;

/** Each town's name on the right of its numbers. */
const towns = marks.map((mark) => {
  const [x, y] = lastOf(mark);
  return words(upright, {
    text: mark.town,
    at: [Math.round(x + DISC + 5 + widthOf(upright, mark.town, NAME) / 2), y],
    size: NAME,
    colour: INK,
    halo: { colour: mark.isApart ? LAND : SAND, width: 6 },
  });
});

/** A patch under each sheet's number, which hides borders there. */
const corners = numbered.map(({ corner: [x, y] }) => `M${x + Math.round(width)} ${y}v27h-60v-27z`).join("");

/** A sheet's number in its upper right corner. */
const sheetNumbers = numbered.map(({ number, corner: [x, y] }) =>
  words(regular, {
    text: `${number}`,
    at: [Math.round(x + width - 6 - widthOf(regular, `${number}`, 18) / 2), y + 13],
    size: 18,
    colour: "#86561F",
    halo: { colour: SAND, width: 6 },
  }),
);

const lakeNamesIn = (locale: Locale) =>
  (
    [
      ["Lac Léman", 82, 597, 3],
      ["Lac de Neuchâtel", 243, 147, -43],
    ] as const
  ).map(([lake, x, y, turn]) =>
    words(italic, {
      text: lakeNames[lake]?.[locale] ?? lake,
      at: [x, y],
      size: 24,
      colour: "#1F6488",
      turn,
      halo: { colour: WATER, width: 5 },
    }),
  );

for (const locale of locales)
  write(`index/${locale}`, SIZE, SIZE, [
    `<defs><path id="c" d="${land}"/><path id="l" d="${water}"/><clipPath id="d"><use href="#c"/></clipPath><clipPath id="w"><use href="#l"/></clipPath></defs>`,
    fill(PAPER, `M0 0h${SIZE}v${SIZE}H0z`),
    `<use href="#c" fill="${LAND}"/>`,
    fill(SAND, sheets),
    // The national border has a ribbon, as on the map of towns; borders of cantons are dashed.
    `<g clip-path="url(#d)"><use href="#c" stroke="#EBD9BC" stroke-width="20"/>`,
    line(CONTOUR, 1.5, outlinesOn(frame, borders, false, 0.6), 'stroke-dasharray="9 4 1 4" '),
    `</g><use href="#c" stroke="#86561F" stroke-width="2.6" stroke-dasharray="14 5 2 5"/>`,
    fill(SAND, corners),
    '<use href="#l" fill="#D8ECF4"/>',
    `<g clip-path="url(#w)" stroke="#A9D2E3"><use href="#l" stroke-width="19"/><use href="#l" stroke="#D8ECF4" stroke-width="16.4"/><use href="#l" stroke-width="9"/><use href="#l" stroke="#D8ECF4" stroke-width="6.6"/></g>`,
    '<use href="#l" stroke="#2E7CA6" stroke-width="1.7"/>',
    line("#86561F", 1, grid, 'opacity=".4" '),
    line(INK, 2.4, sheets, 'stroke-linejoin="miter" '),
    ...lakeNamesIn(locale),
    ...towns,
    ...sheetNumbers,
    line(INK, 1.6, leads),
    fill(PAPER, points, `stroke="${INK}" stroke-width="2.6" `),
    ...numbers,
    scaleBar(frame, [24, 696], 10, { size: 20, colour: INK, ground: "#FFFFFF" }),
  ]);
