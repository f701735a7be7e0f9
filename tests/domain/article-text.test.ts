import { expect, test } from "vitest";
import { articles, written } from "#app/content/pages/blog";
import { articleBlocks, isFigure, readingMinutes, relatedTo } from "#app/domain/articles/article-text";
import { locales } from "#app/domain/language/locale";

test("an article's text is split at blank lines into headings with anchors, paragraphs, lists, its table and its margin", () => {
  expect(
    articleBlocks(
      "One.\n\n## Où l’on économise\n\n- First\n- Second\n \n{table}\n\n{minutes-0}\n\nTwo\nlines.",
    ),
  ).toEqual([
    { kind: "paragraph", text: "One." },
    { kind: "heading", id: "ou-l-on-economise", text: "Où l’on économise" },
    { kind: "list", items: ["First", "Second"] },
    { kind: "table" },
    { kind: "margin", name: "minutes-0" },
    { kind: "paragraph", text: "Two\nlines." },
  ]);
});

test("an article of 650 words has a reading time of three minutes, and none less than one", () => {
  expect([readingMinutes("word ".repeat(650).trim()), readingMinutes("word")]).toEqual([3, 1]);
});

test("every article is proposed by equally many others, and none proposes itself", () => {
  for (const locale of locales) {
    const all = articles[locale];
    const proposed = all.flatMap((article) => {
      const next = relatedTo(article, all);
      expect(next).not.toContain(article);
      return next.map(({ slug }) => slug);
    });
    for (const { slug } of all) expect(proposed.filter((each) => each === slug)).toHaveLength(2);
  }
});

test("every article has different headings, a table with rows of equal length, a short version and sources", () => {
  for (const { slug, content, table, short, sources } of [...articles.en, ...articles.fr]) {
    const blocks = articleBlocks(content);
    const ids = blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(ids.length, slug).toBeGreaterThanOrEqual(5);
    expect(new Set(ids).size, slug).toBe(ids.length);
    expect(
      blocks.filter(({ kind }) => kind === "table"),
      slug,
    ).toHaveLength(1);
    for (const row of table.rows) expect(row, slug).toHaveLength(table.head.length);
    expect([short.length, sources.length > 0], slug).toEqual([3, true]);
  }
});

test("both languages have the same structure of an article", () => {
  const kinds = (text: string) =>
    articleBlocks(text).map((block) => (block.kind === "list" ? block.items.length : block.kind));
  for (const { en, fr } of written) expect(kinds(fr.content), en.slug).toEqual(kinds(en.content));
});

/** The words that the articles use for numbers. */
const inWords: Record<string, string[]> = {
  2: ["twice", "deux"],
  4: ["four", "quatre"],
  5: ["five", "cinq"],
  20: ["twenty", "vingt"],
};

test("each item in an article's margin is named once in its text, and each of its numbers is in the text", () => {
  for (const { slug, content, table, margin } of [...articles.en, ...articles.fr]) {
    const named = articleBlocks(content).flatMap((block) => (block.kind === "margin" ? [block.name] : []));
    expect(named, slug).toEqual(Object.keys(margin));
    const said = `${content} ${table.rows.flat().join(" ")}`.toLowerCase();
    for (const { figure = "", text } of Object.values(margin))
      for (const number of `${figure} ${text}`.match(/\d[\d’,]*/g) ?? [])
        expect(
          [number, ...(inWords[number] ?? [])].some((each) => said.includes(each)),
          `${slug}: ${number}`,
        ).toBe(true);
  }
});

test("a table cell counts as a figure if it is a number, a range or the dash for none", () => {
  expect(
    ["10–20", "10\u00A0to\u00A020", "750 to 4,000", "3’000 à 15’000", "200", "–"].filter(
      (cell) => !isFigure(cell),
    ),
  ).toEqual([]);
  expect(["2 to 6 hours", "Ten photographs", "Domain (.ch)", "Texts, 5 to 10"].filter(isFigure)).toEqual([]);
});
