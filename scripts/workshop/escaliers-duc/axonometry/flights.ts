import {
  colour,
  DEPTH,
  GOING,
  LOWER,
  RISE,
  type Spot,
  STOREY,
  TURN,
  UPPER,
  WIDTH,
} from "#scripts/workshop/escaliers-duc/steps";
import type { Pen, Place } from "./pen";

/** The height of the rail above a tread, and of a string above it, in mm. */
const [RAIL, LEAN] = [900, 60];

export const far = TURN + WIDTH;

/** The height of the last winder, where the upper flight begins. */
export const base = (LOWER + 3) * RISE;

const upperRail = (y: number) => base + ((y - WIDTH) / GOING + 1) * RISE + RAIL;
const lowerRail = (x: number) => (x / GOING + 1) * RISE + RAIL;

export function drawLowerRail(pen: Pen): string {
  const balusters = Array.from({ length: LOWER * 2 }, (_, index) => {
    const x = (index / 2 + 0.25) * GOING;
    return drawBaluster(pen, [x, WIDTH], (Math.floor(index / 2) + 1) * RISE, lowerRail(x));
  });
  return (
    balusters.reverse().join("") +
    drawHandrail(pen, [
      [0, WIDTH, lowerRail(0)],
      [TURN - 40, WIDTH, lowerRail(TURN)],
    ]) +
    drawNewel(pen, [0, WIDTH], 0, lowerRail(0) + 110)
  );
}

export function drawUpperRail(pen: Pen): string {
  const balusters = Array.from({ length: UPPER * 2 }, (_, index) => {
    const y = WIDTH + (index / 2 + 0.25) * GOING;
    return drawBaluster(pen, [TURN, y], (LOWER + 4 + Math.floor(index / 2)) * RISE, upperRail(y));
  });
  return (
    balusters.reverse().join("") +
    drawUpperString(pen) +
    drawHandrail(pen, [
      [TURN, WIDTH, upperRail(WIDTH)],
      [TURN, DEPTH, upperRail(DEPTH)],
    ]) +
    drawNewel(pen, [TURN, DEPTH], STOREY - 240, upperRail(DEPTH) + 90)
  );
}

/** The post around which the stairs turn. */
export const drawTurningPost = (pen: Pen) =>
  drawNewel(pen, [TURN, WIDTH], LOWER * RISE - 140, upperRail(WIDTH) + 110);

function drawBaluster({ line, hair }: Pen, [x, y]: Spot, from: number, to: number): string {
  const places: Place[] = [
    [x, y, from],
    [x, y, to],
  ];
  return line(places, colour.walnut, 5.5 * hair) + line(places, colour.bone, 2.2 * hair);
}

const drawHandrail = ({ line, hair }: Pen, places: Place[]) =>
  line(places, colour.walnut, 11 * hair) +
  line(places, colour.bone, 8 * hair) +
  line(places, colour.oak, 5.6 * hair);

function drawNewel({ plane, upright }: Pen, [x, y]: Spot, from: number, to: number): string {
  const half = 45;
  const [left, right, front, back] = [x - half, x + half, y - half, y + half];
  return (
    upright([left, front], [left, back], [from, to], colour.oak) +
    upright([left, front], [right, front], [from, to], colour.deep) +
    plane(
      [
        [left, front, to],
        [right, front, to],
        [right, back, to],
        [left, back, to],
      ],
      colour.pale,
    )
  );
}

const drawUpperString = ({ plane }: Pen) =>
  plane(
    [
      [TURN, WIDTH, base - 120],
      [TURN, DEPTH, STOREY - 170],
      [TURN, DEPTH, STOREY + LEAN],
      [TURN, WIDTH, base + RISE + LEAN + 20],
    ],
    colour.walnut,
  );

/** The string of the turn, at the wall. */
export const drawTurnString = ({ plane }: Pen) =>
  plane(
    [
      [TURN, 0, LOWER * RISE - 130],
      [far, 0, (LOWER + 1.5) * RISE - 130],
      [far, 0, (LOWER + 2.5) * RISE + LEAN + 60],
      [TURN, 0, LOWER * RISE + RISE + LEAN],
    ],
    colour.walnut,
  );

/** The string of the lower flight, with the steps behind it dashed. */
export function drawLowerString({ plane, line, hair }: Pen): string {
  const string = plane(
    [
      [0, 0, 0],
      [60, 0, 0],
      [TURN, 0, LOWER * RISE - 130],
      [TURN, 0, LOWER * RISE + RISE + LEAN],
      [0, 0, RISE + LEAN],
    ],
    colour.walnut,
  );
  const steps = Array.from({ length: LOWER }, (_, index): Place[] => [
    [index * GOING, 0, index * RISE],
    [index * GOING, 0, (index + 1) * RISE],
    [(index + 1) * GOING, 0, (index + 1) * RISE],
  ]);
  return string + line(steps.flat(), colour.oak, hair).replace("<path", '<path stroke-dasharray="5 4"');
}
