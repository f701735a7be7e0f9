import type { CaseSlug } from "#app/domain/offers/cases";

/** How large each case's lead is, in pixels of its client's phone; `scripts/workshop/cut-leads.ts` cuts them so. */
export const leadSizes: Partial<Record<CaseSlug, { width: number; height: number }>> = {
  "hotel-bellerive": { width: 390, height: 300 },
  "escaliers-duc": { width: 390, height: 380 },
  "camping-du-lac": { width: 390, height: 300 },
  "boulangerie-kern": { width: 390, height: 146 },
  "physio-grand-pont": { width: 320, height: 1040 },
};
