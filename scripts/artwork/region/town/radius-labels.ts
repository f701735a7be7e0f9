// Writes the radius of each circle on a town's map.
import { tintedKm } from "#app/domain/offers/cities";
import { type Point, SEPIA } from "#scripts/artwork/drawing/pen";
import { upright, widthOf, words } from "#scripts/artwork/drawing/words";
import { type Box, boxAround, gapTo, isFree } from "#scripts/artwork/region/sheet";
import { type Ground, TURNS } from "./ground.ts";
import { LAND, tints } from "./look.ts";

interface RadiusLabel {
  /** Where the circle is broken. */
  gap: Box;
  /** Where no other name may be. */
  box: Box;
  written: string;
}

/**
 * The radii, each on its circle where it covers nothing, as near to the top as possible; those without such a place are
 * left out. `room` from 0 to 1 is the share of the usual distance to everything else.
 */
export function radiusLabelsOn(ground: Ground, full: Box[], room = 1): RadiusLabel[] {
  const { look, here, towns, listedSpots, isInside, onCircle, onLines } = ground;
  const size = look.name * 0.9;
  const marks = [here, ...towns, ...listedSpots];
  return tintedKm.flatMap((reach, index) => {
    const text = `${reach} km`;
    const long = widthOf(upright, text, size);
    const [best] = TURNS.toSorted((one, other) => Math.cos(other) - Math.cos(one))
      .map((turn) => onCircle(reach, turn).map(Math.round))
      .map(([x = 0, y = 0]): Point => [x, y])
      .map((at) => ({ at, box: boxAround(at, long + 12, size * 1.1) }))
      .filter(({ at, box }) => {
        const wider = boxAround(at, long + 12 + 12 * room, size * (1.1 + 0.4 * room));
        return (
          isInside(box) &&
          isFree(wider, full) &&
          marks.every((mark) => gapTo(wider, mark) > 4 + 12 * room) &&
          onLines(wider) === 0
        );
      });
    if (!best) return [];
    const halo = { colour: tints[index + 1] ?? LAND, width: 5 };
    return {
      gap: best.box,
      box: boxAround(best.at, long + 30, size * 1.35),
      written: words(upright, { text, at: best.at, size, colour: SEPIA, halo }),
    };
  });
}
