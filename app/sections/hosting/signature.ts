/**
 * The signature of the colleague who looks after servers, the same as in app/sections/about/signatures.ts; written by
 * scripts/artwork/draw-signatures.ts.
 */
export const signature =
  "M19 16q-5 9-10 15-5 5 2-5 7-10 15-12 7-2 4 4-3 5-9 6-7 0-4 5 3 4 5 4 1 0 6-7 5-8 9-10 3-2 7-1 3 1-8 11-12 9-8 8 4-2 6 0 2 1 5 0 2-2 6-7 3-6 5-7 2-2 0 0-2 2-6 8-4 6-2 6 2 0 4-2 2-3 3-2 1 0 3-1 2-1 1 1-2 2-2 3 0 1 2 0 1-1 3-3 2-3 1 1-2 3 1 0 3-4 4-3 0 1-1 4-2 2 0 1 2-1 4-2 1-1 2 0 1 1 3 0 2-1 3 0 1 1 2 1 1 0 8 0 7 0-3 4-10 4-37 3-27-1-27-1";
