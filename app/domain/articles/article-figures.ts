/** The articles' drawings by name: scripts/artwork/sheets/draw-articles.ts. */
export type ArticleFigure = "costs" | "business-profile" | "redesign" | "chatbot" | "structure" | "landing";

/** What their margins show, by name: scripts/artwork/sheets/draw-margins.ts. */
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
