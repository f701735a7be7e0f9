// Draws French-speaking Switzerland at night for the top of the SEO page: the land near our towns is lit.
import { writeFileSync } from "node:fs";
import { mapSearches } from "#app/content/towns/map-searches";
import { towns } from "#app/content/towns/towns";
import type { Locale, Localized } from "#app/domain/language/locale";
import { type CitySlug, cities, tintedKm } from "#app/domain/offers/cities";
import {
  circle,
  fill,
  line,
  NIGHT,
  type Point,
  range,
  smooth,
  stretches,
} from "#scripts/artwork/drawing/pen";
import { italic, typeCase, upright, widthOf } from "#scripts/artwork/drawing/words";
import { places } from "./places.ts";
import {
  type Box,
  between,
  borderPoints,
  borders,
  boxAround,
  communes,
  country,
  countryOn,
  type Frame,
  frontierPoints,
  gapTo,
  inBoth,
  isFree,
  isWithin,
  lakes,
  lakesOn,
  middleOf,
  mosaicOn,
  onFrame,
  outlinesOn,
  pointsIn,
  scaleBar,
  shorePoints,
  turnedBox,
} from "./sheet.ts";

const land = "#132431";
const water = "#0E3046";
const shore = "#3F7FA3";
const border = "#A08A6A";
const rim = "#F2D3A8";
const field = "#F6F3EA";
const ink = "#12181D";

/** The colours of the land within each radius, the nearest brightest; the legend below the drawing has the same. */
const lights = ["#75634C", "#4A473F"];

const markOf = (town: CitySlug): Point => {
  const { east, north } = cities.find(({ slug }) => slug.en === town) ?? cities[0] ?? { east: 0, north: 0 };
  return [east, north];
};

/** Kilometres beyond the radius within which the centre of a commune that the light may reach can be. */
const BEYOND = 3;

/** Tolerance of simplified outlines in units: smaller bends are not visible. */
const BEND = 1.6;

interface Look {
  frame: Frame;
  /** The same for communes, coarser on the sheet for phones, which shows all of them. */
  bend: number;
  /** The areas covered by the page's text or the legend, faded or cut off. */
  under: Box[];
  name: number;
  /** Distance from the edge of a town's light to its name, in units. */
  gap: number;
  lake: number;
  lakeNames: LakeName[];
  /** Fixed places of names that find none: the direction from the town, in degrees from east, or the name's centre. */
  set?: Partial<Record<string, number | Point>>;
  searches: Search[];
  /** The place of the scale: in Savoy, where none of our towns is. */
  scale: Point;
  /** Letter sizes by the picture's width: the wider, the smaller, so that they keep their size on the screen. */
  settings: Setting[];
}

/** A lake's name and place; `room` is the free length there in km. A name is shown if its letters are small enough. */
interface LakeName {
  text: Localized<string>;
  spot: Point;
  turn: number;
  room: number;
}

/** A search from a town's page, drawn in a field centred on a free spot. */
interface Search {
  town: CitySlug;
  text: string;
  spot: Point;
  /** The town's mark, to which a line leads from the field, in kilometres of LV95. */
  of: Point;
  /** The index of the first setting in which it is shown. */
  setting?: number;
}

interface Setting {
  /** The smallest width of the picture, in px. */
  from: number;
  /** The scale of the letters, as a share of their full size. */
  letters: number;
}

const leman = { en: "Lake Geneva", fr: "Lac Léman" };
const ofNeuchatel = { en: "Lake Neuchâtel", fr: "Lac de Neuchâtel" };

