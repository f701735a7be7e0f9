import type { CaseSlug } from "#app/domain/offers/cases";
import type { CaseLayout } from "#app/sections/showcases/told/case-layout";

/** The layout of each case, chosen to suit its subject. */
export const caseLayouts: Record<CaseSlug, CaseLayout> = {
  // Two prices side by side: `tried` comes before the quote, which stands on a dark ground, and before the change.
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
  // Three dimensions: `tried` comes before the story, since the steps of the opening continue into its background.
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
  // A plan, opened by the lake across the page. The comparison with the old page comes before the decision.
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
  // A price list, opened by the column of the oven. The baker's quote comes before the decision, and the change last.
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
  // A rank in the search results opens the page.
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
  // Two minutes a day: the quote of the planner comes first.
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
