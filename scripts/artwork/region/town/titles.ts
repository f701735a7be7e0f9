// Finds possible places for a town's own name on its map.
import type { Locale } from "#app/domain/language/locale";
import type { Point } from "#scripts/artwork/drawing/pen";
import { upright, widthOf } from "#scripts/artwork/drawing/words";
import { type Box, boxAround, pointsIn } from "#scripts/artwork/region/sheet";
import type { Ground } from "./ground.ts";
import { lettersAt } from "./led-names.ts";

/** Beyond this many units further to the side than its nearest place, each unit counts threefold. */
const ASIDE_AT_MOST = 12;

export interface Title {
  at: Point;
  /** How far it is from its best place, in units that count. */
  off: number;
  box: Box;
  long: number;
}

/** The places around the town's mark: beside it, then above and below it. The same in every language, in this order. */
export function titlesIn({ look, here: [x, y], title }: Ground, locale: Locale): Title[] {
  const long = widthOf(upright, title[locale], look.title, -0.5);
  const beside = [0, 6, 12, 24, 36, 48, 60].flatMap((more) =>
    [-1.1, -0.7, -0.35, 0, 0.35, 0.7, 1.1].flatMap((share) =>
      [1, -1].map((side) => ({
        at: [x + side * (long / 2 + 24 + more), y + share * look.title] satisfies Point,
        off: more + 2 * Math.max(0, more - ASIDE_AT_MOST) + 8 * Math.abs(share),
      })),
    ),
  );
  const over = [1.08, 1.25, 1.5].flatMap((share) =>
    [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45].flatMap((part) =>
      [1, -1].map((side) => ({
        at: [x + part * long, y + side * share * look.title] satisfies Point,
        off: 30 * (share - 1.08) + 10 * Math.abs(part),
      })),
    ),
  );
  return [...beside, ...over].map((each) => ({
    ...each,
    box: boxAround(each.at, long + 12, look.title * 1.1),
    long,
  }));
}

/** Whether a title is on the sheet and on land, and covers neither a river nor the mark of one of our towns. */
export function isPossible(ground: Ground, { at, box, long }: Title, locale: Locale): boolean {
  const { look, title, towns, isInside, onBanks, soaked } = ground;
  const around = boxAround(at, box.right - box.left + 24, look.title * 1.5);
  const letters = lettersAt(at, title[locale], long, look.title);
  return isInside(box) && pointsIn(around, towns) === 0 && onBanks(letters) === 0 && soaked(letters) === 0;
}
