// What a sheet of the lights shows, before anything is written on it.
import { mapSearches } from "#app/content/towns/map-searches";
import { type CitySlug, cities, tintedKm } from "#app/domain/offers/cities";
import { type Point, range, stretches } from "#scripts/artwork/drawing/pen";
import { italic, typeCase, upright, widthOf } from "#scripts/artwork/drawing/words";
import { places } from "#scripts/artwork/region/places";
import { boxAround, type Frame, isWithin, onFrame } from "#scripts/artwork/region/sheet";
import type { Look } from "./look.ts";

export type Night = ReturnType<typeof nightOf>;

export function nightOf(look: Look) {
  const { frame, name, lake, set = {}, searches } = look;
  const marks = places.flatMap(({ name: text, at: spot, slug }) => {
    const [x = 0, y = 0] = onFrame(frame, spot).map(Math.round);
    const isSeen = slug !== null && isWithin(boxAround([x, y], 16, 16), frame, 8);
    return isSeen ? [{ at: [x, y] satisfies Point, text, own: set[slug] }] : [];
  });
  const fields = searches.map((search) => {
    const text = mapSearches[search.town];
    const box = boxAround(search.spot, widthOf(upright, text, name) + 3 * name, 1.8 * name);
    return { ...search, text, box, end: markOf(frame, search.town) };
  });
  return {
    look,
    /** Our towns. */
    marks,
    /** The fields of the searches, and the marks to which they lead. */
    fields,
    rims: tintedKm.flatMap((reach) => rimsOf(frame, reach)),
    letters: typeCase(upright, name, "u"),
    ofLakes: typeCase(italic, lake, "i"),
  };
}

/** Where the mark of a town is on the sheet. */
function markOf(frame: Frame, town: CitySlug): Point {
  const { east, north } = cities.find(({ slug }) => slug.en === town) ?? { east: 0, north: 0 };
  return onFrame(frame, [east, north]);
}

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
