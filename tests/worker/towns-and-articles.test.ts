import { expect, test } from "vitest";
import { articles, written } from "#app/content/pages/blog";
import { people } from "#app/content/shared/people";
import { mapSearches } from "#app/content/towns/map-searches";
import { articleBlocks, readingMinutes, relatedTo } from "#app/domain/articles/article-text";
import { linkedText } from "#app/domain/language/linked-text";
import { type Locale, locales } from "#app/domain/language/locale";
import { type City, cities, nearestTo } from "#app/domain/offers/cities";
import { get } from "./site";

const pathOf = ({ slug }: City, locale: Locale) => `/${locale}/services/seo-visibility-${slug[locale]}`;

/** The words of a page's main part, without forms and drawings, which are the same on every page. */
async function wordsOf(path: string): Promise<string[]> {
  const html = await (await get(path)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = main.replace(/<(form|script|style|svg)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ");
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** The share of a page's words that are also on another page, counting repeats; from 0 to 1. */
function sharedBy(words: string[], others: string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const shared = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return shared.length / words.length;
}

for (const locale of locales) {
  test(`two pages of towns share less than 57 % of their words (${locale})`, async () => {
    const pages = await Promise.all(
      cities.map(async (city) => ({ slug: city.slug.en, words: await wordsOf(pathOf(city, locale)) })),
    );
    const alike = pages.flatMap((one) =>
      pages
        .filter((other) => other !== one)
        .map((other) => ({ one: one.slug, other: other.slug, shared: sharedBy(one.words, other.words) })),
    );
    expect(alike).toHaveLength(cities.length * (cities.length - 1));
    expect(alike.toSorted((one, other) => other.shared - one.shared)[0]?.shared).toBeLessThan(0.57);
  });
}

test("each town's page has its map for wide and narrow screens with a description, links to its nearest towns and to the services, and is linked from the SEO page", async () => {
  for (const locale of locales) {
    const search = await (await get(`/${locale}/services/seo-visibility`)).text();
    const [, drawn] = search.match(/<img src="\/assets\/lights-[^"]+" alt="([^"]+)"/) ?? [];
    for (const query of Object.values(mapSearches)) expect(drawn).toContain(query);
    for (const city of cities) {
      const html = await (await get(pathOf(city, locale))).text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      for (const near of nearestTo(city)) expect(main).toContain(`href="${pathOf(near, locale)}"`);
      for (const page of ["/pricing", "/services/website-design-development", "/services/seo-visibility"])
        expect(main).toContain(`href="/${locale}${page}"`);
      const maps = main.match(new RegExp(`/assets/${city.slug.en}-[\\w-]+\\.svg#${locale}`, "g"));
      expect(new Set(maps).size, city.slug.en).toBe(2);
      const [, told] = main.match(new RegExp(`<img src="/assets/${city.slug.en}-[^"]+" alt="([^"]+)"`)) ?? [];
      expect(told?.replaceAll("\u2060", "").replaceAll("\u00A0", " ")).toContain(city.name[locale]);
      expect(search).toContain(`href="${pathOf(city, locale)}"`);
    }
  }
});

test("the journey from Lausanne to a town is told in hours and minutes, as one would say it", async () => {
  for (const [path, told] of [
    ["/fr/services/seo-visibility-delemont", "à environ 1 h 45 min de Lausanne"],
    ["/en/services/seo-visibility-delemont", "about 1 h 45 min from Lausanne"],
    ["/fr/services/seo-visibility-bulle", "à environ 1 h de Lausanne"],
    ["/en/services/seo-visibility-geneva", "about 40 min from Lausanne"],
  ] as const)
    expect((await (await get(path)).text()).replaceAll("\u00A0", " "), path).toContain(told);
});

test("an article has an address in its language; the other language's address redirects there, with its query", async () => {
  for (const { en, fr } of written) {
    for (const [locale, own, other] of [
      ["en", en.slug, fr.slug],
      ["fr", fr.slug, en.slug],
    ] as const) {
      expect((await get(`/${locale}/blog/${own}`)).status).toBe(200);
      if (own === other) continue;
      const led = await get(`/${locale}/blog/${other}?utm_source=a`);
      expect([led.status, led.headers.get("location")]).toEqual([308, `/${locale}/blog/${own}?utm_source=a`]);
    }
  }
  expect(written.filter(({ en, fr }) => en.slug !== fr.slug)).toHaveLength(4);
});

test("an unknown article is said not to be found, in the page's language, with a link back to the others", async () => {
  for (const [locale, title] of [
    ["en", "Article not found"],
    ["fr", "Article introuvable"],
  ] as const) {
    const response = await get(`/${locale}/blog/nothing`);
    const html = await response.text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(response.status).toBe(404);
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(main).toContain(`href="/${locale}/blog"`);
  }
});

test("an article names its author and reading time, and links to its headings, its sources and what to read next", async () => {
  for (const locale of locales) {
    for (const article of articles[locale]) {
      const { slug, author, content, sources, table } = article;
      const html = await (await get(`/${locale}/blog/${slug}`)).text();
      for (const block of articleBlocks(content)) {
        if (block.kind !== "heading") continue;
        expect(html).toContain(`<h2 id="${block.id}"`);
        expect(html).toContain(`href="#${block.id}"`);
      }
      expect(html).toContain(people[locale][author].name);
      expect(html).toContain(`${readingMinutes(content)}\u00A0min`);
      expect(html).toContain(`<caption>${table.caption}</caption>`);
      for (const { href } of sources) expect(html).toContain(`href="${href}"`);
      for (const next of relatedTo(article, articles[locale]))
        expect(html).toContain(`href="/${locale}/blog/${next.slug}"`);
    }
  }
});

test("every page that an article links to exists, and each article links to a service or its prices", async () => {
  for (const locale of locales) {
    for (const { slug, content } of articles[locale]) {
      const links = linkedText(content).flatMap(({ href }) => href ?? []);
      expect(
        links.some((to) => /^\/(?:services|pricing)/.test(to)),
        slug,
      ).toBe(true);
      for (const to of links) expect((await get(`/${locale}${to}`)).status, `${slug} ${to}`).toBe(200);
    }
  }
});

test("every article is linked from a page of a service or of prices", async () => {
  const service = "/services";
  const pages = [
    "/pricing",
    `${service}/website-design-development/web-new`,
    `${service}/website-design-development/web-refresh`,
    `${service}/seo-visibility`,
    `${service}/lead-generation`,
    `${service}/artificial-intelligence-ai/chatbots`,
  ];
  for (const locale of locales) {
    const read = await Promise.all(pages.map(async (page) => (await get(`/${locale}${page}`)).text()));
    for (const { slug } of articles[locale])
      expect(
        read.some((html) => html.includes(`href="/${locale}/blog/${slug}"`)),
        slug,
      ).toBe(true);
  }
});
