import type { PersonKey } from "#app/content/shared/people";
import type { ArticleFigure, MarginDrawing } from "#app/domain/articles/article-figures";

/** A table in an article; `head` are the column headings. */
export interface ArticleTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A margin note: a drawing, or a number in large type, with a text. The article says the same. */
export interface ArticleMargin {
  drawing?: MarginDrawing;
  figure?: string;
  text: string;
}

export interface Article {
  slug: string;
  title: string;
  /** The subject in two or three words, for the sketch and the index of the blog. */
  topic: string;
  /** The drawing of the article. */
  figure: ArticleFigure;
  category: "SEO" | "CRO" | "Web" | "AI" | "IA";
  excerpt: string;
  author: PersonKey;
  /** ISO day of publication. */
  date: string;
  /** ISO day of the last revision, if there was one. */
  revised?: string;
  /** The article in three sentences. */
  short: string[];
  /**
   * Plain text; a blank line ends a paragraph. A block that begins with `## ` is a heading, one with lines of `- ` a
   * list, `{table}` the table, `{name}` the margin note with this name; `[words](/address)` is a link.
   */
  content: string;
  table: ArticleTable;
  margin: Record<string, ArticleMargin>;
  /** Further reading on other sites. */
  sources: { label: string; href: string }[];
}
