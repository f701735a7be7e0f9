// Writes the names and heights of summits on a town's map.
import { fill, type Point, SEPIA } from "#scripts/artwork/drawing/pen";
import { regular, type TypeCase, widthOf } from "#scripts/artwork/drawing/words";
import { boxesOf, type Name, suit } from "#scripts/artwork/region/names";
import { summits } from "#scripts/artwork/region/places";
import { type Box, boxAround, isFree, onFrame } from "#scripts/artwork/region/sheet";
import type { Ground } from "./ground.ts";
import { BORDER, LAND } from "./look.ts";
import type { NamePlaces } from "./name-places.ts";

/** The visible summits, the nearest first, if they cover nothing. Adds their names to `placed`. */
export function summitNamesOn(
  ground: Ground,
  spotsOf: NamePlaces["spotsOf"],
  letters: TypeCase,
  placed: Name[],
  taken: Box[],
): string[] {
  const { look, frame, isInside, awayFrom, onWaters, onBorders } = ground;
  const labels: string[] = [];
  const size = look.name * 0.85;
  const near = summits
    .map(({ at, text }) => ({ text, mark: onFrame(frame, at) }))
    .toSorted((one, other) => awayFrom(one.mark) - awayFrom(other.mark));
  for (const { text, mark } of near) {
    if (labels.length >= look.summits) break;
    const sign = boxAround(mark, 16, 16);
    const long = widthOf(regular, text, size);
    const full = [...taken, ...placed.flatMap(boxesOf)];
    if (!isInside(sign) || !isFree(sign, full)) continue;
    const [best] = spotsOf(mark, long, size, 12)
      .filter(({ at }) => isFree(boxAround(at, long + 12, size * 1.4), full))
      .filter((each) => placed.every((other) => suit(each, other)))
      .filter(({ at }) => {
        const box = boxAround(at, long, size * 0.75);
        return onWaters(box) === 0 && onBorders(box) < 6;
      });
    if (!best) continue;
    placed.push(best);
    const at: Point = [Math.round(best.at[0]), Math.round(best.at[1])];
    const halo = { colour: LAND, width: 5 };
    labels.push(
      triangleAt(mark),
      letters.words({ times: size / look.listed, text, at, colour: SEPIA, halo }),
    );
  }
  return labels;
}

const triangleAt = ([x, y]: Point) =>
  fill(
    BORDER,
    `M${Math.round(x)} ${Math.round(y) - 7}l7 12h-14z`,
    `stroke="${LAND}" stroke-width="4" paint-order="stroke" `,
  );
