// The land round each of our towns, by communes, which the page of a town opens on: one sheet for wide screens, one for narrow ones.
import { mkdirSync, writeFileSync } from "node:fs";
import type { Locale } from "#app/domain/language/locale";
import { type City, cities } from "#app/domain/offers/cities";
import { reaches } from "#app/domain/offers/reaches";
import {
  circle,
  fill,
  INK,
  LAKE,
  line,
  PAPER,
  type Point,
  range,
  SEPIA,
  SIGNAL,
  SLATE,
} from "#scripts/artwork/drawing/pen";
import { italic, regular, upright, widthOf, words } from "#scripts/artwork/drawing/words";
import { lakeNames, lands, places } from "./places.ts";
import {
  type Box,
  besideMark,
  borderPoints,
  borders,
  boxAround,
  communes,
  country,
  edgesOn,
  type Frame,
  inBoth,
  isFree,
  isWithin,
  lakes,
  middleOf,
  onFrame,
  outlinesOn,
  pointsIn,
  scaleBar,
  shorePoints,
  turnedBox,
} from "./sheet.ts";

const SHORE = "#2E7CA6";
const WATER = "#D8ECF4";
const DEPTH = "#A9D2E3";
const LAND = "#FCFAF4";
const LIMIT = "#D8C6A8";
const BORDER = "#A8763F";

/** How dark a commune is printed, the nearest darkest; the key under the drawing has the same colours. */
const tints = ["#DDBC8A", "#F0DEC0"];

/** Kilometres. */
const BAR = 5;

/** What is free round the scale, in heights of its letters. */
const ROOM = 1.25;

const TURNS = range(0, 179).map((n) => (n * Math.PI) / 90);

interface Look {
  width: number;
  height: number;
  /** Units of a kilometre, and of the letters of the town, of other towns and of lakes. */
  km: number;
  title: number;
  name: number;
  lake: number;
  /** What may be cut off above and below. */
  cut: number;
}

// Five kilometres are a tenth of the width of both: town-sheet.module.css graduates their frames by that.
const wide: Look = { width: 1000, height: 880, km: 20, title: 44, name: 21, lake: 21, cut: 70 };
const narrow: Look = { width: 700, height: 500, km: 14, title: 42, name: 26, lake: 25, cut: 42 };

/** How far the middle of a sheet is moved from its town, in kilometres east and north, where more is to be seen there. */
const moved: Record<string, Point> = {
  geneva: [5, 5],
  nyon: [5, 0],
  "la-chaux-de-fonds": [0, -7],
  delemont: [0, -9],
  yverdon: [3, 2],
  lausanne: [2, 2],
  sierre: [-3, 2],
  sion: [0, 2],
  martigny: [0, 8],
  bern: [-4, 0],
  biel: [-2, -2],
  neuchatel: [2, 0],
};

/** The same of a narrow sheet, where a share of that would cut a lake in two. */
const movedNarrow: Record<string, Point> = { geneva: [4, -1.9] };

function moveOf(slug: string, isWide: boolean): Point {
  const [right, up] = moved[slug] ?? [0, 0];
  return isWide ? [right, up] : (movedNarrow[slug] ?? [right * 0.6, up * 0.3]);
}

