// Finds possible places for a name on a town's map that a line leads to.
import { type Point, range } from "#scripts/artwork/drawing/pen";
import { BEGINS, type Name, NEARER } from "#scripts/artwork/region/names";
import { type PlaceOnMap, places } from "#scripts/artwork/region/places";
import { type Box, boxAround, gapTo } from "#scripts/artwork/region/sheet";
import { meet, reached, type Way, waysAlong } from "#scripts/artwork/region/ways";
import type { Ground } from "./ground.ts";

/** The cost of each tenth of a name that is abroad, in points of lines that it covers. All costs have this unit. */
export const ABROAD = 60;

/** The cost of a line to a name, and of a line that leads towards the town instead of away from it. */
export const LED = 100;
const BACK = 50;

/** A line's cost also grows with the square of its length, divided by this. */
const FAR = 200;

/** The distance in units of a line to other marks: the least, and the one below which it costs more. */
export const CLOSE = 3;
const CLEAR = 6;

/** The number of best places in each direction. */
const BEST = 8;

/** The box of a name's letters; some of them reach below the baseline. */
export function lettersAt([x, y]: Point, text: string, long: number, size: number): Box {
  const below = /[gjpqy]/.test(text) ? 0.55 : 0.4;
  return { left: x - long / 2, top: y - size * 0.4, right: x + long / 2, bottom: y + size * below };
}

/** A name at the end of a line, before its cost is known; `away` is the line's length. */
interface Led extends Omit<Name, "struck"> {
  away: number;
  leader: Way;
}

/** How a name is led to: the best places in each of 36 directions, for names that `isAtIts` accepts. */
export function ledNamesOn(ground: Ground, isAtIts: (name: Name, letters: Box) => boolean) {
  const { look, here, isInside, isAtHome, isSeen, strayed, listed, standsAt, onLines, onCircles } = ground;

  /** The sides of the town's own mark, which no line may cross. */
  const own = waysAlong(
    range(0, 12).map(
      (n): Point => [here[0] + 17 * Math.sin((n * Math.PI) / 6), here[1] + 17 * Math.cos((n * Math.PI) / 6)],
    ),
  );

  return (place: PlaceOnMap, text: string, long: number, size: number, most = look.km * 9): Name[] => {
    const mark = standsAt(place);
    const strange = [...listed, ...places]
      .filter((other) => other !== place && !other.isValley)
      .map(standsAt)
      .filter((at) => isSeen(at) && `${at}` !== `${mark}`);
    const off = Math.hypot(mark[0] - here[0], mark[1] - here[1]);
    const outward: Point = [(mark[0] - here[0]) / off, (mark[1] - here[1]) / off];
    /** The least distance from a line to another mark. */
    const passedBy = ({ away, leader }: Led) =>
      Math.min(
        ...range(BEGINS, away, 3)
          .map((part) => reached(leader, part))
          .flatMap(([x, y]) => strange.map(([ox, oy]) => Math.hypot(ox - x, oy - y))),
      );
    return range(0, 35)
      .map((n): Point => [Math.cos((n * Math.PI) / 18), Math.sin((n * Math.PI) / 18)])
      .flatMap(([right, down]) =>
        range(9, most, 6)
          .flatMap((away) => atEndOf(mark, [right, down], away, long, size))
          .filter(({ box }) => isInside(box) && gapTo(box, mark) > 2 * NEARER)
          .filter(({ box }) => strange.every((other) => gapTo(box, other) > 2 * NEARER))
          .filter(({ at }) => onLines(boxAround(at, long + 6, size * 0.85)) === 0)
          .map((each) => {
            const { away, box } = each;
            const passed = passedBy(each);
            const back = (1 - right * outward[0] - down * outward[1]) ** 2;
            const struck =
              LED +
              away +
              away ** 2 / FAR +
              BACK * back +
              3 * onCircles(box) +
              9 * Math.max(0, CLEAR - passed) +
              (isAtHome(mark) ? (ABROAD / 4) * strayed(box) : 0);
            return { ...each, passed, struck };
          })
          .filter(({ passed, leader }) => passed > CLOSE && own.every((side) => !meet(side, leader)))
          .filter((each) => isAtIts(each, lettersAt(each.at, text, long, size)))
          .slice(0, BEST),
      );
  };
}

/** The names around the end of a line of some length: ahead of it or, if it is not steep, beside it. */
function atEndOf(mark: Point, [right, down]: Point, away: number, long: number, size: number): Led[] {
  const [x, y] = mark;
  const end: Point = [Math.round(x + right * away), Math.round(y + down * away)];
  const inside = Math.min(long / 2 / Math.abs(right), (size * 0.5) / Math.abs(down));
  const ahead: Point = [x + right * (away + inside), y + down * (away + inside)];
  const beside = [-0.3, 0, 0.3].map(
    (share): Point => [end[0] + Math.sign(right) * (long / 2 + 5), end[1] + share * size],
  );
  return [ahead, ...(Math.abs(right) > 0.3 ? beside : [])].map((at) => ({
    at,
    away,
    leader: [mark, end],
    mark,
    box: boxAround(at, long + 10, size * 1.05),
  }));
}
