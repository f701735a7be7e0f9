import { expect, test } from "vitest";
import { articles } from "#app/content/pages/blog";
import { locales } from "#app/domain/language/locale";
import { caseSlugs } from "#app/domain/offers/cases";
import { env } from "#tests/worker/bindings";
import { offerLines } from "#worker/discovery/assistant-lines";
import { ENGLISH, FRENCH, get, post, pricedAlike } from "./site";

const text = async (address: string) => (await get(address)).text();

const decoded = (xml: string) => xml.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

interface Entry {
  url: string;
  lastChange: string;
  alternates: string[];
}

async function sitemap(host = ENGLISH): Promise<Entry[]> {
  const xml = await text(`${host}/sitemap.xml`);
  return [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>(.*?)<\/url>/g)].map(
    ([, url = "", lastChange = "", links = ""]) => ({
      url: decoded(url),
      lastChange,
      alternates: [...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
        ([, language, href]) => `${language} ${decoded(href ?? "")}`,
      ),
    }),
  );
}

test("every page of the sitemap exists, is canonical at its own address, and names the alternates of the sitemap", async () => {
  const entries = await sitemap();
  expect(entries.length).toBeGreaterThan(70);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
  for (const { url, lastChange, alternates } of entries) {
    const response = await get(url);
    const html = await response.text();
    const [, canonical] = /<link rel="canonical" href="(.*?)"/.exec(html) ?? [];
    const inHead = [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    );
    expect([response.status, canonical], url).toEqual([200, url]);
    expect(inHead, url).toEqual(alternates);
    expect(html, url).not.toContain('name="robots" content="noindex"');
    expect(lastChange, url).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Date.parse(lastChange), `${url} has a last change in the future`).toBeLessThanOrEqual(Date.now());
  }
});

test("both hosts list the same pages, and robots.txt links to both sitemaps", async () => {
  expect(await sitemap(FRENCH)).toEqual(await sitemap(ENGLISH));
  const robots = await text("/robots.txt");
  expect(robots).toContain(`Sitemap: ${ENGLISH}/sitemap.xml`);
  expect(robots).toContain(`Sitemap: ${FRENCH}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/(?!api\/)/m);
});

test("each page has its title, address and both languages in its metadata for social networks", async () => {
  for (const [path, own, other] of [
    [`${ENGLISH}/en/pricing`, "en_CH", "fr_CH"],
    [`${FRENCH}/fr/services/seo-visibility-geneve`, "fr_CH", "en_CH"],
  ] as const) {
    const html = await text(path);
    const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${path}"/>`);
    expect(html).toContain(`<meta property="og:locale" content="${own}"/>`);
    expect(html).toContain(`<meta property="og:locale:alternate" content="${other}"/>`);
    expect(html).toContain(
      `<meta property="og:image" content="${path.replace(/\/(?=en|fr)/, "/og/")}.png"/>`,
    );
  }
});

test("the feeds hold the articles and cases of their language, the newest first, at addresses that exist", async () => {
  for (const locale of locales) {
    const response = await get(`/rss/${locale}.xml`);
    const xml = await response.text();
    const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>.*?<pubDate>(.*?)<\/pubDate>/g)];
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(xml).toContain(`<language>${locale}</language>`);
    expect(links).toHaveLength(articles[locale].length + caseSlugs.length);
    const dates = links.map(([, , date = ""]) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    for (const [, url = ""] of links) expect((await get(decoded(url))).status).toBe(200);
  }
});

test("AI assistants read the same prices as visitors of the pages and of the chat", async () => {
  const llms = await text("/llms.txt");
  for (const locale of locales) {
    const quoted: string[] = [];
    for (const { offer, line, page } of offerLines[locale]) {
      expect(llms).toContain(line);
      const [price] = /CHF\s\d[\d’,]*\d/u.exec(line) ?? [];
      const alike = (words: string) => pricedAlike(words.replace(/\s/g, " "), locale);
      if (price) expect(alike(await text(`/${locale}${page}`)), `${page} ${offer}`).toContain(alike(price));
      else quoted.push(offer);
    }
    expect(quoted).toEqual(["enterprise", "bot.ultimate"]);
  }
  const { reply } = await (
    await post("/chat.php", { message: "What is in the Pro plan?", action: "message", locale: "en" })
  ).json<{ reply: string }>();
  expect(llms).toContain(reply.split("\n")[0]);
  const urls = [...llms.matchAll(/(https:\/\/\S+?)\)?(?:\s|$)/g)].map(([, url = ""]) => url);
  expect(urls.length).toBeGreaterThan(40);
  for (const url of urls) expect((await get(url)).status, url).toBe(200);
});

test("the browser's own bars have the colours of the site", async () => {
  const page = await text("/en");
  const { background_color = "", theme_color = "" } = await (await get("/manifest.webmanifest")).json<
    Record<string, string>
  >();
  expect(page).toContain(`--paper:${background_color.toLowerCase()};`);
  expect(page).toContain(`--night:${theme_color.toLowerCase()};`);
  expect(page).toContain(`<meta name="theme-color" content="${theme_color}"/>`);
});

test("the icons that the manifest names exist", async () => {
  const response = await get("/manifest.webmanifest");
  const { icons, start_url } = await response.json<{
    icons: { src: string; sizes: string; type: string }[];
    start_url: string;
  }>();
  expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  expect((await get(start_url)).status).toBe(200);
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes, type } of icons) {
    const icon = await env.ASSETS.fetch(ENGLISH + src);
    expect([icon.status, icon.headers.get("content-type")], src).toEqual([200, type]);
    // A PNG's width and height are the first two numbers of its header chunk.
    const header = new DataView(await icon.arrayBuffer(), 16, 8);
    expect(`${header.getUint32(0)}x${header.getUint32(4)}`).toBe(sizes);
  }
});
