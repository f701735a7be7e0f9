/** The articles' drawings by name: scripts/artwork/sheets/draw-articles.ts. */
export type ArticleFigure = "costs" | "business-profile" | "redesign" | "chatbot" | "structure" | "landing";
