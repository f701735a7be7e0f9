// Finds possible places for a name on a town's map: beside its mark, at the end of a line from it, or in its valley.
import type { Locale } from "#app/domain/language/locale";
import { tintedKm } from "#app/domain/offers/cities";
import { type Point, range } from "#scripts/artwork/drawing/pen";
import { regular, widthOf } from "#scripts/artwork/drawing/words";
import { BEGINS, type Name, NEARER, suit } from "#scripts/artwork/region/names";
import { type PlaceOnMap, places } from "#scripts/artwork/region/places";
import { aroundMark, type Box, boxAround, gapTo, pointsIn, shoresOn } from "#scripts/artwork/region/sheet";
import { meet, reached, type Way, waysAlong } from "#scripts/artwork/region/ways";
import type { Ground } from "./ground.ts";

/** The cost of each tenth of a name that is abroad, in points of lines that it covers. All costs have this unit. */
export const ABROAD = 60;

/** The cost of each tenth of a name that is in a lake. */
export const WET = 4;

/** The cost of a line to a name, and of a line that leads towards the town instead of away from it. */
export const LED = 100;
const BACK = 50;

/** A line's cost also grows with the square of its length, divided by this. */
const FAR = 200;

/** Units around a mark within which the line to its name may cross a shore, or a river, on which the mark is. */
const ASHORE = 16;
const ON_BANK = 5;

/** The distance in units of a line to other marks: the least, and the one below which it costs more. */
const CLOSE = 3;
const CLEAR = 6;

/** The box of a name's letters; some of them reach below the baseline. */
export function lettersAt([x, y]: Point, text: string, long: number, size: number): Box {
  const below = /[gjpqy]/.test(text) ? 0.55 : 0.4;
  return { left: x - long / 2, top: y - size * 0.4, right: x + long / 2, bottom: y + size * below };
}

export type NamePlaces = ReturnType<typeof namePlacesOn>;

export function namePlacesOn(ground: Ground) {
  const { look, frame, here, isInside, isAtHome, isWet, strayed, soaked, isSeen, courses, spots } = ground;
  const { listed, standsAt, listedSpots, ourMarks, awayFrom, onLines, onWaters, onCircles } = ground;
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

  /** Whether a line avoids the town's own mark. */
  const isPast = (leader: Way) =>
    waysAlong(
      range(0, 12).map(
        (n): Point => [
          here[0] + 17 * Math.sin((n * Math.PI) / 6),
          here[1] + 17 * Math.cos((n * Math.PI) / 6),
        ],
      ),
    ).every((each) => !meet(each, leader));

  /** The places for a name at the end of a line from its mark; the circles have gaps there. */
  const ledTo = (place: PlaceOnMap, text: string, long: number, size: number, most = look.km * 9): Name[] => {
    const mark = standsAt(place);
    const [x, y] = mark;
    const strange = [...listed, ...places]
      .filter((other) => other !== place && !other.isValley)
      .map(standsAt)
      .filter((at) => isSeen(at) && `${at}` !== `${mark}`);
    const outward: Point = [
      (x - here[0]) / Math.hypot(x - here[0], y - here[1]),
      (y - here[1]) / Math.hypot(x - here[0], y - here[1]),
    ];
    return range(0, 35)
      .map((n): Point => [Math.cos((n * Math.PI) / 18), Math.sin((n * Math.PI) / 18)])
      .flatMap(([right, down]) =>
        range(9, most, 6)
          .flatMap((away) => {
            const end: Point = [Math.round(x + right * away), Math.round(y + down * away)];
            const inside = Math.min(long / 2 / Math.abs(right), (size * 0.5) / Math.abs(down));
            const ahead: Point = [x + right * (away + inside), y + down * (away + inside)];
            const aside = [-0.3, 0, 0.3].map(
              (share): Point => [end[0] + Math.sign(right) * (long / 2 + 5), end[1] + share * size],
            );
            return [ahead, ...(Math.abs(right) > 0.3 ? aside : [])].map((at) => ({
              at,
              away,
              leader: [mark, end] satisfies Way,
              mark,
              box: boxAround(at, long + 10, size * 1.05),
            }));
          })
          .filter(({ box }) => isInside(box) && gapTo(box, mark) > 2 * NEARER)
          .filter(({ box }) => strange.every((other) => gapTo(box, other) > 2 * NEARER))
          .filter(({ at }) => onLines(boxAround(at, long + 6, size * 0.85)) === 0)
          .map(({ away, ...each }) => {
            const way = range(BEGINS, away, 3).map((part) => reached(each.leader, part));
            const passed = Math.min(
              ...way.flatMap(([wx, wy]) => strange.map(([ox, oy]) => Math.hypot(ox - wx, oy - wy))),
            );
            const back = (1 - right * outward[0] - down * outward[1]) ** 2;
            const struck =
              LED +
              away +
              away ** 2 / FAR +
              BACK * back +
              3 * onCircles(each.box) +
              9 * Math.max(0, CLEAR - passed) +
              (isAtHome(mark) ? (ABROAD / 4) * strayed(each.box) : 0);
            return { ...each, passed, struck };
          })
          .filter(({ passed, leader }) => passed > CLOSE && isPast(leader))
          .filter((each) => isAtIts(each, lettersAt(each.at, text, long, size)))
          .slice(0, 8),
      );
  };

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
