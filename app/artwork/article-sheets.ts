import type { ArticleFigure } from "#app/domain/site/article-figures";

const files = import.meta.glob<string>("./sheets/articles/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** An article's drawing, 480 by 320. */
export const articleSheetOf = (figure: ArticleFigure): string =>
  files[`./sheets/articles/${figure}.svg`] ?? "";
