// French-speaking Switzerland at night, which the page of search opens on: the communes near one of our towns are lit.
import { writeFileSync } from "node:fs";
import type { Locale } from "#app/domain/language/locale";
import { cities } from "#app/domain/offers/cities";
import { reaches } from "#app/domain/offers/reaches";
import { circle, fill, line, type Point } from "#scripts/artwork/drawing/pen";
import { italic, typeCase, upright, widthOf } from "#scripts/artwork/drawing/words";
import { places } from "./places.ts";
import {
  type Box,
  besideMark,
  borders,
  boxAround,
  communes,
  country,
  type Frame,
  inBoth,
  isFree,
  isWithin,
  joined,
  lakes,
  middleOf,
  mosaicOn,
  onFrame,
  outlinesOn,
  pointsIn,
  scaleBar,
  shorePoints,
  turnedBox,
} from "./sheet.ts";

const ground = "#0B1620";
const land = "#132431";
const water = "#0E3046";
const shore = "#3F7FA3";
const border = "#6C5A45";

/** How bright a commune is, the nearest brightest; the key under the drawing has the same colours. */
const lights = ["#BC8F5A", "#80663F"];

/** Units: what is smaller cannot be seen. */
const BEND = 1.6;

interface Look {
  frame: Frame;
  /** The same of a commune, which is coarser where a phone shows all of them. */
  bend: number;
  /** Where words end that lie over its left edge. */
  beside: number;
  name: number;
  lake: number;
  /** How many towns have their names: the main ones come first. */
  named: number;
  /** In Savoy, where no town of ours is. */
  scale: Point;
}

const wide: Look = {
  frame: { east: 2537, north: 1185, width: 1000, height: 1000, km: 5 },
  bend: 2,
  beside: 310,
  name: 21,
  lake: 18,
  named: Number.POSITIVE_INFINITY,
  scale: [385, 880],
};
const narrow: Look = {
  frame: { east: 2529, north: 1174.5, width: 1000, height: 640, km: 3.7 },
  bend: 3,
  beside: 20,
  name: 32,
  lake: 28,
  named: 7,
  scale: [420, 600],
};

function sheetOf({ frame, bend, beside, name, lake, named, scale }: Look): string {
  const { width, height } = frame;
  const letters = typeCase(upright, name, "u");
  const ofLakes = typeCase(italic, lake, "i");
  const near = communes.flatMap((rings) => {
    const [east, north] = middleOf(rings[0] ?? []);
    const away = Math.min(...cities.map((city) => Math.hypot(city.east - east, city.north - north)));
    return away < Math.max(...reaches.region) ? rings.map((ring) => ({ ring, away })) : [];
  });
  const mosaic = mosaicOn(
    frame,
    near.map(({ ring }) => ring),
    bend,
  );
  const areas = mosaic.map((ring, index) => ({ ring, away: near[index]?.away ?? 0 }));
  const lit = reaches.region.map((reach) =>
    joined(areas.flatMap(({ ring, away }) => (away < reach ? [ring] : []))),
  );
  const marks = places.flatMap(({ name: text, at: spot, slug }) => {
    const [x = 0, y = 0] = onFrame(frame, spot).map(Math.round);
    const isSeen = slug !== null && isWithin(boxAround([x, y], 16, 16), frame, 8);
    return isSeen ? [{ at: [x, y] satisfies Point, text }] : [];
  });
  const shores = shorePoints(frame);
  const names = (locale: Locale) => {
    const taken: Box[] = marks.map(({ at }) => boxAround(at, 16, 16));
    return marks.slice(0, named).flatMap(({ at, text }) => {
      const long = widthOf(upright, text[locale], name);
      const spot = besideMark(at, long, name, 12)
        .map((middle) => ({ middle, box: boxAround(middle, long + 8, name * 1.05) }))
        .filter(({ box }) => isFree(box, taken) && isWithin(box, frame, 0) && box.left > beside)
        .map((each) => ({ ...each, struck: pointsIn(each.box, shores) }))
        .toSorted((one, other) => one.struck - other.struck)[0];
      if (!spot) return [];
      taken.push(spot.box);
      const [x = 0, y = 0] = spot.middle.map(Math.round);
      return [
        letters.words({
          text: text[locale],
          at: [x, y],
          colour: "#fff",
          halo: { colour: ground, width: 5 },
        }),
      ];
    });
  };
  /** On a lake of so many kilometres: a longer name than that, or half a lake's, is left out. */
  const lakeName = (text: string, spot: Point, turn: number, room: number) => {
    const [x = 0, y = 0] = onFrame(frame, spot).map(Math.round);
    const long = widthOf(italic, text, lake, 1);
    if (long > room * frame.km || !isWithin(turnedBox([x, y], long, lake, turn), frame, lake)) return "";
    return ofLakes.words({ text, at: [x, y], colour: "#9CC9DF", spacing: 1, turn });
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">`,
    `<defs><path id="l" d="${outlinesOn(
      frame,
      lakes.flatMap(({ rings }) => rings),
      true,
      BEND,
    )}"/><path id="c" d="${outlinesOn(frame, country, true, BEND)}"/><clipPath id="w"><use href="#l"/></clipPath></defs>`,
    fill(ground, `M0 0h${width}v${height}H0z`),
    `<use href="#c" fill="${land}"/>`,
    ...lit.map(({ whole }, index) => fill(lights[index] ?? land, whole)).toReversed(),
    line(ground, 0.8, lit.at(-1)?.between ?? ""),
    line(border, 1.2, outlinesOn(frame, borders, false, BEND), 'stroke-dasharray="7 4 2 4" '),
    `<use href="#c" stroke="#C99C6B" stroke-width="1.6" stroke-dasharray="12 4 2 4"/>`,
    `<use href="#l" fill="${water}"/><g clip-path="url(#w)"><use href="#l" stroke="#1D506F" stroke-width="15"/><use href="#l" stroke="${water}" stroke-width="13"/><use href="#l" stroke="#1D506F" stroke-width="6"/><use href="#l" stroke="${water}" stroke-width="4"/></g>`,
    `<use href="#l" stroke="${shore}" stroke-width="1.5"/>`,
    lakeName("Lac Léman", [2535, 1144.2], 6, 40),
    lakeName("Lac de Neuchâtel", [2554.0, 1194.6], -40, 34),
    `<path fill="${ground}" stroke="#fff" stroke-width="2.5" d="${marks.map(({ at: [x, y] }) => circle(x, y, 5)).join("")}"/>`,
    scaleBar(frame, scale, 20, { size: lake, colour: "#E3B98A", ground }),
    inBoth(names),
    letters.drawn(),
    ofLakes.drawn(),
    "</svg>\n",
  ].join("");
}

for (const [file, look] of Object.entries({ lights: wide, "narrow/lights": narrow }))
  writeFileSync(new URL(`../../../app/artwork/sheets/${file}.svg`, import.meta.url), sheetOf(look));
