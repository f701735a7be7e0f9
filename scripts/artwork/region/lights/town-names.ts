// Writes the names of our towns on a sheet of the lights, each where the ones before it leave room.
import type { Locale } from "#app/domain/language/locale";
import { tintedKm } from "#app/domain/offers/cities";
import { line, NIGHT, type Point, range } from "#scripts/artwork/drawing/pen";
import { upright, widthOf } from "#scripts/artwork/drawing/words";
import {
  type Box,
  borderPoints,
  boxAround,
  countryOn,
  frontierPoints,
  gapTo,
  isFree,
  isWithin,
  lakesOn,
  pointsIn,
  shorePoints,
} from "#scripts/artwork/region/sheet";
import { type Look, seenFrom } from "./look.ts";
import type { Night } from "./night.ts";

type Mark = Night["marks"][number];

/** The letters of a name: their width and height in units. */
interface Letters {
  long: number;
  size: number;
}

/** A possible place for a name; `step` counts how far it moved away from the light of its town. */
interface Place {
  middle: Point;
  box: Box;
  step: number;
}

/** A place with its cost. */
interface Valued extends Place {
  /** The point of the name that is nearest to its mark. */
  from: Point;
  /** Whether the name is nearer to another mark. */
  isNearer: boolean;
  struck: number;
}

const [, FAR] = tintedKm;

/** The names by language. The main ones come first; one without room is added in a setting with smaller letters. */
export function townNamesOn(night: Night): (locale: Locale) => string[] {
  const { look, marks } = night;
  const isPossible = placesOn(night);
  const valued = valuesOn(night);
  return (locale) => {
    const taken = takenOn(night);
    const done = new Set<Mark>();
    return look.settings.flatMap(({ letters: share }, index) =>
      marks.flatMap((mark) => {
        if (done.has(mark)) return [];
        const text = mark.text[locale];
        const size = look.name * share;
        const letters = { long: widthOf(upright, text, size), size };
        const [best] = around(look, mark, letters)
          .filter((place) => isFree(place.box, taken) && isPossible(place, letters))
          .map((place) => valued(place, mark, letters))
          .toSorted((one, other) => one.struck - other.struck);
        if (!best) return [];
        done.add(mark);
        taken.push(best.box);
        return [nameAt(night, best, mark, text, share, index)];
      }),
    );
  };
}

/** What is taken from the beginning: the page's text, the scale, the search fields and the marks. */
function takenOn({ look, fields, marks }: Night): Box[] {
  const { frame, lake, scale, under } = look;
  const bar: Box = {
    left: scale[0] - 8,
    top: scale[1] - lake,
    right: scale[0] + 20 * frame.km + lake * 4,
    bottom: scale[1] + lake,
  };
  return [...under, bar, ...fields.map(({ box }) => box), ...marks.map(({ at }) => boxAround(at, 20, 20))];
}

/** The places around a mark's light, or those in the direction or at the point that the look sets for it. */
function around({ frame, gap }: Look, { at, own }: Mark, { long, size }: Letters): Place[] {
  return range(0, 40)
    .flatMap((step) => {
      const away = FAR * frame.km + gap + step * 3;
      const turns = typeof own === "number" ? [own] : range(0, 355, 5);
      const middles = Array.isArray(own)
        ? [own]
        : turns.map((turn) => standing(at, turn, long, size * 0.75, away));
      return middles.map((middle) => ({ middle, step }));
    })
    .map((each) => ({ ...each, box: boxAround(each.middle, long + 10, size * 1.1) }));
}

/** Whether a place is on the sheet, and covers neither a search's line nor a visible rim. */
function placesOn({ look: { frame }, fields, rims }: Night) {
  const isWet = lakesOn(frame);
  const visible = rims.flat().filter((at) => !isWet(at));
  const leaders = fields.flatMap(({ spot: [x, y], end }) =>
    range(0, 60).map((part): Point => [x + ((end[0] - x) * part) / 60, y + ((end[1] - y) * part) / 60]),
  );
  return ({ middle, box }: Place, { long, size }: Letters) =>
    isWithin(box, frame, 4) &&
    pointsIn(box, leaders) === 0 &&
    pointsIn(boxAround(middle, long + 12, size * 1.14), visible) === 0;
}

/** The cost of places: those on land, with room, and near the mark cost least. */
function valuesOn({ look: { frame }, marks }: Night) {
  const [shores, dashes, frontier] = [shorePoints(frame), borderPoints(frame), frontierPoints(frame)];
  const isWet = lakesOn(frame);
  const isAtHome = countryOn(frame);
  return (place: Place, { at }: Mark, { long, size }: Letters): Valued => {
    const { box, middle, step } = place;
    const own = gapTo(box, at);
    const abroad = range(0, 10).filter(
      (part) => !isAtHome([box.left + ((box.right - box.left) * part) / 10, middle[1]]),
    );
    const isNearer = marks.some((mark) => gapTo(box, mark.at) < own);
    const isDoubtful = marks.some((mark) => mark.at !== at && gapTo(box, mark.at) < 1.15 * own);
    const isLit = marks.some((mark) => gapTo(box, mark.at) < FAR * frame.km);
    const from = nearestIn(middle, long, size, at);
    const overWater = range(0, 20).filter((part) =>
      isWet([at[0] + ((from[0] - at[0]) * part) / 20, at[1] + ((from[1] - at[1]) * part) / 20]),
    );
    const covered = 4 * pointsIn(box, shores) + pointsIn(box, dashes) + 2 * pointsIn(box, frontier);
    const doubt = (isNearer ? 60 : 0) + (isDoubtful ? 40 : 0);
    const off = doubt + (isLit ? 60 : 0) + 15 * overWater.length + 2 * abroad.length;
    const aside = 20 * step + Math.abs(middle[1] - at[1]) / 4;
    return { ...place, from, isNearer, struck: covered + off + aside };
  };
}

/** A placed name. Smaller letters shrink towards the mark, within the room of the large ones. */
function nameAt(
  { letters }: Night,
  { middle, from: nearest, isNearer }: Valued,
  { at }: Mark,
  text: string,
  share: number,
  index: number,
): string {
  const from: Point = [Math.round(nearest[0]), Math.round(nearest[1])];
  // A name that is nearer to another mark gets a line to its own.
  const [right, down] = [from[0] - at[0], from[1] - at[1]];
  const away = Math.hypot(right, down);
  const along = (part: number) =>
    at.map((each, axis) => Math.round(each + (axis ? down : right) * part)).join(" ");
  const leader = isNearer ? line("#fff", 1.2, `M${along(8 / away)}L${along(1 - 6 / away)}`) : "";
  const off: Point = [Math.round((middle[0] - from[0]) / share), Math.round((middle[1] - from[1]) / share)];
  const halo = { colour: NIGHT, width: 5 };
  return leader + seenFrom(index, from, letters.words({ text, at: off, colour: "#fff", halo }));
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