const wide: Look = {
  frame: { east: 2537, north: 1185, width: 1000, height: 1000, km: 5 },
  bend: 2.4,
  under: [
    { left: 0, top: 0, right: 190, bottom: 1000 },
    { left: 372, top: 790, right: 580, bottom: 960 },
    { left: 945, top: 0, right: 1000, bottom: 1000 },
  ],
  name: 16.5,
  gap: 6,
  lake: 14,
  lakeNames: [
    { text: leman, spot: [2535, 1144.2], turn: 6, room: 40 },
    { text: ofNeuchatel, spot: [2553.9, 1194.3], turn: -42, room: 34 },
  ],
  searches: [
    {
      town: "la-chaux-de-fonds",
      text: mapSearches["la-chaux-de-fonds"],
      spot: [404, 266],
      of: markOf("la-chaux-de-fonds"),
    },
    { town: "yverdon", text: mapSearches.yverdon, spot: [370, 461], of: markOf("yverdon") },
    { town: "bulle", text: mapSearches.bulle, spot: [828, 644], of: markOf("bulle") },
  ],
  set: {
    geneva: 90,
    bern: 0,
    nyon: 190,
    montreux: 8,
    vevey: [718, 684],
    sion: -108,
    sierre: -80,
    martigny: 0,
  },
  scale: [392, 796],
  settings: [{ from: 0, letters: 1 }],
};
const narrow: Look = {
  frame: { east: 2531, north: 1173.4, width: 1000, height: 860, km: 5.05 },
  bend: 3,
  under: [
    { left: 0, top: 0, right: 380, bottom: 330 },
    { left: 0, top: 0, right: 1000, bottom: 20 },
    { left: 982, top: 0, right: 1000, bottom: 860 },
  ],
  name: 34,
  gap: 12,
  lake: 28,
  lakeNames: [{ text: leman, spot: [2537, 1144], turn: 5, room: 42 }],
  set: {
    biel: [916, 134],
    bern: -58,
    fribourg: 3,
    sion: -160,
    vevey: [800, 545],
    montreux: [790, 583],
    sierre: [924, 757],
  },
  searches: [{ town: "yverdon", text: mapSearches.yverdon, spot: [238, 456], of: markOf("yverdon") }],
  scale: [390, 800],
  settings: [{ from: 0, letters: 1 }],
};
const strip: Look = {
  frame: { east: 2530.5, north: 1176, width: 1000, height: 660, km: 3.8 },
  bend: 2.4,
  under: [
    { left: 0, top: 0, right: 300, bottom: 660 },
    { left: 0, top: 0, right: 1000, bottom: 40 },
  ],
  name: 22,
  gap: 7,
  lake: 19,
  lakeNames: [{ text: leman, spot: [2534, 1144], turn: 5, room: 42 }],
  set: { vevey: [711, 434], montreux: [724, 464] },
  searches: [
    { town: "yverdon", text: mapSearches.yverdon, spot: [386, 372], of: markOf("yverdon") },
    { town: "bulle", text: mapSearches.bulle, spot: [850, 398], of: markOf("bulle"), setting: 1 },
  ],
  scale: [442, 598],
  settings: [
    { from: 0, letters: 1 },
    { from: 800, letters: 0.75 },
    { from: 1060, letters: 0.62 },
  ],
};

/** The rim of the area within a radius of our towns: the parts of their circles that lie in no other circle. */
function rimsOf(frame: Frame, reach: number): Point[][] {
  const radius = reach * frame.km;
  const middles = cities.map(({ east, north }) => onFrame(frame, [east, north]));
  return middles.flatMap(([x, y]) => {
    const points = range(0, 120).map((n): Point => {
      const turn = (n * Math.PI) / 60;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    });
    const isFree = ([px, py]: Point) =>
      middles.every(([mx, my]) => Math.hypot(px - mx, py - my) > radius - 0.01);
    return stretches(points, isFree).filter(({ length }) => length > 1);
  });
}

/** The centre of a name in a direction from its mark, so that its nearest point is `away` units from the mark. */
function standing(at: Point, degrees: number, long: number, size: number, away: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const middle = (out: number): Point => [at[0] + out * Math.cos(turn), at[1] + out * Math.sin(turn)];
  let [near, beyond] = [0, away + long];
  while (beyond - near > 0.1) {
    const out = (near + beyond) / 2;
    if (gapTo(boxAround(middle(out), long, size), at) < away) near = out;
    else beyond = out;
  }
  return middle(beyond);
}

/** The point of a name that is nearest to its mark. */
const nearestIn = ([x, y]: Point, long: number, size: number, at: Point): Point => [
  Math.max(x - long / 2, Math.min(x + long / 2, at[0])),
  Math.max(y - size / 2, Math.min(y + size / 2, at[1])),
];

/** A label placed at a point and shown from a setting on. */
const seenFrom = (index: number, [x, y]: Point, label: string) =>
  `<g transform="translate(${x} ${y})"><g class="n${index > 0 ? ` s${index}` : ""}">${label}</g></g>`;

/** CSS of the settings: in an SVG used as a picture, media queries refer to the picture's own width. */
const styleOf = (settings: Setting[]) => {
  const changes = settings.slice(1).map(({ from: width, letters }, index) => {
    const hidden = `@media(max-width:${width - 0.1}px){.s${index + 1}{display:none}}`;
    return `${hidden}@media(min-width:${width}px){.n{transform:scale(${letters})}}`;
  });
  return changes.length > 0 ? `<style>${changes.join("")}</style>` : "";
};

