import type { CaseSlug } from "#app/domain/offers/cases";
import type { CaseGround } from "#app/sections/showcases/told/case-layout";
import type { OpeningFormat } from "#app/sections/showcases/told/case-opening";
import type { DecisionFormat } from "#app/sections/showcases/told/case-story";

type Part =
  | "situation"
  | "decision"
  | "change"
  | "told"
  | "tried"
  | "quote"
  | "comparison"
  | "devices"
  | "bill";

interface CaseLayout {
  opening: OpeningFormat;
  decision: DecisionFormat;
  /** What follows the opening, in this order, each on its ground. */
  parts: [part: Part, ground: CaseGround][];
}

/** How each case is told: by what it is about. */
export const caseLayouts: Record<CaseSlug, CaseLayout> = {
  // A price beside another: it is tried before it is measured, and the guest's host speaks on the quay.
  "hotel-bellerive": {
    opening: "beside",
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
  // Three measures: the drawing comes before the story.
  "escaliers-duc": {
    opening: "measured",
    decision: "beside",
    parts: [
      ["situation", "pale"],
      ["tried", "deep"],
      ["decision", "snow"],
      ["quote", "pale"],
      ["comparison", "snow"],
      ["change", "paper"],
      ["devices", "deep"],
      ["bill", "pale"],
    ],
  },
  // A plan: it runs across the width, and its owner speaks first.
  "camping-du-lac": {
    opening: "across",
    decision: "across",
    parts: [
      ["situation", "paper"],
      ["decision", "pale"],
      ["comparison", "snow"],
      ["quote", "deep"],
      ["change", "pale"],
      ["devices", "snow"],
      ["bill", "paper"],
    ],
  },
  // A price list: the oven's column; what is sold out of it is counted last.
  "boulangerie-kern": {
    opening: "column",
    decision: "below",
    parts: [
      ["situation", "paper"],
      ["decision", "snow"],
      ["change", "pale"],
      ["quote", "deep"],
      ["devices", "pale"],
      ["bill", "paper"],
    ],
  },
  // A rank: it opens the page.
  "physio-grand-pont": {
    opening: "first",
    decision: "beside",
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
  // Two minutes of a day: they are counted where the story ends.
  quarts: {
    opening: "ruled",
    decision: "across",
    parts: [
      ["situation", "snow"],
      ["decision", "paper"],
      ["change", "deep"],
      ["quote", "pale"],
      ["devices", "snow"],
      ["bill", "paper"],
    ],
  },
};
