/** The drawings of the articles by name; scripts/artwork/sheets/draw-articles.ts draws them. */
export type ArticleFigure = "costs" | "business-profile" | "redesign" | "chatbot" | "structure" | "landing";

/** The drawings in the margins by name; scripts/artwork/sheets/draw-margins.ts draws them. */
export type MarginDrawing =
  | "chatbot-answer"
  | "chatbot-half"
  | "chatbot-questions"
  | "costs-hours"
  | "costs-years"
  | "landing-doubts"
  | "landing-field"
  | "landing-figures"
  | `minutes-${number}`
  | "redesign-after"
  | "redesign-ways"
  | "structure-cluster"
  | "structure-merged"
  | "structure-weeks";
