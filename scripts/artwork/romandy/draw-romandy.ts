// Draws the map of French-speaking Switzerland: `npm run artwork` writes it to app/artwork, and the places of its towns
// as CSS beside the section that shows them.
import { writeFileSync } from "node:fs";
import { type Locale, locales } from "#app/domain/language/locale";
import { cities } from "#app/domain/offers/cities";
import { line, type Point, stretches } from "#scripts/artwork/drawing/pen";
import { italic, type Label, upright, words } from "#scripts/artwork/drawing/words";
import { lakeNames } from "#scripts/artwork/region/places";
import {
  borders,
  country,
  courseOn,
  type Frame,
  lakes,
  onFrame,
  outlinesOn,
  rivers,
  served,
} from "#scripts/artwork/region/sheet";

const frame: Frame = { east: 2557.5, north: 1181, width: 1480, height: 1700, km: 10 };

const ink = {
  land: "#FFFFFF",
  beyond: "#F3EEE1",
  border: "#B9834F",
  limit: "#A06A34",
  band: "#F1E6D6",
  water: "#D8ECF4",
  shore: "#2E7CA6",
  depth: "#A9D2E3",
  grid: "#D9CDB8",
  name: "#86561F",
  lake: "#125E8A",
};

/** Water lines at these distances from the shore: wide strokes under narrower ones, clipped at the shore. */
const waterLines = [34, 22, 12, 5]
  .flatMap((distance, index) => [
    `<use href="#l" stroke="${ink.depth}" stroke-width="${2 * distance + 2.4 - index * 0.2}"/>`,
    `<use href="#l" stroke="${ink.water}" stroke-width="${2 * distance}"/>`,
  ])
  .join("");

const every20 = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 20) + 1 }, (_, index) => from + 20 * index);

/** Crosses of the national grid, every twenty kilometres. */
const grid = every20(2500, 2620)
  .flatMap((east) => every20(1100, 1260).map((north) => onFrame(frame, [east, north])))
  .map(([x, y]) => `M${x - 8} ${y}h16m-8-8v16`)
  .join("");

/** The cantons' names, on land without towns. Geneva's has no room there: a line leads from its name to it. */
const cantons: Label[] = (
  [
    ["GE", 2490.4, 1107],
    ["VD", 2524, 1168],
    ["NE", 2535.5, 1197.5],
    ["JU", 2573, 1251],
    ["FR", 2567, 1174.5],
    ["VS", 2602, 1106],
    ["BE", 2601, 1177],
  ] as const
).map(([text, east, north]) => ({
  text,
  at: onFrame(frame, [east, north]),
  size: 36,
  colour: ink.name,
  spacing: 12,
}));

const leader = `M${onFrame(frame, [2491.2, 1109.2]).join(" ")}L${onFrame(frame, [2492.6, 1113.4]).join(" ")}`;

type Spot = [east: number, north: number, turn: number];

const lakeName = (text: string, [east, north, turn]: Spot, size: number): Label => ({
  text,
  at: onFrame(frame, [east, north]),
  size,
  colour: ink.lake,
  turn,
  halo: { colour: ink.water, width: size / 5 },
});

const water = outlinesOn(
  frame,
  lakes.flatMap(({ rings }) => rings),
);

/** The rivers on which the region's towns lie; lakes are drawn over them. */
const courses = rivers
  .filter(({ name }) => ["Rhône", "Aare", "Sarine"].includes(name))
  .flatMap(({ lines }) => lines);

/** Where the Sarine comes down from its pass, in hundreds of metres of LV95: on a phone, Montreux's name is there. */
const isByThePass = (top: number, [east, north]: Point) =>
  east > 25860 && east < 25900 && north > 11300 && north < top;

const coursesOn = (isDrawn: (point: Point) => boolean) =>
  courses
    .flatMap((points) => stretches(points, isDrawn))
    .map((points) => courseOn(frame, points).path)
    .join("");

