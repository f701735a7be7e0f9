import { seeded } from "#scripts/seeded";
import { project, type Spot } from "./ground";

export interface Pitch {
  number: number;
  /** The corner with the lowest `u` and `v`, in metres. */
  u: number;
  v: number;
  isFree: boolean;
}

export const WIDE = 8.6;
export const DEEP = 9.6;
const PITCHES = 140;

/** The pitch that has a page of its own: its number, its row, and the `u` to which it is nearest. */
export const CHOSEN = { number: 47, row: 1, near: 118 };

const ROWS = [13, 27, 39, 53, 65, 79, 91, 105, 117, 131];
export const LANES = [24.4, 50.4, 76.4, 102.4, 128.4];
export const AVENUE = { from: 158, to: 163 };
/** Kept free for the wash house and the playground. */
const GREEN = { from: 122, to: 158, rows: [4, 5] };
const BEACH = { from: 128, to: 163 };

function isBuilt(u: number, row: number): boolean {
  const within = (from: number, to: number) => u + WIDE > from && u < to;
  if (row === 0 && within(BEACH.from, BEACH.to)) return false;
  if (GREEN.rows.includes(row) && within(GREEN.from, GREEN.to)) return false;
  return !within(AVENUE.from, AVENUE.to);
}

function isOnSheet(u: number, v: number): boolean {
  const [x, y] = project([u + WIDE / 2, v + DEEP / 2]);
  return x > -30 && x < 1490 && y > 0 && y < 1060;
}

/** The pitches row by row from the water, every second row backwards, as a walker would count them. */
function inWalkingOrder(): { u: number; v: number; row: number }[] {
  return ROWS.flatMap((v, row) => {
    const spots = Array.from({ length: 38 }, (_, i) => ({ u: i * WIDE - 12.6, v, row })).filter(
      ({ u }) => isOnSheet(u, v) && isBuilt(u, row),
    );
    return row % 2 ? spots.reverse() : spots;
  }).slice(0, PITCHES);
}

export function layOut(): Pitch[] {
  const random = seeded(47);
  const spots = inWalkingOrder();
  const inRow = spots.filter(({ row }) => row === CHOSEN.row);
  const nearest = inRow.reduce((best, spot) =>
    Math.abs(spot.u - CHOSEN.near) < Math.abs(best.u - CHOSEN.near) ? spot : best,
  );
  const first = spots.indexOf(nearest) - (CHOSEN.number - 1);
  return spots.map(({ u, v }, i) => {
    const number = ((i - first + PITCHES) % PITCHES) + 1;
    const isTaken = random() < 0.8 || Math.abs(number - CHOSEN.number) === 1;
    return { number, u, v, isFree: number === CHOSEN.number || !isTaken };
  });
}

/** Between the pitches is a gap. */
const INSET = 0.5;

export function outline({ u, v }: Pitch): Spot[] {
  return [
    [u + INSET, v + INSET],
    [u + WIDE - INSET, v + INSET],
    [u + WIDE - INSET, v + DEEP - INSET],
    [u + INSET, v + DEEP - INSET],
  ];
}
