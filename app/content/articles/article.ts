import type { PersonKey } from "#app/content/shared/people";
import type { ArticleFigure, MarginDrawing } from "#app/domain/articles/article-figures";

/** A table in an article; the first row names the columns. */
export interface ArticleTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** What stands beside the text: a drawing, or a number as large as one, and what it says; the text says it, too. */
export interface ArticleMargin {
  drawing?: MarginDrawing;
  figure?: string;
  text: string;
}

export interface Article {
  slug: string;
  title: string;
  /** What it is about in two or three words, for its sketch in the notebook and its day in the index. */
  topic: string;
  /** The drawing that stands for it. */
  figure: ArticleFigure;
  category: "SEO" | "CRO" | "Web" | "AI" | "IA";
  excerpt: string;
  author: PersonKey;
  /** ISO day of publication. */
  date: string;
  /** ISO day of the last revision, where there was one. */
  revised?: string;
  /** The article in three sentences. */
  short: string[];
  /**
   * Plain text; a blank line ends a paragraph. A block that begins with `## ` is a heading, one of lines with `- ` a
   * list, `{table}` the table, `{name}` what the margin has by this name; `[words](/address)` is a link.
   */
  content: string;
  table: ArticleTable;
  margin: Record<string, ArticleMargin>;
  /** Where to read on, outside of this site. */
  sources: { label: string; href: string }[];
}
