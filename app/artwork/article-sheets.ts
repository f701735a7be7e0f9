import type { ArticleFigure, MarginDrawing } from "#app/domain/articles/article-figures";
import type { Locale } from "#app/domain/language/locale";

const files = import.meta.glob<string>("./sheets/articles/**/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** An article's drawing, 480 by 320, its numbers as the language writes them. */
export const articleSheetOf = (figure: ArticleFigure, locale: Locale): string =>
  `${files[`./sheets/articles/${figure}.svg`] ?? ""}#${locale}`;

/** What stands in an article's margin, 360 by 240; of the minutes, 120 by 120. */
export const marginSheetOf = (drawing: MarginDrawing, locale: Locale): string =>
  `${files[`./sheets/articles/margins/${drawing}.svg`] ?? ""}#${locale}`;
