// Finds possible places for a name on a town's map: beside its mark, at the end of a line from it, or in its valley.
import type { Locale } from "#app/domain/language/locale";
import { tintedKm } from "#app/domain/offers/cities";
import { type Point, range } from "#scripts/artwork/drawing/pen";
import { regular, widthOf } from "#scripts/artwork/drawing/words";
import { type Name, NEARER, suit } from "#scripts/artwork/region/names";
import type { PlaceOnMap } from "#scripts/artwork/region/places";
import { aroundMark, type Box, boxAround, gapTo, pointsIn, shoresOn } from "#scripts/artwork/region/sheet";
import { meet, reached, type Way, waysAlong } from "#scripts/artwork/region/ways";
import type { Ground } from "./ground.ts";
import { CLOSE, ledNamesOn, lettersAt } from "./led-names.ts";

/** The cost of each tenth of a name that is in a lake. */
export const WET = 4;

/** Units around a mark within which the line to its name may cross a shore, or a river, on which the mark is. */
const ASHORE = 16;
const ON_BANK = 5;

export type NamePlaces = ReturnType<typeof namePlacesOn>;

export function namePlacesOn(ground: Ground) {
  const { look, frame, isInside, isWet, soaked, courses, spots } = ground;
  const { standsAt, listedSpots, ourMarks, awayFrom, onLines, onWaters, onCircles } = ground;
  const shoreWays = shoresOn(frame).flatMap(waysAlong);
  const riverWays = courses
    .flatMap(({ along }) => along)
    .flatMap((run) => waysAlong(run.filter((_, index) => index % 4 === 0 || index === run.length - 1)))
    .filter(([from]) => !isWet(from));
  const isOver = (way: Way, ways: Way[]) => ways.some((each) => meet(way, each));

  /**
   * The places for a name around its mark, the best first. No circle may lie between the name and a mark outside it,
   * which would look nearer to the town than it is, nor below the name unless it `must` be placed.
   */
  const spotsOf = (mark: Point, long: number, size: number, gap: number, must = false): Name[] =>
    aroundMark(mark, long, size, gap)
      .map((at, index) => {
        const box = boxAround(at, long + 10, size * 1.05);
        const ringed = onCircles(boxAround(at, long + 6, size * 0.85));
        const struck = onLines(box) + index / 4 + 20 * ringed + WET * soaked(box);
        return { at, box, mark, ringed, struck };
      })
      .filter(({ box, ringed }) => isInside(box) && (must || ringed === 0))
      .filter(({ at }) => tintedKm.every((reach) => awayFrom(at) > reach || awayFrom(mark) < reach))
      .toSorted((one, other) => one.struck - other.struck);

  /** The places for the name of a valley, the nearest to its centre first. */
  const inValley = ([x, y]: Point, long: number): Name[] =>
    range(-80, 80, 8)
      .flatMap((down) => range(-80, 80, 8).map((right): Point => [x + right, y + down]))
      .map((at) => ({
        at,
        box: boxAround(at, long + 10, look.listed * 1.05),
        mark: at,
        struck: Math.hypot(at[0] - x, at[1] - y) / 4,
      }))
      .filter(({ box }) => isInside(box) && onLines(box) + onCircles(box) + pointsIn(box, spots) === 0)
      .toSorted((one, other) => one.struck - other.struck);

  /** Whether a name is on land, on the same side of every river as its mark. */
  const isAtIts = ({ at, mark, leader }: Name, letters: Box): boolean => {
    if (isWet(at) || onWaters(letters) > 0) return false;
    if (leader)
      return (
        !isWet(leader[1]) &&
        !isOver([reached(leader, ASHORE), leader[1]], shoreWays) &&
        !isOver([reached(leader, ON_BANK), leader[1]], riverWays)
      );
    const { left, top, right, bottom } = letters;
    const nearest: Point = [
      Math.max(left, Math.min(right, mark[0])),
      Math.max(top, Math.min(bottom, mark[1])),
    ];
    return !isOver([reached([mark, nearest], CLOSE), nearest], riverWays);
  };

  const ledTo = ledNamesOn(ground, isAtIts);

  /** The places for the name of a listed place, the best first. */
  const choicesOf = (place: PlaceOnMap, locale: Locale): Name[] => {
    const { name, isValley } = place;
    const [x, y] = standsAt(place);
    const long = widthOf(regular, name[locale], look.listed);
    if (isValley) return inValley([x, y], long);
    if (!isInside(boxAround([x, y], 12, 12))) return [];
    const beside = spotsOf([x, y], long, look.listed, 10)
      .filter(({ box }) =>
        listedSpots.every(
          (other) => `${other}` === `${[x, y]}` || gapTo(box, other) > gapTo(box, [x, y]) + NEARER,
        ),
      )
      .filter((each) => onLines(boxAround(each.at, long + 8, look.listed * 0.75)) === 0)
      .filter((each) => isAtIts(each, lettersAt(each.at, name[locale], long, look.listed)));
    return [...beside, ...ledTo(place, name[locale], long, look.listed)]
      .filter((each) => ourMarks.every((other) => suit(each, other)))
      .toSorted((one, other) => one.struck - other.struck);
  };

  return { spotsOf, ledTo, isAtIts, choicesOf };
}
