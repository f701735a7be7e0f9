// The three sheets of the lights, and how large their letters are.
import type { mapSearches } from "#app/content/towns/map-searches";
import type { Localized } from "#app/domain/language/locale";
import type { Point } from "#scripts/artwork/drawing/pen";
import type { Box, Frame } from "#scripts/artwork/region/sheet";

export interface Look {
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
export interface LakeName {
  text: Localized<string>;
  spot: Point;
  turn: number;
  room: number;
}

/** A search from a town's page, drawn in a field centred on a free spot. */
interface Search {
  town: keyof typeof mapSearches;
  spot: Point;
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

export const wide: Look = {
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
    { town: "la-chaux-de-fonds", spot: [404, 266] },
    { town: "yverdon", spot: [370, 461] },
    { town: "bulle", spot: [828, 644] },
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
export const narrow: Look = {
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
  searches: [{ town: "yverdon", spot: [238, 456] }],
  scale: [390, 800],
  settings: [{ from: 0, letters: 1 }],
};
export const strip: Look = {
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
    { town: "yverdon", spot: [386, 372] },
    { town: "bulle", spot: [850, 398], setting: 1 },
  ],
  scale: [442, 598],
  settings: [
    { from: 0, letters: 1 },
    { from: 800, letters: 0.75 },
    { from: 1060, letters: 0.62 },
  ],
};

/** A label placed at a point and shown from a setting on. */
export const seenFrom = (index: number, [x, y]: Point, label: string) =>
  `<g transform="translate(${x} ${y})"><g class="n${index > 0 ? ` s${index}` : ""}">${label}</g></g>`;

/** CSS of the settings: in an SVG used as a picture, media queries refer to the picture's own width. */
export const styleOf = (settings: Setting[]) => {
  const changes = settings.slice(1).map(({ from: width, letters }, index) => {
    const hidden = `@media(max-width:${width - 0.1}px){.s${index + 1}{display:none}}`;
    return `${hidden}@media(min-width:${width}px){.n{transform:scale(${letters})}}`;
  });
  return changes.length > 0 ? `<style>${changes.join("")}</style>` : "";
};
