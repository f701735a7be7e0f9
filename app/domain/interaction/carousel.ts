/** A carousel within so many pixels of an end counts as being there. */
const EDGE = 8;
/** Pixels between two cards. */
const GAP = 24;
/** Assumed width of a card before it is measured, in pixels. */
const CARD = 920;

interface Track {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Whether a carousel is at its start or end. Lengths in pixels. */
export function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Track): {
  isAtStart: boolean;
  isAtEnd: boolean;
} {
  return { isAtStart: scrollLeft <= EDGE, isAtEnd: scrollLeft + clientWidth >= scrollWidth - EDGE };
}

/** How many pixels one click scrolls: a card and the gap after it. */
export function stepOf(cardWidth: number = CARD): number {
  return cardWidth + GAP;
}

/** The index of the card that is in front after a click by so many pixels; behind the last one at the end. */
export function cardAfter(scrollLeft: number, left: number): number {
  return Math.max(0, Math.round((scrollLeft + left) / Math.abs(left)));
}
