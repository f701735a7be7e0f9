// Draws the map of French-speaking Switzerland, and says where its towns stand, from outlines.json, which holds hundreds of metres of LV95: the lakes and
// seven cantons of swisstopo's boundaries (the package swiss-maps 4.7.0), simplified by `mapshaper -simplify interval=250`
// (lakes) and `interval=700` (cantons). `npm run artwork` writes the picture to app/artwork, the places beside the section.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import * as z from "zod";
import { cities, isNamedOnTheLeft } from "#app/domain/offers/cities";
import { parseJson } from "#app/domain/outside";

const point = z.tuple([z.number(), z.number()]);
const outline = z.object({ name: z.string(), rings: z.array(z.array(point)) });
const { lakes, cantons } = z
  .object({ lakes: z.array(outline), cantons: z.array(outline) })
  .parse(parseJson(readFileSync(new URL("outlines.json", import.meta.url), "utf8")));

type Outline = z.infer<typeof outline>;
type Point = [x: number, y: number];

/** Hundreds of metres of LV95: the north-western corner, and how far the sheet reaches. */
const WEST = 24860;
const NORTH = 12580;
const WIDTH = 1440;
const HEIGHT = 1620;

/** A kilometre in the drawing's units. */
const KM = 10;

const ink = {
  land: "#FFFFFF",
  border: "#B9834F",
  band: "#F1E6D6",
  water: "#D8ECF4",
  shore: "#2E7CA6",
  depth: "#A9D2E3",
  grid: "#D9CDB8",
  name: "#86561F",
  lake: "#125E8A",
};

const onSheet = ([east, north]: Point): Point => [east - WEST, NORTH - north];

/** Outlines as one path, in whole units and relative moves. */
function pathOf({ rings }: Outline): string {
  return rings
    .map((ring) => {
      const [[x, y] = [0, 0], ...others] = ring.map(onSheet);
      let [px, py] = [x, y];
      const moves = others.slice(0, -1).map(([nx, ny]) => {
        const move = `${nx - px} ${ny - py}`;
        [px, py] = [nx, ny];
        return move;
      });
      return `M${x} ${y}l${moves.join(" ")}z`;
    })
    .join("")
    .replaceAll(" -", "-");
}

const { resolve } = createRequire(import.meta.url);

function fontOf(style: string) {
  const bytes = readFileSync(resolve(`@fontsource/host-grotesk/files/host-grotesk-latin-${style}.woff`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const upright = fontOf("600-normal");
const italic = fontOf("500-italic");

interface Label {
  text: string;
  at: Point;
  size: number;
  colour: string;
  /** Units between letters, and degrees clockwise. */
  spacing?: number;
  turn?: number;
}

/** Words as one path around their middle, so that the picture needs no typeface. */
function words(
  font: typeof upright,
  { text, at: [x, y], size, colour, spacing = 0, turn = 0 }: Label,
): string {
  const widths = [...text].map((letter) => font.getAdvanceWidth(letter, size) + spacing);
  const whole = widths.reduce((sum, width) => sum + width, -spacing);
  let left = -whole / 2;
  const letters = [...text].map((letter, index) => {
    const data = dataOf(font.getPath(letter, left, size * 0.35, size).commands);
    left += widths[index] ?? 0;
    return data;
  });
  const place = turn === 0 ? `translate(${x} ${y})` : `translate(${x} ${y})rotate(${turn})`;
  return `<path fill="${colour}" transform="${place}" d="${letters.join("")}"/>`;
}

function dataOf(commands: ReturnType<typeof upright.getPath>["commands"]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : value.toFixed(1)));
      return type + points.join(" ");
    })
    .join("")
    .replaceAll(" -", "-");
}

/** Lines in the water at these distances from the shore, as engravers drew them: wide strokes under narrower ones, cut at the shore. */
const waterLines = [34, 22, 12, 5]
  .flatMap((distance, index) => [
    `<use href="#l" stroke="${ink.depth}" stroke-width="${2 * distance + 2.4 - index * 0.2}"/>`,
    `<use href="#l" stroke="${ink.water}" stroke-width="${2 * distance}"/>`,
  ])
  .join("");