/** The canals between the three lakes, in hundreds of metres of LV95. */
const canals: Point[][] = [
  // Of the Zihl, as far as Lake Biel; beyond it the Thielle is the Aare's canal.
  ...rivers.filter(({ name }) => name === "Thielle").map(({ lines: [canal = []] }) => canal.slice(0, 8)),
  // Of the Broye: from Sugiez around the Vully, then along the cantons' border, which follows it to Lake Neuchâtel.
  [
    [25756, 12006],
    [25751, 12014],
    [25734, 12029],
    [25707, 12029],
    [25696, 12034],
  ],
];

const RIVER = 5;
const CANAL = 3.4;

/** The widths of the Sarine's last kilometres up to its source. */
const thinning = [RIVER, 4.2, 3.4, 2.6, 1.8];

/** A river that becomes thinner towards the end of its line. */
function tapered(points: Point[]): string {
  const each = (points.length - 1) / thinning.length;
  return thinning
    .map((width, index) => {
      const part = points.slice(Math.round(index * each), Math.round((index + 1) * each) + 1);
      return line(ink.shore, width, courseOn(frame, part).path);
    })
    .join("");
}

const toThePass = courses
  .flatMap((points) => stretches(points, (point) => isByThePass(11480, point)))
  .map(tapered)
  .join("");

/** The place of the scale bar: in Savoy, where there is none of our towns. */
const SCALE: Point = [300, 1640];

const bar = (scale: number) =>
  words(upright, {
    text: "20 km",
    at: [SCALE[0] + 220 + 1.6 * scale, SCALE[1] + 4],
    size: scale,
    colour: ink.name,
  });

const LEMAN: Spot = [2534, 1143.6, 4];
const OF_NEUCHATEL: Spot = [2553.2, 1193.8, -42];

const lakesNamed = (locale: Locale, spots: Record<string, Spot>, size: number) =>
  Object.entries(spots).map(([lake, spot]) =>
    words(italic, lakeName(lakeNames[lake]?.[locale] ?? lake, spot, size)),
  );

/** On a phone, letters of a legible size are too large for the narrow Lake Neuchâtel. */
const onNarrow = (locale: Locale) => lakesNamed(locale, { "Lac Léman": LEMAN }, 40);
const onWide = (locale: Locale) =>
  lakesNamed(locale, { "Lac Léman": LEMAN, "Lac de Neuchâtel": OF_NEUCHATEL }, 30);

const drawing = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" fill="none" stroke-linejoin="round">`,
  // With the fragment `#en` or `#fr`, names are in that language; with `#en-n` or `#fr-n`, for narrow screens, letters
  // are larger and names fewer.
  "<style>g g,#en-n:target~.w,#fr-n:target~.w,.n{display:none}#en:target~.w .en,#fr:target~.w .fr,#en-n:target~.n .en,#fr-n:target~.n .fr{display:inline}#en-n:target~.n,#fr-n:target~.n{display:inline}</style>",
  `<defs><path id="c" d="${outlinesOn(frame, country)}"/><path id="l" d="${water}"/>`,
  `<path id="s" fill-rule="evenodd" d="${outlinesOn(frame, served)}"/>`,
  `<clipPath id="d"><use href="#c"/></clipPath><clipPath id="w"><use href="#l"/></clipPath>`,
  `<clipPath id="e"><use href="#s" clip-rule="evenodd"/></clipPath></defs>`,
  `<use href="#c" fill="${ink.beyond}"/><use href="#s" fill="${ink.land}"/>`,
  `<g clip-path="url(#d)"><use href="#c" stroke="${ink.band}" stroke-width="26"/></g>`,
  // Between the cantons that we serve, dashed lines; around all of them, a line that is drawn on their side only.
  `<g clip-path="url(#e)">`,
  line(ink.border, 2.2, outlinesOn(frame, borders, false), 'stroke-dasharray="12 5 2 5" opacity=".75" '),
  `<use href="#s" stroke="${ink.limit}" stroke-width="7"/></g>`,
  `<use href="#c" stroke="${ink.border}" stroke-width="2.4" stroke-dasharray="16 5 3 5"/>`,
  line(ink.grid, 1.5, grid),
  line(
    ink.shore,
    RIVER,
    coursesOn((point) => !isByThePass(11475, point)),
  ),
  line(ink.shore, CANAL, canals.map((points) => courseOn(frame, points).path).join("")),
  `<use href="#l" fill="${ink.water}"/><g clip-path="url(#w)">${waterLines}</g>`,
  `<use href="#l" stroke="${ink.shore}" stroke-width="2"/>`,
  line(ink.name, 2.5, `M${SCALE.join(" ")}v12h200v-12m-100 12v-7`),
  '<path id="en"/><path id="fr"/><path id="en-n"/><path id="fr-n"/>',
  `<g class="n">${bar(42)}${locales.map((locale) => `<g class="${locale}">${onNarrow(locale).join("")}</g>`).join("")}</g>`,
  `<g class="w" stroke-linecap="round">${toThePass}${bar(28)}${line(ink.name, 2, leader)}${cantons.map((label) => words(upright, label)).join("")}${locales.map((locale) => `<g class="${locale}">${onWide(locale).join("")}</g>`).join("")}</g>`,
  "</svg>\n",
].join("");

