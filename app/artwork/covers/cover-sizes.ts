// Written by scripts/workshop/cut-covers.ts.
import type { CaseSlug } from "#app/domain/offers/cases";

export const coverSizes: Partial<Record<CaseSlug, { width: number; height: number }>> = {
  "hotel-bellerive": { width: 390, height: 336 },
  "camping-du-lac": { width: 390, height: 230 },
  "boulangerie-kern": { width: 390, height: 146 },
  "escaliers-duc": { width: 390, height: 508 },
  "physio-grand-pont": { width: 320, height: 1040 },
};