const ticks = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / (20 * KM)) + 1 }, (_, index) => from + index * 20 * KM);

/** Crosses of the national grid, every twenty kilometres. */
const grid = ticks(Math.ceil(WEST / 200) * 200, WEST + WIDTH)
  .flatMap((east) =>
    ticks(Math.ceil((NORTH - HEIGHT) / 200) * 200, NORTH).map((north) => {
      const [x, y] = onSheet([east, north]);
      return `M${x - 8} ${y}h16m-8-8v16`;
    }),
  )
  .join("");

const cantonNames: Label[] = (
  [
    ["GE", 2494.6, 1112.6],
    ["VD", 2523, 1168],
    ["NE", 2537, 1197],
    ["JU", 2580, 1244],
    ["FR", 2585, 1168],
    ["VS", 2610, 1107],
    ["BE", 2607, 1186],
  ] as const
).map(([text, east, north]) => ({
  text,
  at: onSheet([east * 10, north * 10]),
  size: 44,
  colour: ink.name,
  spacing: 12,
}));

const lakeNames: Label[] = (
  [
    ["Lac Léman", 2531.5, 1142, 30, 12],
    ["Lac de Neuchâtel", 2554, 1192.5, 20, -38],
    ["Thunersee", 2622, 1172.5, 15, 34],
  ] as const
).map(([text, east, north, size, turn]) => ({
  text,
  at: onSheet([east * 10, north * 10]),
  size,
  colour: ink.lake,
  turn,
}));

const scale = `<path stroke="${ink.name}" stroke-width="2" d="M60 1560v10h200v-10M160 1570v-6"/>`;

const drawing = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round">`,
  `<defs><path id="c" d="${cantons.map(pathOf).join("")}"/><path id="l" d="${lakes.map(pathOf).join("")}"/>`,
  `<clipPath id="d"><use href="#c"/></clipPath><clipPath id="w"><use href="#l"/></clipPath></defs>`,
  `<use href="#c" fill="${ink.land}"/>`,
  `<g clip-path="url(#d)"><use href="#c" stroke="${ink.band}" stroke-width="26"/></g>`,
  `<use href="#c" stroke="${ink.border}" stroke-width="2.2" stroke-dasharray="12 5 2 5"/>`,
  `<path stroke="${ink.grid}" stroke-width="1.5" d="${grid}"/>`,
  `<use href="#l" fill="${ink.water}"/><g clip-path="url(#w)">${waterLines}</g>`,
  `<use href="#l" stroke="${ink.shore}" stroke-width="2"/>`,
  ...cantonNames.map((label) => words(upright, label)),
  ...lakeNames.map((label) => words(italic, label)),
  scale,
  words(upright, { text: "20 km", at: [160, 1592], size: 20, colour: ink.name }),
  "</svg>",
].join("");

const percent = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(1))}%`;

/** How far a mark is moved from its town, in kilometres, as maps do where two would lie under one finger. */
const moved: Record<string, Point> = { vevey: [-2.4, 2], montreux: [2.2, -2] };

const places = cities.map((city) => {
  const { slug, east, north } = city;
  const [right, up] = moved[slug.en] ?? [0, 0];
  const [x, y] = onSheet([(east + right) * 10, (north + up) * 10]);
  const side = isNamedOnTheLeft(city) ? "\n  --left: 1;\n  --row: row-reverse;" : "";
  return `.${slug.en} {\n  --x: ${percent(x, WIDTH)};\n  --y: ${percent(y, HEIGHT)};${side}\n}\n`;
});

const write = (name: string, text: string) =>
  writeFileSync(new URL(`../../../app/${name}`, import.meta.url), text);

write("artwork/romandy.svg", `${drawing}\n`);
write(
  "sections/home/town-places.module.css",
  `/* Where each town stands on the map; written by scripts/artwork/romandy/draw-romandy.ts. */\n${places.join("\n")}`,
);
