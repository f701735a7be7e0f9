// Writes the names of lakes, on their water if there is room.
import { type Locale, type Localized, locales } from "#app/domain/language/locale";
import { isAround, LAKE, type Point, range } from "#scripts/artwork/drawing/pen";
import { italic, widthOf, words } from "#scripts/artwork/drawing/words";
import { lakeNames } from "#scripts/artwork/region/places";
import {
  type Box,
  boxAround,
  isFree,
  isWithin,
  lakes,
  onFrame,
  pointsIn,
  roomiest,
} from "#scripts/artwork/region/sheet";
import type { Ground } from "./ground.ts";
import { LAND, WATER } from "./look.ts";

/** The labels of the lakes by language. Adds their boxes to `taken`. */
export function lakeLabelsOn(ground: Ground, taken: Box[]): ((locale: Locale) => string)[] {
  const { look, frame, isInside, shores, circles, spots, onLines, onCircles } = ground;
  const longest = (text: Localized<string>, size: number) =>
    Math.max(...locales.map((locale) => widthOf(italic, text[locale], size, 1)));

  /** The place on land for the name of a lake that is too narrow for it. */
  const besideLake = (shore: Point[], text: Localized<string>) => {
    const size = look.lake * 0.8;
    const long = longest(text, size);
    if (shore.some((at) => !isWithin(boxAround(at, 0, 0), frame, 0))) return null;
    return shore
      .flatMap(([x, y]) =>
        [1, -1].map((side): Point => [Math.round(x + side * (long / 2 + size)), Math.round(y)]),
      )
      .map((at) => ({ at, turn: 0, size, ground: LAND, boxes: [boxAround(at, long + size, size * 1.4)] }))
      .find(({ boxes }) =>
        boxes.every(
          (box) =>
            isInside(box) && isFree(box, taken) && onLines(box) + onCircles(box) + pointsIn(box, spots) === 0,
        ),
      );
  };

  // Away from the circles if possible, at least away from the shore.
  return lakes.flatMap(({ name, rings }) => {
    const text = lakeNames[name];
    if (!text) return [];
    const outlines = rings.map((ring) => ring.map(([x, y]) => onFrame(frame, [x / 10, y / 10])));
    if (!outlines.flat().some((at) => isInside(boxAround(at, 0, 0)))) return [];
    const inLake = (size: number, clear: Point[]) => {
      const spot = roomiest(frame, {
        isOn: (at) => outlines.some((ring) => isAround(ring, at)),
        edges: [...shores, ...clear],
        long: longest(text, size),
        high: size,
        turns: range(-60, 60, 4),
        isFree: (box) => isInside(box) && isFree(box, taken),
      });
      return spot && { ...spot, size, ground: WATER };
    };
    const small = look.lake * 0.8;
    const found =
      inLake(look.lake, circles) ??
      inLake(small, circles) ??
      inLake(look.lake, []) ??
      inLake(small, []) ??
      besideLake(outlines.flat(), text);
    if (!found) return [];
    taken.push(...found.boxes);
    const { at, turn, size, ground } = found;
    const halo = { colour: ground, width: 5 };
    return [
      (locale: Locale) =>
        words(italic, { text: text[locale], at, size, colour: LAKE, spacing: 1, turn, halo }),
    ];
  });
}
