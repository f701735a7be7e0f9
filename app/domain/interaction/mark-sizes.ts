import type { Locale } from "#app/domain/language/locale";

/** Thinnest line in millimetres that survives printing: a thinner one fills up or breaks. */
export const THINNEST_LINE = 0.3;

/** Parts of a mark, from the simplest: the mark's width divided by the part's thinnest line. */
const fineness = { mark: 80, name: 200, place: 500, rays: 2000 } as const;

export const markParts = ["mark", "name", "place", "rays"] as const;

type MarkPart = (typeof markParts)[number];

/** Width of the mark in millimetres on each thing that carries it. */
export const markWidths = { stamp: 24, card: 60, cup: 80, bag: 180, van: 1400, sign: 2000 } as const;

export const markCarriers = ["stamp", "card", "cup", "bag", "van", "sign"] as const;

/** The smallest width of the mark in millimetres at which a part still prints. */
export const holdsFrom = (part: MarkPart): number => THINNEST_LINE * fineness[part];

/** The parts that print if the mark has this width, in millimetres. */
export const partsAt = (width: number): MarkPart[] => markParts.filter((part) => width >= holdsFrom(part));

/** The highest value of the slider; the lowest is 0. */
export const SLIDER_END = 100;

const { stamp: SMALLEST, sign: LARGEST } = markWidths;

/** Width in millimetres at a position of the slider: each step grows by the same factor, rounded to a plain number. */
export function widthAt(position: number): number {
  const exact = SMALLEST * (LARGEST / SMALLEST) ** (position / SLIDER_END);
  const step = exact < 100 ? 1 : exact < 1000 ? 10 : 100;
  return Math.round(exact / step) * step;
}

/** The position of the slider for a width in millimetres. */
export const positionOf = (width: number): number =>
  (SLIDER_END * Math.log(width / SMALLEST)) / Math.log(LARGEST / SMALLEST);

/** `24 mm`, `18 cm`, `1.4 m`, with a no-break space. */
export function lengthInText(millimetres: number, locale: Locale): string {
  const [amount, unit] =
    millimetres < 100
      ? [millimetres, "mm"]
      : millimetres < 1000
        ? [millimetres / 10, "cm"]
        : [millimetres / 1000, "m"];
  const figure = `${Math.round(amount * 10) / 10}`;
  return `${locale === "fr" ? figure.replace(".", ",") : figure}\u00A0${unit}`;
}

/** `#E08A17` gives `224 138 23`. */
export function channelsOf(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");
}
