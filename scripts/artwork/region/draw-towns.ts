// Draws the land within 6 and 12 km of each of our towns for the top of its page: a sheet for wide screens, one for
// narrow ones.
import { mkdirSync, writeFileSync } from "node:fs";
import type { Locale } from "#app/domain/language/locale";
import { type City, cities, tintedKm } from "#app/domain/offers/cities";
import {
  circle,
  fill,
  INK,
  line,
  PAPER,
  type Point,
  ringStretches,
  SEPIA,
  SIGNAL,
} from "#scripts/artwork/drawing/pen";
import { upright, words } from "#scripts/artwork/drawing/words";
import {
  borders,
  boxAround,
  communes,
  country,
  edgesOn,
  inBoth,
  isFree,
  lakes,
  outlinesOn,
} from "./sheet.ts";
import { groundOf, TURNS } from "./town/ground.ts";
import { labelsOn } from "./town/labels.ts";
import { lakeLabelsOn } from "./town/lake-labels.ts";
import { BORDER, DEPTH, LAND, LIMIT, type Look, narrow, SHORE, tints, WATER, wide } from "./town/look.ts";
import { franceOn, scaleOn } from "./town/margin.ts";
import { namePlacesOn } from "./town/name-places.ts";
import { settledOn } from "./town/settled.ts";

/** Radius of the outer circle in km, which is wholly visible on every screen. */
const OUTER = Math.max(...tintedKm);

/** Tolerance of a commune's simplified border, in units. */
const BEND = 1.2;

function sheetOf(city: City, look: Look): string {
  const ground = groundOf(city, look);
  const { frame, here, title, onCircle, courses } = ground;
  const { width, height } = frame;
  const outer = boxAround(here, 2 * look.km * OUTER, 2 * look.km * OUTER);
  if (outer.top < look.cut || outer.bottom > height - look.cut)
    throw new Error(`the circles of ${city.slug.en} may be cut off`);
  const places = namePlacesOn(ground);
  const settled = settledOn(ground, places);
  if (!settled) throw new Error(`the name of ${city.slug.en} has no room on land`);
  const { titles, far, taken, gaps } = settled;
  // In this order, as each uses the room that is left.
  const water = lakeLabelsOn(ground, taken);
  const scale = scaleOn(ground, taken);
  const abroad = franceOn(ground, taken);
  const { named, letters } = labelsOn(ground, places, settled);

  /** A circle with gaps for names. */
  const brokenCircle = (reach: number): string => {
    const radius = reach * look.km;
    const points = TURNS.map((turn) => onCircle(reach, turn));
    const isDrawn = (at: Point) => isFree(boxAround(at, 1, 1), gaps);
    if (points.every(isDrawn)) return circle(here[0], here[1], radius);
    return ringStretches(points, isDrawn)
      .map((run) => {
        const [from = here, to = here] = [run[0], run.at(-1)].map((at) =>
          at?.map((each) => Math.round(each * 10) / 10).join(" "),
        );
        return `M${from}A${radius} ${radius} 0 ${run.length > TURNS.length / 2 ? 1 : 0} 1 ${to}`;
      })
      .join("");
  };

  const heading = (locale: Locale) =>
    words(upright, {
      text: title[locale],
      at: titles[locale].at,
      size: look.title,
      colour: INK,
      spacing: -0.5,
      halo: { colour: LAND, width: 8 },
    });

  const land = outlinesOn(frame, country);
  const lakesData = outlinesOn(
    frame,
    lakes.flatMap(({ rings }) => rings),
  );
  const waterLines = [30, 19, 10, 4]
    .map((reach) =>
      [
        `<use href="#l" stroke="${DEPTH}" stroke-width="${2 * reach + 2}"/>`,
        `<use href="#l" stroke="${WATER}" stroke-width="${2 * reach}"/>`,
      ].join(""),
    )
    .join("");

  const labels = inBoth((locale) => [
    ...water.map((lake) => lake(locale)),
    ...named(locale),
    heading(locale),
  ]);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">`,
    `<defs><path id="l" d="${lakesData}"/><clipPath id="w"><use href="#l"/></clipPath>`,
    `<path id="c" d="${land}"/><clipPath id="d"><use href="#c"/></clipPath></defs>`,
    fill(PAPER, `M0 0h${width}v${height}H0z`),
    `<use href="#c" fill="${LAND}"/>`,
    `<g clip-path="url(#d)">`,
    ...tintedKm
      .map((reach, index) => fill(tints[index] ?? LAND, circle(here[0], here[1], reach * look.km)))
      .toReversed(),
    line(LIMIT, 1, edgesOn(frame, communes.flat(), BEND), 'opacity=".5" '),
    line(BORDER, 1.6, outlinesOn(frame, borders, false), 'stroke-dasharray="9 4 2 4" '),
    `<use href="#c" stroke="#E9D9BF" stroke-width="14"/>`,
    "</g>",
    `<use href="#c" stroke="${BORDER}" stroke-width="2" stroke-dasharray="14 5 2 5"/>`,
    line(SHORE, look.river, courses.map(({ path }) => path).join("")),
    `<use href="#l" fill="${WATER}"/><g clip-path="url(#w)">${waterLines}</g>`,
    `<use href="#l" stroke="${SHORE}" stroke-width="1.6"/>`,
    line(SEPIA, 1.4, tintedKm.map(brokenCircle).join("")),
    ...far.map(({ written }) => written),
    abroad,
    scale,
    line(SIGNAL, 4, circle(here[0], here[1], 15)),
    fill(SIGNAL, circle(here[0], here[1], 6)),
    labels,
    ...letters(),
    "</svg>\n",
  ].join("");
}

// Draws the towns whose English slugs are given, or all:
// `npx node --import ./scripts/node-imports.ts scripts/artwork/region/draw-towns.ts vevey`.
const asked = process.argv.slice(2);
const drawn = cities.filter(({ slug }) => asked.length === 0 || asked.includes(slug.en));

for (const [folder, look] of Object.entries({ wide, narrow })) {
  const directory = new URL(`../../../app/artwork/towns/${folder}/`, import.meta.url);
  mkdirSync(directory, { recursive: true });
  for (const city of drawn) writeFileSync(new URL(`${city.slug.en}.svg`, directory), sheetOf(city, look));
}
