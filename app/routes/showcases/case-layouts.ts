import type { CaseSlug } from "#app/domain/offers/cases";
import type { CaseLayout } from "#app/sections/showcases/told/case-layout";

/** How each case is told: by what it is about. */
export const caseLayouts: Record<CaseSlug, CaseLayout> = {
  // A price beside another: it is tried before it is measured, and the guest's host speaks on the quay.
  "hotel-bellerive": {
    announced: "plate",
    opening: "beside",
    situation: "columns",
    decision: "below",
    parts: [
      ["situation", "pale"],
      ["decision", "snow"],
      ["tried", "pale"],
      ["quote", "deep"],
      ["change", "snow"],
      ["comparison", "paper"],
      ["devices", "deep"],
      ["bill", "paper"],
    ],
  },
  // Three measures: the drawing is tried before the story is told, as the opening's steps go on into its ground.
  "escaliers-duc": {
    announced: "detail",
    opening: "measured",
    situation: "rows",
    decision: "below",
    parts: [
      ["tried", "deep"],
      ["situation", "snow"],
      ["decision", "paper"],
      ["quote", "pale"],
      ["comparison", "snow"],
      ["change", "paper"],
      ["devices", "deep"],
      ["bill", "paper"],
    ],
  },
  // A plan: the lake on which it opens, and the card of a pitch. The old page stands beside it before anything is decided.
  "camping-du-lac": {
    announced: "plate",
    opening: "across",
    situation: "rows",
    decision: "across",
    parts: [
      ["situation", "paper"],
      ["comparison", "snow"],
      ["decision", "deep"],
      ["quote", "deep"],
      ["devices", "snow"],
      ["change", "pale"],
      ["bill", "paper"],
    ],
  },
  // A price list: the oven's column; the baker speaks before anything is decided; what is sold out of it is counted last.
  "boulangerie-kern": {
    announced: "mark",
    opening: "column",
    situation: "columns",
    decision: "below",
    parts: [
      ["situation", "paper"],
      ["quote", "deep"],
      ["decision", "snow"],
      ["devices", "pale"],
      ["bill", "paper"],
      ["change", "pale"],
    ],
  },
  // A rank: it opens the page.
  "physio-grand-pont": {
    announced: "detail",
    isAnnouncedByScene: true,
    opening: "first",
    situation: "rows",
    decision: "across",
    parts: [
      ["situation", "snow"],
      ["decision", "deep"],
      ["tried", "pale"],
      ["told", "snow"],
      ["quote", "pale"],
      ["devices", "deep"],
      ["bill", "paper"],
    ],
  },
  // Two minutes of a day: who plans it in them speaks first.
  quarts: {
    announced: "mark",
    opening: "ruled",
    situation: "rows",
    decision: "across",
    parts: [
      ["quote", "pale"],
      ["situation", "snow"],
      ["decision", "paper"],
      ["change", "deep"],
      ["devices", "snow"],
      ["bill", "paper"],
    ],
  },
};
