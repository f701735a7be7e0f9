import {
  colour,
  DEPTH,
  GOING,
  RISE,
  type Spot,
  STOREY,
  TURN,
  trace,
  WIDTH,
} from "#scripts/workshop/escaliers-duc/steps";
import { far } from "./flights";
import type { Pen, Place } from "./pen";

type Anchor = "start" | "middle" | "end";

/** How far the dimension of the storey's height is from the stairs, in mm. */
const ASIDE = 180;

/** The dimensions of the staircase and, where the sheet has them, of a single step. */
export function drawDimensions(pen: Pen): string {
  const whole =
    drawDimension(pen, TURN, [0, 0, 0], [TURN, 0, 0], [0, -330, 0]) +
    drawDimension(pen, WIDTH, [0, 0, 0], [0, WIDTH, 0], [-300, 0, 0], "end") +
    drawDimension(pen, STOREY, [far, 0, 0], [far, 0, STOREY], [ASIDE, 0, 0], "start");
  return pen.sheet.hasStep ? whole + drawStepDimensions(pen) : whole;
}

function drawStepDimensions(pen: Pen): string {
  const edgeOf = (step: number): Place => [step * GOING, 0, step * RISE + 96];
  return (
    drawDimension(pen, RISE, [0, 0, 0], [0, 0, RISE], [-90, 0, 0], "end") +
    drawDimension(pen, GOING, edgeOf(2), edgeOf(3), [0, -130, -190], "start")
  );
}

/** A length in mm between two places, drawn `aside` of them. */
function drawDimension(
  { sheet: { letter }, hair, seen, line }: Pen,
  length: number,
  from: Place,
  to: Place,
  aside: Place,
  anchor: Anchor = "middle",
): string {
  const moved = ([x, y, z]: Place): Place => [x + aside[0], y + aside[1], z + aside[2]];
  const [a, b] = [seen(moved(from)), seen(moved(to))];
  const tick = ([x, y]: Spot) => `M${x - 5} ${y + 5}L${x + 5} ${y - 5}`;
  const shift = { start: letter, middle: 0, end: -letter }[anchor];
  const [x, y] = [(a[0] + b[0]) / 2 + shift, (a[1] + b[1]) / 2 + letter * (anchor === "middle" ? 1.9 : 0.36)];
  const helpers = [from, to].map((place) =>
    line([place, moved(place)], colour.bone, 0.5 * hair).replace("<path", '<path opacity=".6"'),
  );
  return `${helpers.join("")}<path d="${trace([a, b], false)}${tick(a)}${tick(b)}" stroke="${colour.bone}" stroke-width="${hair}" fill="none"/><text x="${x}" y="${y}" font-size="${letter}" text-anchor="${anchor}" fill="${colour.bone}">${length}</text>`;
}

/** The two floors: a level mark beside the storey's dimension, and a dashed line from it to the floor. */
export const drawLevels = (pen: Pen) =>
  drawLevel(pen, 0, "± 0,00", [far, 0, 0]) + drawLevel(pen, STOREY, "+ 2,64", [far + ASIDE, DEPTH, STOREY]);

function drawLevel(pen: Pen, z: number, text: string, floor: Place): string {
  const { width, letter, isWide } = pen.sheet;
  const mark: Place = [far + ASIDE, 0, z];
  const [x, y] = pen.seen(mark);
  const left = x - letter * 8.2;
  const right = width - (isWide ? 36 : 18);
  const sign = `M${x - letter * 1.6} ${y - 2}l-${letter * 0.5} -${letter * 0.8}h${letter}z`;
  return `${pen.dashed(mark, floor)}<path d="M${left.toFixed(1)} ${y.toFixed(1)}H${right}" stroke="${colour.bone}" stroke-width="${0.8 * pen.hair}" opacity=".8"/><path d="${sign}" fill="none" stroke="${colour.bone}"/><text x="${x - letter * 2.5}" y="${y - letter * 0.5}" font-size="${letter}" text-anchor="end" fill="${colour.bone}" stroke="${colour.walnut}" stroke-width="${letter * 0.3}" paint-order="stroke">${text}</text>`;
}