function sheetOf(city: City, look: Look): string {
  const [right, up] = moveOf(city.slug.en, look === wide);
  const frame: Frame = { ...look, east: city.east + right, north: city.north + up };
  const { width, height } = frame;
  const edge = 20;
  const { cut } = look;
  const isInside = (box: Box) =>
    isWithin(box, frame, edge) && box.top > cut + edge && box.bottom < height - cut - edge;

  const distance = ([x, y]: Point) => Math.hypot(x - city.east, y - city.north);
  const nearTo = (from: number, to: number) =>
    communes.filter(([ring = []]) => {
      const away = distance(middleOf(ring));
      return away >= from && away < to;
    });
  const near = reaches.town.map((reach, index) =>
    fill(tints[index] ?? LAND, outlinesOn(frame, nearTo(reaches.town[index - 1] ?? 0, reach).flat())),
  );

  const [tx, ty] = onFrame(frame, [city.east, city.north]);
  const here: Point = [Math.round(tx), Math.round(ty)];
  const own = places.find(({ slug }) => slug === city.slug.en);
  const title = own?.name ?? city.name;
  const shores = shorePoints(frame);
  const borderline = borderPoints(frame);
  const onCircle = (reach: number, turn: number): Point => [
    here[0] + reach * look.km * Math.sin(turn),
    here[1] - reach * look.km * Math.cos(turn),
  ];
  const circles = reaches.town.flatMap((reach) => TURNS.map((turn) => onCircle(reach, turn)));
  const spots = places.map(({ at }) => onFrame(frame, at));
  const towns = cities.map(({ east, north }) => onFrame(frame, [east, north]));

  const lines = [...shores, ...borderline];

  // Above its mark, or where it crosses the fewest lines and no town of ours.
  const titleIn = (locale: Locale): { at: Point; box: Box } => {
    const long = widthOf(upright, title[locale], look.title, -0.5);
    const [x, y] = here;
    const raised = y - look.title * 1.25;
    const above: Point[] = [
      [x, raised],
      [x + 0.45 * long, raised],
      [x - 0.45 * long, raised],
      [x + long / 2 + 24, y - look.title * 0.7],
      [x - long / 2 - 24, y - look.title * 0.7],
    ];
    return (
      above
        .map((at) => ({ at, box: boxAround(at, long + 12, look.title * 1.1) }))
        .filter(({ box }) => isInside(box))
        .filter(({ at }) => pointsIn(boxAround(at, long + 36, look.title * 1.5), towns) === 0)
        .map((each) => ({ ...each, struck: pointsIn(each.box, lines) }))
        .toSorted((one, other) => one.struck - other.struck)[0] ?? { at: here, box: boxAround(here, 0, 0) }
    );
  };
  const around = boxAround(here, 56, 56);
  const taken: Box[] = [around, titleIn("en").box, titleIn("fr").box];

  const water = lakeNames.flatMap(({ name, spots }) => {
    const long = widthOf(italic, name, look.lake, 1);
    const found = spots
      .map(([east, north, turn]) => ({ at: onFrame(frame, [east, north]), turn }))
      .find(({ at, turn }) => {
        const box = turnedBox(at, long, look.lake, turn);
        return isInside(box) && isFree(box, taken);
      });
    if (!found) return [];
    // Along a turned name, a row of small boxes, so that towns on the shore keep their place.
    const steps = Math.ceil(long / look.lake);
    for (let index = 0; index <= steps; index += 1) {
      const along = (index / steps - 0.5) * long;
      const turn = (found.turn * Math.PI) / 180;
      taken.push(
        boxAround(
          [found.at[0] + along * Math.cos(turn), found.at[1] + along * Math.sin(turn)],
          look.lake,
          look.lake,
        ),
      );
    }
    return [
      words(italic, {
        text: name,
        at: [Math.round(found.at[0]), Math.round(found.at[1])],
        size: look.lake,
        colour: LAKE,
        spacing: 1,
        turn: found.turn,
        halo: { colour: WATER, width: 5 },
      }),
    ];
  });

  // Along the lower or the upper edge, where no town is near and it crosses the fewest lines, close to a corner.
  const long = BAR * look.km + look.name * 4;
  const room = look.name * ROOM;
  const [first, last] = [edge, width - edge - long];
  const corner = [height - cut - edge, cut + edge + look.name]
    .flatMap((y) => range(first, last, 20).map((x): Point => [Math.round(x), y]))
    .map((at) => ({
      at,
      box: {
        left: at[0] - room,
        top: at[1] - look.name - room,
        right: at[0] + long + room,
        bottom: at[1] + room,
      },
      inward: Math.min(at[0] - first, last - at[0]),
    }))
    .filter(({ box }) => isFree(box, taken) && pointsIn(box, spots) === 0)
    .map((each) => ({ ...each, struck: pointsIn(each.box, [...lines, ...circles]) }))
    .toSorted((one, other) => one.struck - other.struck || one.inward - other.inward)[0];
  if (corner) taken.push(corner.box);
  const scale = corner
    ? scaleBar(frame, corner.at, BAR, { size: look.name, colour: SEPIA, ground: LAND })
    : "";

  const abroad = lands.flatMap(({ name, spots }) => {
    const long = widthOf(regular, name, look.name, 9);
    const at = spots
      .map((spot) => onFrame(frame, spot))
      .find((spot) => {
        const box = boxAround(spot, long + 40, look.name * 3);
        const written = boxAround(spot, long, look.name);
        return isInside(box) && isFree(box, taken) && pointsIn(written, borderline) === 0;
      });
    if (!at) return [];
    taken.push(boxAround(at, long, look.name));
    const middle: Point = [Math.round(at[0]), Math.round(at[1])];
    return [words(regular, { text: name, at: middle, size: look.name, colour: BORDER, spacing: 9 })];
  });

  const inSight = places
    .filter((place) => place !== own)
    .map((place) => ({ ...place, spot: onFrame(frame, place.at).map(Math.round) }))
    .map(({ spot: [x = 0, y = 0], ...place }) => ({ ...place, spot: [x, y] satisfies Point }))
    .filter(({ spot }) => isInside(boxAround(spot, 0, 0)));

  const markOf = ([x, y]: Point, isOurs: boolean) =>
    isOurs
      ? `<path fill="#fff" stroke="${INK}" stroke-width="2.4" d="${circle(x, y, 6)}"/>`
      : fill(SLATE, circle(x, y, 3.5), `stroke="${LAND}" stroke-width="4" paint-order="stroke" `);

  /** The towns in sight, each with its mark: a small town whose name would break a border or lie across a shore is left out. */
  const named = (locale: Locale): string[] => {
    const full = [...taken];
    const names = inSight.flatMap(({ name, slug, spot }) => {
      const isOurs = slug !== null;
      const size = isOurs ? look.name * 1.12 : look.name;
      const mark = boxAround(spot, 20, 20);
      if (!isFree(mark, full)) return [];
      const font = isOurs ? upright : regular;
      const long = widthOf(font, name[locale], size);
      const best = besideMark(spot, long, size, isOurs ? 14 : 10)
        .map((at) => ({ at, box: boxAround(at, long + 10, size * 1.05) }))
        .filter(({ box }) => isInside(box) && isFree(box, full))
        .map((each) => ({ ...each, crossed: pointsIn(each.box, borderline) }))
        .map((each) => ({ ...each, struck: pointsIn(each.box, shores) + each.crossed }))
        .toSorted((one, other) => one.struck - other.struck)[0];
      if (!best) return [];
      const letters = boxAround(best.at, long, size * 0.75);
      if (!isOurs && best.crossed + pointsIn(letters, shores) > 0) return [];
      full.push(best.box, mark);
      const label = words(font, {
        text: name[locale],
        at: [Math.round(best.at[0]), Math.round(best.at[1])],
        size,
        colour: isOurs ? INK : SLATE,
        halo: { colour: LAND, width: 5 },
      });
      return [markOf(spot, isOurs) + label];
    });
    return [...names, ...reaches.town.flatMap((reach) => lengthOf(reach, full))];
  };

  /** How far a circle is, written on it where it hides nothing: on its left or right, else further up or down. */
  const lengthOf = (reach: number, full: Box[]): string[] => {
    const text = `${reach} km`;
    const size = look.name * 0.9;
    const best = TURNS.map((turn) => ({ turn, at: onCircle(reach, turn) }))
      .map((each) => ({ ...each, box: boxAround(each.at, widthOf(upright, text, size) + 28, size * 2) }))
      .filter(({ box }) => isInside(box) && isFree(box, full) && pointsIn(box, spots) === 0)
      .map((each) => ({ ...each, struck: pointsIn(each.box, lines) }))
      .toSorted(
        (one, other) =>
          one.struck - other.struck || Math.abs(Math.cos(one.turn)) - Math.abs(Math.cos(other.turn)),
      )[0];
    if (!best) return [];
    full.push(best.box);
    const at: Point = [Math.round(best.at[0]), Math.round(best.at[1])];
    return [words(upright, { text, at, size, colour: SEPIA, halo: { colour: LAND, width: 5 } })];
  };

  const heading = (locale: Locale) =>
    words(upright, {
      text: title[locale],
      at: titleIn(locale).at,
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

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">`,
    `<defs><path id="l" d="${lakesData}"/><clipPath id="w"><use href="#l"/></clipPath>`,
    `<path id="c" d="${land}"/><clipPath id="d"><use href="#c"/></clipPath></defs>`,
    fill(PAPER, `M0 0h${width}v${height}H0z`),
    `<use href="#c" fill="${LAND}"/>`,
    `<g clip-path="url(#d)">`,
    ...near.toReversed(),
    line(LIMIT, 1, edgesOn(frame, communes.flat())),
    line(BORDER, 1.6, outlinesOn(frame, borders, false), 'stroke-dasharray="9 4 2 4" '),
    `<use href="#c" stroke="#E9D9BF" stroke-width="14"/>`,
    "</g>",
    `<use href="#c" stroke="${BORDER}" stroke-width="2" stroke-dasharray="14 5 2 5"/>`,
    `<use href="#l" fill="${WATER}"/><g clip-path="url(#w)">${waterLines}</g>`,
    `<use href="#l" stroke="${SHORE}" stroke-width="1.6"/>`,
    line(SEPIA, 1.4, reaches.town.map((reach) => circle(here[0], here[1], reach * look.km)).join("")),
    ...water,
    ...abroad,
    scale,
    line(SIGNAL, 4, circle(here[0], here[1], 15)),
    fill(SIGNAL, circle(here[0], here[1], 6)),
    inBoth((locale) => [...named(locale), heading(locale)]),
    "</svg>\n",
  ].join("");
}

for (const [folder, look] of Object.entries({ wide, narrow })) {
  const directory = new URL(`../../../app/artwork/towns/${folder}/`, import.meta.url);
  mkdirSync(directory, { recursive: true });
  for (const city of cities) writeFileSync(new URL(`${city.slug.en}.svg`, directory), sheetOf(city, look));
}
