import { expect, test } from "vitest";
import { articles } from "#app/content/pages/blog";
import { articleBlocks, linkedParts, readingMinutes, relatedTo } from "#app/domain/language/article-text";
import { locales } from "#app/domain/language/locale";
import { get } from "./site";

test("an article has an address in its language; the other language's leads there, with its query", async () => {
  for (const [place, { slug: english }] of articles.en.entries()) {
    const french = articles.fr[place]?.slug ?? "";
    for (const [locale, own, other] of [
      ["en", english, french],
      ["fr", french, english],
    ] as const) {
      expect((await get(`/${locale}/blog/${own}`)).status).toBe(200);
      if (own === other) continue;
      const led = await get(`/${locale}/blog/${other}?utm_source=a`);
      expect([led.status, led.headers.get("location")]).toEqual([308, `/${locale}/blog/${own}?utm_source=a`]);
    }
  }
  expect(articles.en.filter(({ slug }, place) => slug !== articles.fr[place]?.slug)).toHaveLength(4);
});

test("an article says who wrote it and how long it takes, and leads to its headings, its sources and what to read next", async () => {
  for (const locale of locales) {
    for (const article of articles[locale]) {
      const { slug, content, sources, table } = article;
      const html = await (await get(`/${locale}/blog/${slug}`)).text();
      for (const block of articleBlocks(content)) {
        if (block.kind !== "heading") continue;
        expect(html).toContain(`<h2 id="${block.id}"`);
        expect(html).toContain(`href="#${block.id}"`);
      }
      expect(html).toContain("Léa Morand");
      expect(html).toContain(`${readingMinutes(content)} min`);
      expect(html).toContain(`<caption>${table.caption}</caption>`);
      for (const { href } of sources) expect(html).toContain(`href="${href}"`);
      for (const next of relatedTo(article, articles[locale]))
        expect(html).toContain(`href="/${locale}/blog/${next.slug}"`);
    }
  }
});

test("every page that an article names is there, and each names a service or its prices", async () => {
  for (const locale of locales) {
    for (const { slug, content } of articles[locale]) {
      const links = linkedParts(content).flatMap(({ to }) => (to === null ? [] : [to]));
      expect(
        links.some((to) => /^\/(?:services|pricing)/.test(to)),
        slug,
      ).toBe(true);
      for (const to of links) expect((await get(`/${locale}${to}`)).status, `${slug} ${to}`).toBe(200);
    }
  }
});
