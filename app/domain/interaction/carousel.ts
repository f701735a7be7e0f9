/** Pixels from either end within which a carousel is at that end. */
const EDGE = 8;
/** Pixels between two cards. */
const GAP = 24;
/** Pixels that a card is taken to be wide before it can be measured. */
const CARD = 920;

interface Track {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Whether a carousel can go no further back, no further on. Lengths in pixels. */
export function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Track): {
  isAtStart: boolean;
  isAtEnd: boolean;
} {
  return { isAtStart: scrollLeft <= EDGE, isAtEnd: scrollLeft + clientWidth >= scrollWidth - EDGE };
}

/** Pixels that one click scrolls: a card and the gap behind it. */
export function stepOf(cardWidth: number = CARD): number {
  return cardWidth + GAP;
}
