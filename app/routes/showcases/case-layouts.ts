import type { CaseSlug } from "#app/domain/offers/cases";
import type { CaseLayout } from "#app/sections/showcases/told/case-layout";

/** How each case is told: by what it is about. */
export const caseLayouts: Record<CaseSlug, CaseLayout> = {
  // A price beside another: it is tried before it is measured, and the guest's host speaks on the quay.
  "hotel-bellerive": {
    announced: "plate",
    opening: "beside",
    decision: "below",
    change: "plate",
    bill: "receipt",
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
    decision: "below",
    change: "measures",
    bill: "sum",
    asked: { shot: "home", ground: "deep" },
    parts: [
      ["tried", "deep"],
      ["situation", "snow"],
      ["decision", "paper"],
      ["quote", "pale"],
      ["comparison", "snow"],
      ["otherwise", "deep"],
      ["change", "paper"],
      ["devices", "deep"],
      ["bill", "paper"],
    ],
  },
  // A plan: the lake on which it opens, and the card of a pitch. The old page stands beside it before anything is decided.
  "camping-du-lac": {
    announced: "plate",
    opening: "across",
    decision: "across",
    change: "plate",
    bill: "calendar",
    asked: { shot: "home", ground: "pale" },
    parts: [
      ["situation", "paper"],
      ["comparison", "snow"],
      ["decision", "deep"],
      ["quote", "deep"],
      ["devices", "snow"],
      ["otherwise", "deep"],
      ["change", "pale"],
      ["bill", "deep"],
    ],
  },
  // A price list: the oven's column; the baker speaks before anything is decided; what is sold out of it is counted last.
  "boulangerie-kern": {
    announced: "mark",
    opening: "column",
    decision: "beside",
    change: "board",
    bill: "receipt",
    parts: [
      ["situation", "paper"],
      ["quote", "deep"],
      ["decision", "snow"],
      ["devices", "pale"],
      ["bill", "deep"],
      ["change", "pale"],
    ],
  },
  // A rank: it opens the page.
  "physio-grand-pont": {
    announced: "detail",
    isAnnouncedByPoster: true,
    opening: "first",
    decision: "across",
    change: "week",
    bill: "calendar",
    asked: { shot: "inner", ground: "pale" },
    parts: [
      ["situation", "snow"],
      ["decision", "deep"],
      ["tried", "pale"],
      ["change", "snow"],
      ["quote", "pale"],
      ["devices", "deep"],
      ["otherwise", "pale"],
      ["bill", "deep"],
    ],
  },
  // Two minutes of a day: who plans it in them speaks first.
  quarts: {
    announced: "mark",
    opening: "ruled",
    decision: "across",
    change: "blocks",
    bill: "sum",
    asked: { shot: "home", ground: "deep" },
    parts: [
      ["quote", "pale"],
      ["situation", "snow"],
      ["decision", "paper"],
      ["change", "deep"],
      ["devices", "snow"],
      ["bill", "paper"],
      ["otherwise", "pale"],
    ],
  },
};
