import { type Browser, expect, type Page } from "playwright/test";
import { ORIGIN, painted, test } from "#tests/e2e/site";

const paths = ["", "/services/seo-visibility", "/services/hosting-and-maintenance", "/about-us"];

/** Where everything stands once all sections are laid out, and what follows the scroll bar. */
async function stand(browser: Browser, path: string, reducedMotion: "reduce" | "no-preference") {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion, javaScriptEnabled: false });
  // Both with the same letters, however soon the typeface would have come.
  await page.route("**/*.woff2", (route) => route.abort());
  // A browser that knows neither scroll timelines nor triggers.
  if (reducedMotion === "no-preference")
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/@supports \(animation-/g, "@supports (unknown-");
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    });
  await page.goto(path);
  const standing = await page.evaluate(() => {
    document.documentElement.style.setProperty("--out-of-sight", "visible");
    const parts = [...document.querySelectorAll("main :is(h2, h3, p, li, img)")];
    return {
      places: parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.tagName} ${[x, y, width, height].map(Math.round)} ${getComputedStyle(part).opacity}`;
      }),
      following: document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
      covers: parts.filter((part) => getComputedStyle(part, "::after").transform !== "none").length,
    };
  });
  await page.close();
  return standing;
}

test("with less motion, or in a browser without scroll timelines, everything stands in its place", async ({
  browser,
}) => {
  for (const path of paths) {
    const still = await stand(browser, `/fr${path}`, "reduce");
    expect([still.following, still.covers], path).toEqual([0, 0]);
    expect(still.places.length, path).toBeGreaterThan(20);
    expect(await stand(browser, `/fr${path}`, "no-preference"), path).toEqual(still);
  }
});

/** How much of something's pseudo-element is left, across. */
const leftOf = (page: Page, selector: string, pseudo: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, pseudo) => new DOMMatrix(getComputedStyle(element, pseudo).transform).a, pseudo);

test("with motion, the veil over the steps leaves as the reader comes, and comes back with them", async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: ORIGIN,
    reducedMotion: "no-preference",
    viewport: { width: 1440, height: 900 },
  });
  await page.goto("/fr/services/seo-visibility");
  const way = "main ol:has(> li > h3)";
  const left: number[] = [];
  // Each time the way is so many pixels below the top of the screen.
  for (const top of [890, 500, 100, 890]) {
    await expect(async () => {
      await page.locator(way).evaluate((element, top) => {
        const by = element.getBoundingClientRect().top - top;
        window.scrollBy({ top: by, behavior: "instant" });
      }, top);
      await painted(page);
      const { y } = (await page.locator(way).boundingBox()) ?? { y: 0 };
      expect(Math.abs(y - top)).toBeLessThan(2);
    }).toPass();
    left.push(await leftOf(page, way, "::before"));
  }
  const [ahead, under = 0, passed, again] = left;
  expect([ahead, passed, again]).toEqual([1, 0, 1]);
  expect(under).toBeGreaterThan(0.2);
  expect(under).toBeLessThan(0.8);
});

test("with motion, a line is uncovered once it is seen, and stays", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.goto("/fr");
  const row = "main li:has(> a > svg + span)";
  expect(await leftOf(page, row, "::after")).toBe(1);
  await page.locator(row).first().scrollIntoViewIfNeeded();
  await expect.poll(() => leftOf(page, row, "::after")).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await painted(page);
  expect(await leftOf(page, row, "::after")).toBe(0);
});
