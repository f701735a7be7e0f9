// Draws French-speaking Switzerland at night for the top of the SEO page: the land near our towns is lit.
import { writeFileSync } from "node:fs";
import { cities, tintedKm } from "#app/domain/offers/cities";
import { circle, fill, line, NIGHT, smooth } from "#scripts/artwork/drawing/pen";
import { lakeNameOn } from "./lights/lake-names.ts";
import { type Look, narrow, seenFrom, strip, styleOf, wide } from "./lights/look.ts";
import { nightOf } from "./lights/night.ts";
import { searchOn } from "./lights/searches.ts";
import { townNamesOn } from "./lights/town-names.ts";
import {
  between,
  borders,
  communes,
  country,
  inBoth,
  lakes,
  middleOf,
  mosaicOn,
  onFrame,
  outlinesOn,
  scaleBar,
} from "./sheet.ts";

const land = "#132431";
const water = "#0E3046";
const shore = "#3F7FA3";
const border = "#A08A6A";
const rim = "#F2D3A8";

/** The colours of the land within each radius, the nearest brightest; the legend below the drawing has the same. */
const lights = ["#75634C", "#4A473F"];

/** Kilometres beyond the radius within which the centre of a commune that the light may reach can be. */
const BEYOND = 3;

/** Tolerance of simplified outlines in units: smaller bends are not visible. */
const BEND = 1.6;

/** The outlines of the communes that the light may reach. */
const near = communes.flatMap((rings) => {
  const [east, north] = middleOf(rings[0] ?? []);
  const away = Math.min(...cities.map((city) => Math.hypot(city.east - east, city.north - north)));
  return away < Math.max(...tintedKm) + BEYOND ? rings : [];
});

function sheetOf(look: Look): string {
  const { frame, bend, lake, lakeNames, scale, settings } = look;
  const { width, height } = frame;
  const night = nightOf(look);
  const { marks, fields, rims, letters, ofLakes } = night;
  const townNames = townNamesOn(night);
  const middles = cities.map(({ east, north }) => onFrame(frame, [east, north]).map(Math.round));
  const discs = tintedKm.map((reach) =>
    middles.map(([x = 0, y = 0]) => circle(x, y, reach * frame.km)).join(""),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">`,
    styleOf(settings),
    `<defs><path id="l" d="${outlinesOn(
      frame,
      lakes.flatMap(({ rings }) => rings),
      true,
      BEND,
    )}"/><path id="c" d="${outlinesOn(frame, country, true, BEND)}"/><clipPath id="w"><use href="#l"/></clipPath><clipPath id="h"><use href="#c"/></clipPath><clipPath id="r"><path d="${discs.at(-1)}"/></clipPath></defs>`,
    fill(NIGHT, `M0 0h${width}v${height}H0z`),
    `<use href="#c" fill="${land}"/>`,
    '<g clip-path="url(#h)">',
    ...discs.map((disc, index) => fill(lights[index] ?? land, disc)).toReversed(),
    `<g clip-path="url(#r)">${line(NIGHT, 0.8, between(mosaicOn(frame, near, bend)), 'stroke-opacity=".33" ')}</g></g>`,
    line(rim, 1, rims.map((run) => smooth(run)).join("")),
    line(border, 1.2, outlinesOn(frame, borders, false, BEND), 'stroke-dasharray="7 4 2 4" '),
    `<use href="#c" stroke="#C99C6B" stroke-width="1.6" stroke-dasharray="12 4 2 4"/>`,
    `<use href="#l" fill="${water}"/><g clip-path="url(#w)"><use href="#l" stroke="#1D506F" stroke-width="15"/><use href="#l" stroke="${water}" stroke-width="13"/><use href="#l" stroke="#1D506F" stroke-width="6"/><use href="#l" stroke="${water}" stroke-width="4"/></g>`,
    `<use href="#l" stroke="${shore}" stroke-width="1.5"/>`,
    `<path fill="${NIGHT}" stroke="#fff" stroke-width="2.5" d="${marks.map(({ at: [x, y] }) => circle(x, y, 5)).join("")}"/>`,
    scaleBar(frame, scale, 20, {
      size: lake,
      colour: "#E3B98A",
      ground: NIGHT,
      written: (at, label) => seenFrom(0, at, label),
    }),
    inBoth((locale) => [...lakeNames.map((name) => lakeNameOn(night, locale, name)), ...townNames(locale)]),
    ...fields.map((field) => searchOn(night, field)),
    letters.drawn(),
    ofLakes.drawn(),
    "</svg>\n",
  ].join("");
}

for (const [file, look] of Object.entries({ lights: wide, "lights-strip": strip, "narrow/lights": narrow }))
  writeFileSync(new URL(`../../../app/artwork/sheets/${file}.svg`, import.meta.url), sheetOf(look));
