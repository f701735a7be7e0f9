import { colour, LOWER, RISE, type Spot, trace } from "#scripts/workshop/escaliers-duc/steps";
import type { Pen, Place } from "./pen";

const RINGS = 15;

/** The thickness of a tread, in mm. */
const BOARD = 40;

/** A tread with the riser under its front edge; `roll` scatters the wood's growth rings. */
export function drawTread(pen: Pen, roll: () => number, outline: Spot[], index: number): string {
  const z = (index + 1) * RISE;
  const top = outline.map(([x, y]): Place => [x, y, z]);
  return (
    drawFront(pen, outline, index) +
    pen.plane(top, colour.pale, "none") +
    drawRings(pen, roll, top, `tread${index}`) +
    pen.plane(top, "none")
  );
}

function drawFront({ upright }: Pen, outline: Spot[], index: number): string {
  const z = (index + 1) * RISE;
  const [from, second] = outline;
  const last = outline.at(-1);
  const to = index < LOWER + 3 ? last : second;
  if (!from || !to) return "";
  return (
    upright(from, to, [z - BOARD, z - RISE], colour.bark) + upright(from, to, [z, z - BOARD], colour.oak)
  );
}

/** The growth rings along the longer side of a tread. */
function drawRings({ seen, hair }: Pen, roll: () => number, top: Place[], name: string): string {
  const xs = top.map(([x]) => x);
  const ys = top.map(([, y]) => y);
  const z = top[0]?.[2] ?? 0;
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const runsAcross = high - low > right - left;
  const lines = Array.from({ length: RINGS }, (_, index) => {
    const share = (index + roll()) / RINGS;
    const bow = (roll() - 0.5) * 60;
    const along = [0, 0.25, 0.5, 0.75, 1].map((part): Place => {
      const bend = bow * Math.sin(part * Math.PI);
      return runsAcross
        ? [left + (right - left) * share + bend, low + (high - low) * part, z]
        : [left + (right - left) * part, low + (high - low) * share + bend, z];
    });
    return trace(along.map(seen), false);
  });
  return `<clipPath id="${name}"><path d="${trace(top.map(seen))}"/></clipPath><path clip-path="url(#${name})" d="${lines.join("")}" fill="none" stroke="${colour.deep}" stroke-width="${0.7 * hair}" opacity=".8"/>`;
}
