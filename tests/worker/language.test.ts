import { expect, test } from "vitest";
import { ENGLISH, FRENCH, get } from "./site";

const hosts = {
  "rivelac.example": "en",
  "www.rivelac.example": "en",
  "rivelac-agence.example": "fr",
  "www.rivelac-agence.example": "fr",
  "localhost:8787": null,
} as const;
const cookies = {
  "": null,
  "langChoice=fr": "fr",
  "a=b; langChoice=en": "en",
  "langChoice=de": null,
} as const;
const referers = {
  "": null,
  "/en/pricing": "en",
  "/fr": "fr",
  "/somewhere": null,
  "https://elsewhere.example/fr": null,
} as const;
const languages = {
  "": null,
  "de-CH,de": null,
  "en-US,en;q=0.9": "en",
  "en, fr-CH;q=0.1": "fr",
  "fr;q=0, en": "en",
} as const;

/** Every combination of host, cookie, referer and browser language, with its headers. */
const combinations = Object.entries(hosts).flatMap(([host, market]) =>
  Object.entries(cookies).flatMap(([cookie, stored]) =>
    Object.entries(referers).flatMap(([referer, cameFrom]) =>
      Object.entries(languages).map(([language, accepted]) => ({
        origin: `https://${host}`,
        market,
        stored,
        cameFrom,
        accepted,
        headers: {
          cookie,
          referer: referer.startsWith("/") ? `https://${host}${referer}` : referer,
          "accept-language": language,
        },
      })),
    ),
  ),
);

test("redirects / to the stored language, else the host's, else English", async () => {
  for (const { origin, market, stored, headers } of combinations) {
    const response = await get(`${origin}/?utm_source=a`, headers);
    const { status } = response;
    const location = response.headers.get("location");
    expect({ status, location }, JSON.stringify(headers)).toEqual({
      status: 302,
      location: `/${stored ?? market ?? "en"}?utm_source=a`,
    });
  }
});

for (const path of ["/contact?source=quiz&rec=mood", "/services/artificial-intelligence-ai/chatbots"]) {
  test(`redirects ${path} to the referer's language, else the stored one, the host's, the browser's, or French`, async () => {
    for (const { origin, market, stored, cameFrom, accepted, headers } of combinations) {
      const response = await get(origin + path, headers);
      const { status } = response;
      const location = response.headers.get("location");
      expect({ status, location }, JSON.stringify({ origin, headers })).toEqual({
        status: 302,
        location: `/${cameFrom ?? stored ?? market ?? accepted ?? "fr"}${path}`,
      });
    }
  });
}

test("answers an unknown address with 404 in the language that the visitor is resolved to", async () => {
  for (const { origin, market, stored, cameFrom, accepted, headers } of combinations.filter(
    (_, index) => index % 7 === 0,
  )) {
    const response = await get(`${origin}/nowhere/at/all`, headers);
    const locale = cameFrom ?? stored ?? market ?? accepted ?? "fr";
    expect(response.status).toBe(404);
    expect(await response.text(), JSON.stringify({ origin, headers })).toContain(`<html lang="${locale}">`);
  }
});

test("keeps shared caches from mixing visitors where the answer depends on them", async () => {
  const root = await get("/");
  const bare = await get("/contact");
  const missing = await get("/nowhere");
  expect(root.headers.get("vary")).toBe("Cookie");
  for (const response of [bare, missing])
    expect(response.headers.get("vary")).toBe("Cookie, Referer, Accept-Language");
  for (const response of [root, bare, missing])
    expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("redirects an address without a language only if the site has that page", async () => {
  const statuses = [];
  for (const path of [
    "/services/seo-visibility-geneva",
    "/services/seo-visibility-nowhere",
    "/blog/nothing",
    "/graphic-design",
    "/wp-login.php",
    "/xx/services/seo-visibility-geneva",
    "/xx/services/seo-visibility-bern",
    "/xx/blog/structurer-site-seo-2025",
  ]) {
    statuses.push((await get(path)).status);
  }
  expect(statuses).toEqual([302, 404, 404, 302, 404, 404, 404, 404]);
});

test("redirects a town's slug of the other language to the one of the page's language, with its whole query", async () => {
  const answers = [];
  for (const path of [
    "/fr/services/seo-visibility-geneva",
    "/en/services/seo-visibility-berne?utm_source=a",
    "/fr/services/seo-visibility-bienne",
  ]) {
    const response = await get(path);
    answers.push([response.status, response.headers.get("location")]);
  }
  expect(answers).toEqual([
    [308, "/fr/services/seo-visibility-geneve"],
    [308, "/en/services/seo-visibility-bern?utm_source=a"],
    [200, null],
  ]);
});

test("only a page of the English site in English carries the question of language", async () => {
  const asks = async (address: string) => (await (await get(address)).text()).includes("No, stay in English");
  expect(await asks(`${ENGLISH}/en`)).toBe(true);
  for (const address of [`${ENGLISH}/fr`, `${FRENCH}/en`, "http://localhost:8787/en"])
    expect(await asks(address), address).toBe(false);
});
