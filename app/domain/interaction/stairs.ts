/** Limits of the inputs in centimetres: from floor to floor, and the length that is free for the stairs. */
export const stairLimits = {
  height: { least: 220, most: 340 },
  opening: { least: 180, most: 520 },
} as const;

/** In a comfortable step, twice the rise plus the going is 63 cm. */
const STRIDE = 63;
const COMFORTABLE_RISE = 17.5;
/** The length of a quarter turn in centimetres; it equals the width of the stairs. */
const TURN = 90;

export const woods = ["oak", "ash", "walnut"] as const;

export type Wood = (typeof woods)[number];

/** The price of a wood relative to oak. */
const woodRate: Record<Wood, number> = { oak: 1, ash: 1, walnut: 1.3 };

/** CHF, from-price of each form in oak, with the usual number of steps for a storey. */
export const stairPrices = { straight: 4_200, quarter: 5_600 } as const;

const USUAL_STEPS = 15;
const STEP_PRICE = 160;
/** The upper end of the price range, relative to the lower: the price may rise once the place has been measured. */
const SPREAD = 1.2;

/** Weeks from order to fitting. */
export const STAIR_WEEKS = 7;

export interface Stair {
  form: keyof typeof stairPrices;
  steps: number;
  /** Centimetres, rounded to the millimetre. */
  rise: number;
  going: number;
  /** The length that the stairs need, in centimetres. */
  length: number;
  /** CHF; null if no comfortable stairs fit, so that somebody has to come and look. */
  price: { from: number; to: number } | null;
}

/** The stairs that fit into a height and a free length: straight if there is room, else with a quarter turn. */
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
