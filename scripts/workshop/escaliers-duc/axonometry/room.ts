import { colour, DEPTH, type Spot, STOREY, TURN, WIDTH } from "#scripts/workshop/escaliers-duc/steps";
import { base, far } from "./flights";
import type { Pen, Place } from "./pen";

/** The thickness of the floor above, in mm. */
const SLAB = 240;

/** The ceiling's slab in which the stairs end, cut towards the viewer. */
export function drawSlab({ plane, upright }: Pen): string {
  const [left, right, back] = [TURN - 520, far + 420, DEPTH + 620];
  return (
    plane(
      [
        [left, DEPTH, STOREY],
        [right, DEPTH, STOREY],
        [right, back, STOREY],
        [left, back, STOREY],
      ],
      colour.bark,
    ) + upright([left, DEPTH], [right, DEPTH], [STOREY, STOREY - SLAB], "url(#cut)")
  );
}

/** The outline of the stairs on the floor, and three edges above its corners. */
export function drawGround({ dashed }: Pen): string {
  const floor = ([x, y]: Spot): Place => [x, y, 0];
  const outline: Spot[] = [
    [0, WIDTH],
    [TURN, WIDTH],
    [TURN, DEPTH],
    [far, DEPTH],
    [far, 0],
    [0, 0],
  ];
  const edge = ([x, y]: Spot, height: number) => dashed(floor([x, y]), [x, y, height]);
  return (
    dashed(...outline.map(floor)) +
    edge([TURN, WIDTH], base) +
    edge([TURN, DEPTH], STOREY - SLAB) +
    edge([far, DEPTH], STOREY - SLAB)
  );
}
