import type { ArticleFigure, MarginDrawing } from "#app/domain/articles/article-figures";
import type { Locale } from "#app/domain/language/locale";

const files = import.meta.glob<string>("./sheets/articles/**/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of an article's drawing, 480 by 320; the fragment selects the language of its numbers. */
export const articleSheetOf = (figure: ArticleFigure, locale: Locale): string =>
  `${files[`./sheets/articles/${figure}.svg`] ?? ""}#${locale}`;

/** URL of a drawing in an article's margin, 360 by 240 (the minutes: 120 by 120). */
export const marginSheetOf = (drawing: MarginDrawing, locale: Locale): string =>
  `${files[`./sheets/articles/margins/${drawing}.svg`] ?? ""}#${locale}`;
