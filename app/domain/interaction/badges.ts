/** Every so many milliseconds one of the badges in sight gives way to a hidden one. */
export const BADGE_MS = 1670;

/** How many of the badges are in sight. */
const SHOWN = 3;

/** Which of `count` badges are in sight after so many changes: the places take turns, and so do the badges. */
export function badgesAfter(changes: number, count: number): number[] {
  return Array.from({ length: SHOWN }, (_, place) => {
    const turns = Math.floor((changes + SHOWN - 1 - place) / SHOWN);
    return (SHOWN * turns + place) % count;
  });
}
