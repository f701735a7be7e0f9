/** What can be asked for, in centimetres: from floor to floor, and the length that is free for the stairs. */
export const stairLimits = {
  height: { least: 220, most: 340 },
  opening: { least: 180, most: 520 },
} as const;

/** A comfortable step: twice its rise and its going make 63 cm. */
const STRIDE = 63;
const COMFORTABLE_RISE = 17.5;
/** What a quarter turn takes of the length, as wide as the stairs are. */
const TURN = 90;

export const woods = ["oak", "ash", "walnut"] as const;

export type Wood = (typeof woods)[number];

/** What a wood costs beside oak. */
const woodRate: Record<Wood, number> = { oak: 1, ash: 1, walnut: 1.3 };

/** CHF, the least for each form in oak, with as many steps as a storey usually takes. */
export const stairPrices = { straight: 4_200, quarter: 5_600 } as const;

const USUAL_STEPS = 15;
const STEP_PRICE = 160;
/** How far the price may go up once the place has been measured. */
const SPREAD = 1.2;

/** Weeks from order to fitting. */
export const STAIR_WEEKS = 7;

export interface Stair {
  form: keyof typeof stairPrices;
  steps: number;
  /** Centimetres, to the millimetre. */
  rise: number;
  going: number;
  /** Centimetres of length that it takes. */
  length: number;
  /** CHF; null where no comfortable stair fits, and somebody has to come and look. */
  price: { from: number; to: number } | null;
}

/** The stair that fits from floor to floor into a free length, straight where there is room for it. */
export function stairOf({ height, opening, wood }: { height: number; opening: number; wood: Wood }): Stair {
  const steps = Math.round(height / COMFORTABLE_RISE);
  const rise = height / steps;
  const going = STRIDE - 2 * rise;
  // The last rise ends on the floor above: it needs no tread.
  const run = (steps - 1) * going;
  const form = run <= opening ? "straight" : "quarter";
  const length = form === "straight" ? run : run / 2 + TURN;
  const from = hundreds((stairPrices[form] + Math.max(0, steps - USUAL_STEPS) * STEP_PRICE) * woodRate[wood]);
  return {
    form,
    steps,
    rise: tenths(rise),
    going: tenths(going),
    length: Math.round(length),
    price: length <= opening ? { from, to: hundreds(from * SPREAD) } : null,
  };
}

const tenths = (centimetres: number) => Math.round(centimetres * 10) / 10;
const hundreds = (francs: number) => Math.ceil(francs / 100) * 100;
