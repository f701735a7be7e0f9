import { expect, test } from "vitest";
import { type Locale, locales } from "#app/domain/language/locale";
import { type City, cities, nearestTo } from "#app/domain/offers/cities";
import { get } from "./site";

const pathOf = ({ slug }: City, locale: Locale) => `/${locale}/services/seo-visibility-${slug[locale]}`;

/** The words of a page between its header and its footer; forms and drawings are the same on every page. */
async function wordsOf(path: string): Promise<string[]> {
  const html = await (await get(path)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = main.replace(/<(form|script|svg)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ");
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** How many of a page's words stand on another, too, each as often as it does there; from 0 to 1. */
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
  test(`two pages of towns share less than 60 % of their words (${locale})`, async () => {
    const pages = await Promise.all(
      cities.map(async (city) => ({ slug: city.slug.en, words: await wordsOf(pathOf(city, locale)) })),
    );
    const alike = pages.flatMap((one) =>
      pages
        .filter((other) => other !== one)
        .map((other) => ({ one: one.slug, other: other.slug, shared: sharedBy(one.words, other.words) })),
    );
    expect(alike).toHaveLength(16 * 15);
    expect(alike.toSorted((one, other) => other.shared - one.shared)[0]?.shared).toBeLessThan(0.6);
  });
}

test("each town's page leads to its nearest towns and to the services, and the page of search leads to it", async () => {
  for (const locale of locales) {
    const search = await (await get(`/${locale}/services/seo-visibility`)).text();
    for (const city of cities) {
      const html = await (await get(pathOf(city, locale))).text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      for (const near of nearestTo(city)) expect(main).toContain(`href="${pathOf(near, locale)}"`);
      for (const page of ["/pricing", "/services/website-design-development", "/services/seo-visibility"])
        expect(main).toContain(`href="/${locale}${page}"`);
      expect(main).toContain(`<svg class="`);
      expect(search).toContain(`href="${pathOf(city, locale)}"`);
    }
  }
});
