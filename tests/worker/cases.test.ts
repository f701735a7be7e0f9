import { expect, test } from "vitest";
import { billOf, costOf, durationOf } from "#app/content/cases/case-labels";
import { caseWords, teaserOf } from "#app/content/cases/cases";
import { locales } from "#app/domain/language/locale";
import { caseAfter, caseOfTown, caseSlugs } from "#app/domain/offers/cases";
import { cities } from "#app/domain/offers/cities";
import { get } from "./site";

async function mainOf(path: string): Promise<string> {
  const html = await (await get(path)).text();
  return html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll("&#x27;", "'")
    .replaceAll(JOINER, "");
}

/** The word joiner, which keeps a compound on one line. */
const JOINER = "\u2060";

const spaced = (text: string) => text.replaceAll("\u00A0", " ");

test("the home page links to every case right below its first section", async () => {
  for (const locale of locales) {
    const main = await mainOf(`/${locale}`);
    const places = caseSlugs.map((slug) => main.indexOf(`href="/${locale}/showcases/${slug}"`));
    expect(Math.min(...places)).toBeGreaterThan(main.indexOf("</section>"));
    expect(Math.max(...places)).toBeLessThan(main.indexOf("<h2", main.indexOf("<h2") + 1));
  }
});

test("a case begins with its sentence, its number, its cost and duration, and links to the next", async () => {
  for (const locale of locales)
    for (const slug of caseSlugs) {
      const main = await mainOf(`/${locale}/showcases/${slug}`);
      const opening = main.slice(0, main.indexOf("</section>"));
      const { title, figure } = caseWords[slug][locale];
      for (const said of [
        title,
        figure.value,
        figure.unit,
        costOf(slug, locale),
        durationOf(slug, locale).time,
      ])
        expect(spaced(opening.replaceAll(/<\/?(?:span|sup)[^>]*>/g, "")), slug).toContain(spaced(said));
      for (const { what, sum } of billOf(slug, locale, caseWords[slug][locale].work)) {
        expect(main, slug).toContain(what.replaceAll(JOINER, ""));
        expect(main, slug).toContain(sum.replaceAll(JOINER, ""));
      }
      expect(main).toContain(`href="/${locale}/showcases/${caseAfter(slug)}"`);
    }
});

test("an unknown case is not found", async () => {
  for (const slug of ["nothing", "Quarts", "__proto__", "constructor"])
    expect((await get(`/fr/showcases/${slug}`)).status, slug).toBe(404);
});

test("only the picture in the first screen of a case or the showcases loads eagerly, and every picture has its size", async () => {
  for (const path of ["/fr", "/fr/showcases", ...caseSlugs.map((slug) => `/fr/showcases/${slug}`)]) {
    const pictures = (await mainOf(path)).match(/<img [^>]*>/g) ?? [];
    expect(pictures.length, path).toBeGreaterThan(4);
    expect(pictures.filter((tag) => !tag.includes('loading="lazy"')).length, path).toBe(
      path.includes("/showcases") ? 1 : 0,
    );
    for (const tag of pictures) expect(tag, path).toMatch(/width="\d+" height="\d+"/);
  }
});

test("no plate is on a page twice, so that a view transition can move it", async () => {
  for (const path of [
    "/en",
    "/en/showcases",
    "/en/services",
    ...caseSlugs.map((slug) => `/en/showcases/${slug}`),
  ]) {
    const plates = (await mainOf(path)).match(/data-plate="[^"]+"/g) ?? [];
    expect(plates.length, path).toBeGreaterThan(0);
    expect(new Set(plates).size, path).toBe(plates.length);
  }
});

test("each town shows one case, and each service a case that used it, with its cost and duration", async () => {
  const shown = async (path: string, slug: (typeof caseSlugs)[number]) => {
    const main = await mainOf(path);
    const { cost, time } = teaserOf(slug, "en");
    expect(main, path).toContain(`href="/en/showcases/${slug}"`);
    expect(main, path).toContain(cost);
    expect(main, path).toContain(time);
  };
  for (const city of cities) await shown(`/en/services/seo-visibility-${city.slug.en}`, caseOfTown(city));
  await shown("/en/services/artificial-intelligence-ai", "camping-du-lac");
  await shown("/en/services/graphic-design", "boulangerie-kern");
});

test("the interactive parts are in the page without script, as a table or a drawing", async () => {
  expect(await mainOf("/en/showcases/hotel-bellerive")).toMatch(/<table[\s\S]*June to August/);
  expect(await mainOf("/en/showcases/escaliers-duc")).toContain("CHF\u00a04,200 to CHF\u00a05,100");
  expect(await mainOf("/fr/showcases/physio-grand-pont")).toMatch(/<th scope="row">Samedi<\/th><td>fermé/);
});
