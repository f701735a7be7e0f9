import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { articles } from "#app/content/pages/blog";
import { chatbots } from "#app/content/services/chatbots";
import { seoVisibility } from "#app/content/services/seo-visibility";
import { cities } from "#app/domain/offers/cities";
import { planChoices } from "#app/domain/offers/plans";
import { env } from "#tests/worker/bindings";
import { bundle } from "#tests/worker/bundle";
import { fromMoved } from "#worker/discovery/moved";
import { ENGLISH, get, submit } from "./site";

/** Requests addresses and returns the keys of the copies that were cached. */
async function keptAfter(addresses: string[]): Promise<string[]> {
  const kept: string[] = [];
  const cache = await caches.open("pages");
  vi.spyOn(cache, "match").mockResolvedValue(undefined);
  vi.spyOn(cache, "put").mockImplementation(async (key) => {
    kept.push(String(key).replace(/^.*?\/en(?=\/)/, ""));
  });
  const opening = vi.spyOn(caches, "open").mockResolvedValue(cache);
  for (const address of addresses) {
    const context = createExecutionContext();
    const answer: Response = await bundle.fetch(new Request(ENGLISH + address), env, context);
    await answer.arrayBuffer();
    await waitOnExecutionContext(context);
  }
  opening.mockRestore();
  return [...new Set(kept)].sort();
}

/** A query with every parameter that any page reads, each with an unknown value. */
const junk = (index: number) =>
  `plan=p${index}&location=l${index}&category=c${index}&_routes=r${index}&x=${index}`;

test("a thousand junk queries leave one cached copy of a page, and one of its data", async () => {
  const numbers = Array.from({ length: 250 }, (_, index) => index);
  const kept = await keptAfter(
    ["/en/pricing", "/en/blog.data", "/fr/about-us", "/en/services/seo-visibility"].flatMap((address) =>
      numbers.map((index) => `${address}?${junk(index)}`),
    ),
  );
  expect(kept).toEqual(["/en/blog.data", "/en/pricing", "/en/services/seo-visibility", "/fr/about-us"]);
});

test("a value that another page knows, or in other letter case, is junk", async () => {
  const kept = await keptAfter([
    "/fr/career?plan=pro",
    "/fr/blog?plan=pro&location=geneva",
    "/fr/pricing?category=SEO",
    "/fr/pricing?plan=PRO",
    "/fr/pricing?plan=pro-weekly",
    "/fr/pricing?plan=constructor",
    "/fr/services/seo-visibility-berne?location=geneva",
    "/fr/pricing.data?_routes=pricing",
    "/fr/pricing.data?_routes=root%2Cpricing",
  ]);
  expect(kept).toEqual([
    "/fr/blog",
    "/fr/career",
    "/fr/pricing",
    "/fr/pricing.data",
    "/fr/services/seo-visibility-berne",
  ]);
});

test("an address that begins with a language that we do not have is missing, whatever follows", async () => {
  const french = articles.fr.map(({ slug }) => `/blog/${slug}`);
  for (const path of [...french, "/services/seo-visibility-geneve", "/showcases/quarts", "/pricing"]) {
    const { status } = await get(`/de${path}`, { "accept-language": "en" });
    expect(status, path).toBe(404);
  }
});

test("a missing page leaves no cached copy", async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const missing = ["/en/nowhere-", "/en/blog/nothing-", "/en/services/seo-visibility-no", "/xx/blog/no"];
  const addresses = missing.flatMap((path) =>
    numbers.flatMap((index) => [path + index, `${path}${index}.data`]),
  );
  for (const address of addresses.slice(0, 6)) expect((await get(address)).status, address).toBe(404);
  expect(await keptAfter(addresses)).toEqual([]);
});

test("every value that a page knows has a cached copy with content of its own", async () => {
  const towns = cities.flatMap(({ slug }) => [slug.en, slug.fr]);
  const offers = [...seoVisibility.en.offers.cards, ...chatbots.en.offers.cards];
  const known = [
    ...planChoices.map(({ value }) => `/en/pricing?plan=${value}`),
    ...offers.map(({ action }) => `/en${action.to.replace(/#.*/, "")}`),
    ...[...articles.en, ...articles.fr].map(({ category }) => `/en/blog?category=${category}`),
    ...towns.map((town) => `/en/services/digital-marketing?location=${town}`),
    ...towns.map((town) => `/en/services/seo-visibility?location=${town}`),
  ];
  expect(await keptAfter(known.map((address) => `${address}&utm_source=a`))).toEqual(
    [...new Set(known)].sort(),
  );
  for (const address of known) {
    const plain = await (await get(address.replace(/\?.*/, ""))).text();
    expect(await (await get(address)).text(), address).not.toBe(plain);
  }
});