const percent = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(1))}%`;

interface Place {
  /** Whether its name is left of the mark, and how far the name is moved right and down, in rems. */
  isLeft?: boolean;
  moved?: Point;
  /** How far its touch area is moved right and down, in rems, if it would overlap another town's. */
  area?: Point;
  /** Replaces `moved` on a phone, where letters are larger relative to the land. */
  movedOnPhone?: Point;
}

/** Exceptions by the towns' English slugs; all other towns have the name right of the mark. */
const marks: Record<string, Place> = {
  geneva: { moved: [0, 0.75] },
  lausanne: { isLeft: true, area: [-0.0625, 0], moved: [0.0625, -0.625] },
  neuchatel: { isLeft: true },
  // On a phone, below the national border in the north, and above its part that comes in from the west.
  delemont: { isLeft: true, movedOnPhone: [0.45, -0.65] },
  yverdon: { isLeft: true, moved: [1.5, 1.25] },
  // Between the national border and the lake there is room only above its mark.
  nyon: { isLeft: true, moved: [1.375, -0.95] },
  // Away from the river.
  vevey: { area: [-0.42, -0.385], moved: [0.375, -0.375], movedOnPhone: [-1, -0.6] },
  montreux: { area: [0.42, 0.385], moved: [-0.4375, -0.25] },
  // Over the river, not on it.
  biel: { isLeft: true, moved: [0, -0.5] },
  // Beyond the national border, but not on it: on its own side Bienne is too near.
  "la-chaux-de-fonds": {
    isLeft: true,
    area: [-0.0625, -0.0625],
    moved: [0, -1.0625],
    movedOnPhone: [-0.1875, -0.625],
  },
  sion: { isLeft: true },
  sierre: { moved: [-1.625, -1.25] },
  bulle: { isLeft: true },
};

const places = cities.map(({ slug, east, north }) => {
  const { isLeft = false, moved = [0, 0], area = [0, 0] } = marks[slug.en] ?? {};
  const [x, y] = onFrame(frame, [east, north]);
  const lengths = [
    ["right", moved[0]],
    ["down", moved[1]],
    ["aside", area[0]],
    ["below", area[1]],
  ] as const;
  const more = [
    `--x: ${percent(x, frame.width)};`,
    `--y: ${percent(y, frame.height)};`,
    ...(isLeft ? ["--left: 1;"] : []),
    ...lengths.flatMap(([name, length]) => (length ? [`--${name}: ${length}rem;`] : [])),
  ];
  return `[data-town="${slug.en}"] {\n  ${more.join("\n  ")}\n}\n`;
});

const onPhone = cities.flatMap(({ slug }) => {
  const moved = marks[slug.en]?.movedOnPhone;
  return moved
    ? [`  [data-town="${slug.en}"] {\n    --right: ${moved[0]}rem;\n    --down: ${moved[1]}rem;\n  }\n`]
    : [];
});

const write = (name: string, text: string) =>
  writeFileSync(new URL(`../../../app/${name}`, import.meta.url), text);

write("artwork/romandy.svg", drawing);
write(
  "sections/home/town-places.css",
  `/* Where each town stands on the map; written by scripts/artwork/romandy/draw-romandy.ts. */\n${places.join("\n")}\n@media (width < 36rem) {\n${onPhone.join("\n")}}\n`,
);