function sheetOf({
  frame,
  bend,
  under,
  name,
  gap,
  lake,
  lakeNames,
  set = {},
  searches,
  scale,
  settings,
}: Look): string {
  const { width, height } = frame;
  const letters = typeCase(upright, name, "u");
  const ofLakes = typeCase(italic, lake, "i");
  const [, far] = tintedKm;
  const near = communes.flatMap((rings) => {
    const [east, north] = middleOf(rings[0] ?? []);
    const away = Math.min(...cities.map((city) => Math.hypot(city.east - east, city.north - north)));
    return away < far + BEYOND ? rings : [];
  });
  const middles = cities.map(({ east, north }) => onFrame(frame, [east, north]).map(Math.round));
  const discs = tintedKm.map((reach) =>
    middles.map(([x = 0, y = 0]) => circle(x, y, reach * frame.km)).join(""),
  );
  const marks = places.flatMap(({ name: text, at: spot, slug }) => {
    const [x = 0, y = 0] = onFrame(frame, spot).map(Math.round);
    const isSeen = slug !== null && isWithin(boxAround([x, y], 16, 16), frame, 8);
    return isSeen ? [{ at: [x, y] satisfies Point, text, own: set[slug] }] : [];
  });
  const [shores, dashes, frontier] = [shorePoints(frame), borderPoints(frame), frontierPoints(frame)];
  const isWet = lakesOn(frame);
  const isAtHome = countryOn(frame);
  const isDry = (at: Point) => !isWet(at);
  const rims = tintedKm.flatMap((reach) => rimsOf(frame, reach));
  const visible = rims.flat().filter(isDry);
  const fields = searches.map((search) => ({
    ...search,
    box: boxAround(search.spot, widthOf(upright, search.text, name) + 3 * name, 1.8 * name),
    end: onFrame(frame, search.of),
  }));
  const leaders = fields.flatMap(({ spot: [x, y], end }) =>
    range(0, 60).map((part): Point => [x + ((end[0] - x) * part) / 60, y + ((end[1] - y) * part) / 60]),
  );
  const names = (locale: Locale) => {
    const bar: Box = {
      left: scale[0] - 8,
      top: scale[1] - lake,
      right: scale[0] + 20 * frame.km + lake * 4,
      bottom: scale[1] + lake,
    };
    const taken = [
      ...under,
      bar,
      ...fields.map(({ box }) => box),
      ...marks.map(({ at }) => boxAround(at, 20, 20)),
    ];
    const done = new Set<Point>();
    // The main names come first; a name without room in large letters is added in a setting with smaller ones.
    return settings.flatMap(({ letters: share }, index) =>
      marks.flatMap(({ at, text, own }) => {
        if (done.has(at)) return [];
        const size = name * share;
        const long = widthOf(upright, text[locale], size);
        const spot = range(0, 40)
          .flatMap((step) => {
            const away = far * frame.km + gap + step * 3;
            const turns = typeof own === "number" ? [own] : range(0, 355, 5);
            const middles = Array.isArray(own)
              ? [own]
              : turns.map((turn) => standing(at, turn, long, size * 0.75, away));
            return middles.map((middle) => ({ middle, step }));
          })
          .map((each) => ({ ...each, box: boxAround(each.middle, long + 10, size * 1.1) }))
          .filter(({ box }) => isFree(box, taken) && isWithin(box, frame, 4) && pointsIn(box, leaders) === 0)
          .filter(({ middle }) => pointsIn(boxAround(middle, long + 12, size * 1.14), visible) === 0)
          // Prefers places on land, with room, and near the mark.
          .map((each) => {
            const { left, right } = each.box;
            const abroad = range(0, 10).filter(
              (part) => !isAtHome([left + ((right - left) * part) / 10, each.middle[1]]),
            );
            const isNearer = marks.some((mark) => gapTo(each.box, mark.at) < gapTo(each.box, at));
            const isDoubtful = marks.some(
              (mark) => mark.at !== at && gapTo(each.box, mark.at) < 1.15 * gapTo(each.box, at),
            );
            const isLit = marks.some((mark) => gapTo(each.box, mark.at) < far * frame.km);
            const from = nearestIn(each.middle, long, size, at);
            const overWater = range(0, 20).filter((part) =>
              isWet([at[0] + ((from[0] - at[0]) * part) / 20, at[1] + ((from[1] - at[1]) * part) / 20]),
            );
            const struck =
              4 * pointsIn(each.box, shores) + pointsIn(each.box, dashes) + 2 * pointsIn(each.box, frontier);
            const doubt = (isNearer ? 60 : 0) + (isDoubtful ? 40 : 0);
            const off = doubt + (isLit ? 60 : 0) + 15 * overWater.length + 2 * abroad.length;
            const aside = 20 * each.step + Math.abs(each.middle[1] - at[1]) / 4;
            return { ...each, from, isNearer, struck: struck + off + aside };
          })
          .toSorted((one, other) => one.struck - other.struck)[0];
        if (!spot) return [];
        done.add(at);
        taken.push(spot.box);
        const [x, y] = spot.middle;
        // Smaller letters shrink towards the mark, within the room of the large ones.
        const [fx, fy] = spot.from.map(Math.round);
        const from: Point = [fx ?? x, fy ?? y];
        // A name that is nearer to another mark gets a line to its own.
        const [right, down] = [from[0] - at[0], from[1] - at[1]];
        const away = Math.hypot(right, down);
        const along = (part: number) =>
          at.map((each, axis) => Math.round(each + (axis ? down : right) * part)).join(" ");
        const leader = spot.isNearer ? line("#fff", 1.2, `M${along(8 / away)}L${along(1 - 6 / away)}`) : "";
        const off: Point = [Math.round((x - from[0]) / share), Math.round((y - from[1]) / share)];
        const halo = { colour: NIGHT, width: 5 };
        return [
          leader +
            seenFrom(index, from, letters.words({ text: text[locale], at: off, colour: "#fff", halo })),
        ];
      }),
    );
  };
  const onLake = (locale: Locale, { text: words, spot, turn, room }: LakeName) => {
    const text = words[locale];
    const [x = 0, y = 0] = onFrame(frame, spot).map(Math.round);
    const long = widthOf(italic, text, lake, 1);
    const index = settings.findIndex(({ letters: share }) => long * share < room * frame.km);
    if (index < 0 || !isWithin(turnedBox([x, y], long, lake, turn), frame, lake)) return "";
    return seenFrom(index, [x, y], ofLakes.words({ text, at: [0, 0], colour: "#9CC9DF", spacing: 1, turn }));
  };
  /** A search field with a magnifying glass and the typed text. */
  const typed = ({ town, text, spot, box, end: [ex, ey], setting = 0 }: (typeof fields)[number]) => {
    if (!towns[town].searches.some((search) => search.text === text))
      throw new Error(`${town}'s page names no search "${text}"`);
    const long = Math.round(box.right - box.left);
    const high = Math.round(box.bottom - box.top);
    const glass = Math.round(-long / 2 + name);
    const end = Math.round(name * 0.28);
    const away = Math.hypot(ex - spot[0], ey - spot[1]);
    // The line ends at the edge of the town's mark.
    const [rx, ry] = [ex, ey].map((each, axis) =>
      Math.round(each + (((spot[axis] ?? each) - each) * 7) / away),
    );
    const led = line("#fff", 1.5, `M${spot.join(" ")}L${rx} ${ry}`);
    return [
      setting > 0 ? `<g class="s${setting}">${led}</g>` : led,
      seenFrom(
        setting,
        spot,
        [
          `<rect x="${-long / 2}" y="${-high / 2}" width="${long}" height="${high}" rx="${high / 2}" fill="${field}"/>`,
          line(
            ink,
            Math.round(name * 0.12),
            `${circle(glass, -end / 2, end)}M${glass + end * 0.7} ${end * 0.2}l${end} ${end}`,
          ),
          letters.words({ text, at: [Math.round(name * 0.5), 0], colour: ink }),
        ].join(""),
      ),
    ].join("");
  };
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
    inBoth((locale) => [...lakeNames.map((name) => onLake(locale, name)), ...names(locale)]),
    ...fields.map(typed),
    letters.drawn(),
    ofLakes.drawn(),
    "</svg>\n",
  ].join("");
}

for (const [file, look] of Object.entries({ lights: wide, "lights-strip": strip, "narrow/lights": narrow }))
  writeFileSync(new URL(`../../../app/artwork/sheets/${file}.svg`, import.meta.url), sheetOf(look));
