/** Interval in milliseconds after which one visible badge is replaced by a hidden one. */
export const BADGE_MS = 1670;

/** How many badges are visible. */
const SHOWN = 3;

/** Which of `count` badges are visible after so many changes: places and badges both take turns. */
export function badgesAfter(changes: number, count: number): number[] {
  return Array.from({ length: SHOWN }, (_, place) => {
    const turns = Math.floor((changes + SHOWN - 1 - place) / SHOWN);
    return (SHOWN * turns + place) % count;
  });
}