test("a category of the articles is known by its name in either language", async () => {
  const titlesOn = async (address: string) =>
    (await (await get(address)).text()).match(/<h3[ >].*?<\/h3>/gs) ?? [];
  const [french, english, all] = await Promise.all(
    ["/fr/blog?category=IA", "/fr/blog?category=AI", "/fr/blog"].map(titlesOn),
  );
  expect(english).toEqual(french);
  const ofCategory = articles.fr.filter(({ category }) => category === "IA");
  expect(ofCategory).not.toEqual([]);
  expect([french?.length, all?.length]).toEqual([ofCategory.length, articles.fr.length]);
});

test("a request of React Router for the data of one route is answered with the data of all", async () => {
  const all = await (await get("/en/pricing.data")).text();
  expect(await (await get("/en/pricing.data?_routes=pricing")).text()).toBe(all);
  expect(all).toContain('"root"');
  expect(all).toContain('"pricing"');
});

/** A spelling of an address and the target of its redirect, or null for a 404. */
const spellings: [address: string, leadsTo: string | null][] = [
  ["/en/%63ontact", "/en/contact"],
  ["/en/%63ontact?a=%2F", "/en/contact?a=%2F"],
  ["/%65n", "/en"],
  ["/en/blog/structurer%2Dsite-seo-2025", "/en/blog/structurer-site-seo-2025"],
  ["/en%2Fcontact", "/en/contact"],
  ["/en/", "/en"],
  ["/fr/contact/?a=b", "/fr/contact?a=b"],
  ["/en//contact", "/en/contact"],
  ["//en/contact", "/en/contact"],
  ["//elsewhere.example/en", "/elsewhere.example/en"],
  ["/%2F/elsewhere.example", null],
  ["/en/contact/.", "/en/contact"],
  ["/en/contact//", "/en/contact"],
  ["/en/%63ontact.data", "/en/contact.data"],
  ["/en/contact%2Edata", "/en/contact.data"],
  ["/en/contact/.data", "/en/contact.data"],
  ["/en/contact/_.data", "/en/contact.data"],
  ["/en/%zz", "/en/%25zz"],
  ["/%E0%A4%A?a=%zz", "/%25E0%25A4%25A?a=%zz"],
  ["/.data", "/"],
  ["/_.data", "/"],
  ["/en/%25zz", null],
  ["/EN", null],
  ["/EN/contact", null],
  ["/en/Contact", null],
  ["/en/%43ontact", null],
  ["/en/contact.", null],
  ["/en/contact;a=b", null],
  ["/en/contact%3Ba", null],
  ["/en/contact%00", null],
  ["/en/%2563ontact", null],
  ["/en/contact%E2%80%8B", null],
  ["/en/contact.data.data", null],
  ["/en/contact.DATA", null],
];

for (const [address, leadsTo] of spellings) {
  test(`${address} ${leadsTo ? `leads to ${leadsTo}` : "is missing"}`, async () => {
    const response = await get(ENGLISH + address);
    const location = response.headers.get("location");
    expect([response.status, location]).toEqual(leadsTo ? [308, leadsTo] : [404, null]);
    // A redirect has no body.
    const body = await response.text();
    expect(body.length > 100, body).toBe(leadsTo === null);
    expect(body).not.toContain('rel="canonical" href="http');
  });
}

test("a form posted to another spelling of its page is redirected with all its fields", async () => {
  const response = await submit("/en/%63ontact", {});
  expect([response.status, response.headers.get("location")]).toEqual([308, "/en/contact"]);
});

test("an old address redirects to the page that replaced it, with its query, in any spelling; any other is left alone", async () => {
  const site = new Hono()
    .use(fromMoved(new Map([["/agence.html", "/fr/about-us"]])))
    .all("*", (c) => c.text(""));
  const led = ["/agence.html?utm_source=flyer", "//agence.html/", "/agence", "/fr/about-us"].map(
    async (path) => {
      const { status, headers } = await site.request(ENGLISH + path);
      return [status, headers.get("location")];
    },
  );
  expect(await Promise.all(led)).toEqual([
    [308, "/fr/about-us?utm_source=flyer"],
    [308, "/fr/about-us"],
    [200, null],
    [200, null],
  ]);
});
