// The land round each of our towns, by communes, which the page of a town opens on: one sheet for wide screens, one for narrow ones.
import { mkdirSync, writeFileSync } from "node:fs";
import { towns as pages } from "#app/content/towns/towns";
import { type Locale, locales } from "#app/domain/language/locale";
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
import { italic, regular, typeCase, upright, widthOf, words } from "#scripts/artwork/drawing/words";
import { lakeNames, lands, listedCommunes, type PlaceOnMap, places } from "./places.ts";
import {
  aroundMark,
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
  isAround,
  isFree,
  isWithin,
  lakes,
  middleOf,
  onFrame,
  outlinesOn,
  pointsIn,
  scaleBar,
  shorePoints,
  sizeOf,
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

/** Square kilometres from which a commune is named across its area: its middle may be far from its village. */
const LARGE = 12;

/** How many points of lines the town's own name may strike for the room of one more in a language. */
const NAME_WORTH = 17;

/** As many it is worth that it stands no lower than its mark. */
const BELOW = 32;

interface Look {
  width: number;
  height: number;
  /** Units of a kilometre, and of the letters of the town, of other towns, of communes that its page lists and of lakes. */
  km: number;
  title: number;
  name: number;
  listed: number;
  lake: number;
  /** What may be cut off above and below. */
  cut: number;
}

// Five kilometres are a tenth of the width of both: town-sheet.module.css graduates their frames by that.
const wide: Look = { width: 1000, height: 880, km: 20, title: 44, name: 21, listed: 20, lake: 21, cut: 70 };
const narrow: Look = { width: 700, height: 500, km: 14, title: 42, name: 26, listed: 23, lake: 25, cut: 42 };

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

/** The communes that a town's page lists. */
function listedOn(slug: string): PlaceOnMap[] {
  const names = pages.get(slug)?.en.around.split(/, | and (?:the )?/) ?? [];
  return [...places, ...listedCommunes].filter(({ name }) => names.includes(name.en));
}

/** The outline of a listed commune if it is large, in kilometres. */
function areaOf({ at: [east, north] }: PlaceOnMap): Point[] | null {
  const away = (ring: Point[]) => {
    const [x, y] = middleOf(ring);
    return Math.hypot(x - east, y - north);
  };
  const [ring = []] = communes.reduce((best, next) =>
    away(next[0] ?? []) < away(best[0] ?? []) ? next : best,
  );
  const outline = ring.map(([x, y]): Point => [x / 10, y / 10]);
  return sizeOf(outline) > LARGE ? outline : null;
}

interface Name {
  at: Point;
  box: Box;
  mark: Box | null;
  struck: number;
}

/** Of each one's places for a name, or none: as many as there is room for, where they strike the fewest lines. */
function arranged(choices: Name[][]): (Name | null)[] {
  let best: { names: (Name | null)[]; worth: number } = { names: [], worth: Number.NEGATIVE_INFINITY };
  const worthOf = (name: Name | null) => (name ? 1000 - name.struck : 0);
  const set = (names: (Name | null)[], worth: number) => {
    const next = choices[names.length];
    if (!next) {
      if (worth > best.worth) best = { names, worth };
      return;
    }
    if (worth + 1000 * (choices.length - names.length) <= best.worth) return;
    const full = names.flatMap((name) => (name ? boxesOf(name) : []));
    for (const name of [...next.filter((each) => boxesOf(each).every((box) => isFree(box, full))), null])
      set([...names, name], worth + worthOf(name));
  };
  set([], 0);
  return best.names;
}

const boxesOf = ({ box, mark }: Name) => (mark ? [box, mark] : [box]);

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
  const listed = listedOn(city.slug.en).map((place) => ({
    ...place,
    area: listedCommunes.includes(place) ? areaOf(place) : null,
  }));
  const larger = listed
    .filter((place) => places.some(({ at }) => at === place.at))
    .map(({ at }) => onFrame(frame, at));
  const listedSpots = listed.map(({ at }) => onFrame(frame, at));
  const spots = [...places.map(({ at }) => onFrame(frame, at)), ...listedSpots];
  const towns = cities.map(({ east, north }) => onFrame(frame, [east, north]));

  const lines = [...shores, ...borderline];
  const ours = look.name * 1.12;
  const ofOurs = typeCase(upright, ours, "u");
  const ofTowns = typeCase(regular, look.name, "t");
  const ofCommunes = typeCase(regular, look.listed, "k");

  const around = boxAround(here, 40, 40);
  const ourMarks = towns.filter((_, index) => cities[index] !== city).map((spot) => boxAround(spot, 20, 20));

  /** Where the name of a listed commune may stand: beside its mark, or anywhere across its area if that is large. */
  const choicesOf = ({ at, area }: (typeof listed)[number], long: number, full: Box[]): Name[] => {
    const [x = 0, y = 0] = onFrame(frame, at).map(Math.round);
    const size = look.listed;
    const mark = boxAround([x, y], 12, 12);
    if (!area && !(isInside(mark) && isFree(mark, full))) return [];
    const outline = area?.map((point) => onFrame(frame, point));
    const middles: Point[] = outline
      ? range(-12, 12)
          .flatMap((right) => range(-12, 12).map((down): Point => [x + right * 8, y + down * 8]))
          .filter(([mx, my]) => [-0.22, 0, 0.22].every((part) => isAround(outline, [mx + part * long, my])))
      : aroundMark([x, y], long, size, 10);
    // What has no mark stands so far from others' that none seems its own.
    const [wider, higher] = outline ? [36, 1.4] : [10, 1.05];
    return middles
      .map((middle) => ({ at: middle, box: boxAround(middle, long + wider, size * higher) }))
      .filter(({ box }) => isInside(box) && isFree(box, full))
      .filter((each) => pointsIn(boxAround(each.at, long, size * 0.75), lines) === 0)
      .map((each) => {
        const off = outline ? Math.hypot(each.at[0] - x, each.at[1] - y) : 0;
        return { ...each, mark: outline ? null : mark, struck: pointsIn(each.box, lines) + off };
      })
      .toSorted((one, other) => one.struck - other.struck)
      .slice(0, 12);
  };

  const choicesIn = (locale: Locale, full: Box[]): Name[][] =>
    listed.map((place) => choicesOf(place, widthOf(regular, place.name[locale], look.listed), full));

  /** The town's own name round its mark. */
  const titlesIn = (locale: Locale): { at: Point; box: Box }[] => {
    const long = widthOf(upright, title[locale], look.title, -0.5);
    const [x, y] = here;
    const [aside, raised, off] = [long / 2 + 24, look.title * 1.25, look.title * 0.7];
    const middles: Point[] = [
      [x, y - raised],
      [x, y - look.title * 1.08],
      [x + 0.45 * long, y - raised],
      [x - 0.45 * long, y - raised],
      [x + aside, y - off],
      [x - aside, y - off],
      [x + aside, y + off],
      [x - aside, y + off],
      [x, y + raised],
    ];
    return middles.map((at) => ({ at, box: boxAround(at, long + 12, look.title * 1.1) }));
  };
  const isClear = ({ at, box: { left, right } }: { at: Point; box: Box }) =>
    pointsIn(boxAround(at, right - left + 24, look.title * 1.5), towns) === 0;
  // Where it crosses the fewest lines and leaves room for the most communes of its page, and for our towns.
  const [titles = { en: null, fr: null }] = titlesIn("en")
    .map((en, index) => ({ en, fr: titlesIn("fr")[index] ?? en }))
    .filter(({ en, fr }) => [en, fr].every((each) => isInside(each.box) && isClear(each)))
    .map(({ en, fr }) => {
      const boxes = [around, en.box, fr.box, ...ourMarks];
      const room = locales.flatMap((locale) => arranged(choicesIn(locale, boxes))).filter(Boolean).length;
      const below = en.at[1] > here[1] ? BELOW : 0;
      const hidden = pointsIn(en.box, larger) + pointsIn(fr.box, larger);
      const struck = pointsIn(en.box, lines) + pointsIn(fr.box, lines) + below + NAME_WORTH * hidden;
      return { en, fr, worth: NAME_WORTH * room - struck };
    })
    .toSorted((one, other) => other.worth - one.worth);
  const taken: Box[] = [around, ...[titles.en, titles.fr].flatMap((each) => (each ? [each.box] : []))];

  const water = lakeNames.flatMap(({ name, spots }) => {
    const long = widthOf(italic, name, look.lake, 1);
    const found = spots
      .map(([east, north, turn]) => ({ at: onFrame(frame, [east, north]), turn }))
      .find(({ at, turn }) => {
        const box = turnedBox(at, long, look.lake, turn);
        return isInside(box) && isFree(box, [...taken, boxAround(here, 56, 56)]);
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
        return (
          isInside(box) &&
          isFree(box, taken) &&
          pointsIn(written, borderline) === 0 &&
          pointsIn(box, listedSpots) === 0
        );
      });
    if (!at) return [];
    taken.push(boxAround(at, long, look.name));
    const middle: Point = [Math.round(at[0]), Math.round(at[1])];
    return [words(regular, { text: name, at: middle, size: look.name, colour: BORDER, spacing: 9 })];
  });

  const inSight = places
    .filter((place) => place !== own && !listed.some(({ at }) => at === place.at))
    .map((place) => ({ ...place, spot: onFrame(frame, place.at).map(Math.round) }))
    .map(({ spot: [x = 0, y = 0], ...place }) => ({ ...place, spot: [x, y] satisfies Point }))
    .filter(({ spot }) => isInside(boxAround(spot, 0, 0)));

  const markOf = ([x, y]: Point, isOurs: boolean) =>
    isOurs
      ? `<path fill="#fff" stroke="${INK}" stroke-width="2.4" d="${circle(x, y, 6)}"/>`
      : fill(SLATE, circle(x, y, 3.5), `stroke="${LAND}" stroke-width="4" paint-order="stroke" `);

  /** The communes that the page lists, as many as there is room for. */
  const listedNames = (locale: Locale, full: Box[]): string[] => {
    return arranged(choicesIn(locale, [...full, ...ourMarks])).flatMap((name, index) => {
      const place = listed[index];
      if (!name || !place) return [];
      full.push(...boxesOf(name));
      const label = ofCommunes.words({
        text: place.name[locale],
        at: [Math.round(name.at[0]), Math.round(name.at[1])],
        colour: SLATE,
        halo: { colour: LAND, width: 5 },
      });
      const [x = 0, y = 0] = onFrame(frame, place.at).map(Math.round);
      return [(name.mark ? markOf([x, y], false) : "") + label];
    });
  };

  /** The towns in sight, each with its mark: a small town whose name would break a border or lie across a shore is left out. */
  const named = (locale: Locale): string[] => {
    const full = [...taken];
    const first = listedNames(locale, full);
    const names = inSight.flatMap(({ name, slug, spot }) => {
      const isOurs = slug !== null;
      const size = isOurs ? ours : look.name;
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
      const label = (isOurs ? ofOurs : ofTowns).words({
        text: name[locale],
        at: [Math.round(best.at[0]), Math.round(best.at[1])],
        colour: isOurs ? INK : SLATE,
        halo: { colour: LAND, width: 5 },
      });
      return [markOf(spot, isOurs) + label];
    });
    return [...first, ...names, ...reaches.town.flatMap((reach) => lengthOf(reach, full))];
  };

  /** How far a circle is, written on it where it hides nothing, with room round it if there is any: on its left or right, else further up or down. */
  const lengthOf = (reach: number, full: Box[]): string[] => {
    const text = `${reach} km`;
    const size = look.name * 0.9;
    const long = widthOf(upright, text, size);
    const all = TURNS.map((turn) => ({ turn, at: onCircle(reach, turn) }));
    const [best] = [
      { width: long + 28, height: size * 2, hidden: spots },
      { width: long + 8, height: size * 1.1, hidden: [] },
    ].flatMap(({ width, height, hidden }) =>
      all
        .map((each) => ({ ...each, box: boxAround(each.at, width, height) }))
        .filter(({ box }) => isInside(box) && isFree(box, full) && pointsIn(box, hidden) === 0)
        .map((each) => ({ ...each, struck: pointsIn(each.box, lines) }))
        .toSorted(
          (one, other) =>
            one.struck - other.struck || Math.abs(Math.cos(one.turn)) - Math.abs(Math.cos(other.turn)),
        )
        .slice(0, 1),
    );
    if (!best) return [];
    full.push(best.box);
    const at: Point = [Math.round(best.at[0]), Math.round(best.at[1])];
    return [words(upright, { text, at, size, colour: SEPIA, halo: { colour: LAND, width: 5 } })];
  };

  const heading = (locale: Locale) =>
    words(upright, {
      text: title[locale],
      at: titles[locale]?.at ?? here,
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
    ...[ofOurs, ofTowns, ofCommunes].map((letters) => letters.drawn()),
    "</svg>\n",
  ].join("");
}

for (const [folder, look] of Object.entries({ wide, narrow })) {
  const directory = new URL(`../../../app/artwork/towns/${folder}/`, import.meta.url);
  mkdirSync(directory, { recursive: true });
  for (const city of cities) writeFileSync(new URL(`${city.slug.en}.svg`, directory), sheetOf(city, look));
}
