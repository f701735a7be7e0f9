import { folded } from "#app/domain/language/folded";

/** A block of an article, as it is rendered. */
export type ArticleBlock =
  | { kind: "heading"; id: string; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table" }
  | { kind: "margin"; name: string };

const HEADING = "## ";
const ITEM = "- ";

/** The blocks of an article's text; blank lines separate them. */
export function articleBlocks(content: string): ArticleBlock[] {
  return content.split(/\n\s*\n/).map((block): ArticleBlock => {
    if (block.startsWith(HEADING)) {
      const text = block.slice(HEADING.length);
      return { kind: "heading", id: anchorOf(text), text };
    }
    const [, name] = /^\{([\w-]+)\}$/.exec(block) ?? [];
    if (name !== undefined) return name === "table" ? { kind: "table" } : { kind: "margin", name };
    const lines = block.split("\n");
    return lines.every((line) => line.startsWith(ITEM))
      ? { kind: "list", items: lines.map((line) => line.slice(ITEM.length)) }
      : { kind: "paragraph", text: block };
  });
}

/** The anchor of a heading: `Où vous pouvez économiser` gives `ou-vous-pouvez-economiser`. */
function anchorOf(heading: string): string {
  return folded(heading)
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Words of ordinary prose that a reader reads in a minute. */
const PACE = 200;

export function wordsIn(content: string): number {
  return content.split(/\s+/).filter((word) => !word.startsWith("{")).length;
}

/** Reading time of an article in minutes, at least one. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(wordsIn(content) / PACE));
}

interface Dated {
  slug: string;
  date: string;
}

const RELATED = 2;

/**
 * The articles to read next: the following ones in a circle from the newest to the oldest, so that each is suggested
 * equally often.
 */
export function relatedTo<One extends Dated>(article: Dated, all: One[]): One[] {
  const round = all.toSorted((one, other) => other.date.localeCompare(one.date));
  const at = round.findIndex(({ slug }) => slug === article.slug);
  return [...round.slice(at + 1), ...round.slice(0, at)].slice(0, RELATED);
}

/** Whether a table cell holds a number, a range of numbers or the dash for none: `10–20`, `750 to 4,000`. */
export const isFigure = (cell: string): boolean => /^(–|\d[\d’,]*((\s(to|à)\s|–)\d[\d’,]*)?)$/.test(cell);
