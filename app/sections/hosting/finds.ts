/** What lies in the rocks, as paths on a grid of 24: a stopwatch, a cup, a cross, a price tag, an exit. */
export const finds = [
  "M12 8a6 6 0 1 0 .01 0M12 11v3l2 1.5M10 4.5h4M12 4.5V8M16.5 9l1.5-1.5",
  "M6 10h10v5a4 4 0 0 1-4 4h-2a4 4 0 0 1-4-4zM16 11.5h1a2 2 0 0 1 0 4h-1M9.5 7.5c0-1.5 1-1.5 1-3M12.5 7.5c0-1.5 1-1.5 1-3",
  "M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z",
  "M5 5h6.5l7.5 7.5-6.5 6.5L5 11.5zM8.5 8.5h.01",
  "M13 8V5H6v14h7v-3M10.5 12H20M17 9l3 3-3 3",
];
