import { createServer } from "node:http";
import { expect } from "playwright/test";
import { bringIntoSight, hold, hydrated, ORIGIN, painted, scrollTo, test } from "#tests/e2e/site";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the carousel moves before script has loaded", async ({ page }) => {
    const release = await hold(page);
    await page.goto("/en/services/website-design-development", { waitUntil: "domcontentloaded" });
    const track = page.locator("[data-track]");
    await page.getByRole("button", { name: "Next testimonial" }).tap();
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
    release();
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Previous testimonial" })).toBeEnabled();
    expect(await track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  });
});

/** The site on a slow line: the second half of its first page is held back until `release` is called. */
async function siteInHalves() {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async (request, answer) => {
    const response = await fetch(ORIGIN + request.url);
    const body = Buffer.from(await response.arrayBuffer());
    answer.setHeader("content-type", response.headers.get("content-type") ?? "");
    if (request.headers["sec-fetch-mode"] === "navigate") {
      answer.write(body.subarray(0, body.length / 2));
      await isReleased;
      answer.end(body.subarray(body.length / 2));
    } else answer.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" && address?.port;
  return { origin: `http://localhost:${port}`, release, close: () => server.close() };
}

test("a press on a page whose second half is still loading is answered once that has come", async ({
  page,
}) => {
  const { origin, release, close } = await siteInHalves();
  await page.goto(`${origin}/en`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.locator("h1").click();
  await painted(page);
  release();
  await hydrated(page);
  await page.getByRole("link", { name: "Ask our assistant" }).click();
  await expect(page.getByRole("dialog", { name: "Ask our assistant" })).toBeVisible();
  close();
});

test("a section out of sight is hydrated when it comes near", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.goto("/en");
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // The moving columns copy their items in the browser only.
  const copies = page.getByRole("main").locator("ul[inert]");
  await expect(copies).toHaveCount(0);
  await bringIntoSight(page.getByRole("heading", { name: "What our clients say" }));
  await page.getByRole("main").locator("li", { hasText: "Claire M., Nyon" }).first().scrollIntoViewIfNeeded();
  await expect(copies).not.toHaveCount(0);
  await page.close();
});

test("React listens to clicks, but not to what moves: wheels, scrolling, fingers, the mouse, transitions", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrated(page);
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send("Runtime.evaluate", { expression: "document" });
  const { listeners } = await devtools.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId ?? "",
  });
  const types = new Set(listeners.map(({ type }) => type));
  expect(types).toContain("click");
  expect(
    [...types].filter((type) => /^(scroll|wheel|mouse|touch|pointermove|transition)/.test(type)),
  ).toEqual([]);
});

test("a part that is not hydrated stays in its place when the page changes around it", async ({ page }) => {
  await page.goto("/fr/services");
  await hydrated(page);
  const footer = await page.getByRole("contentinfo").elementHandle();
  const menu = page.getByRole("navigation", { name: "Services de cette page" });
  await menu.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/#/);
  await painted(page);
  expect(await footer?.evaluate((element) => element.isConnected)).toBe(true);
});

test("what a visitor has scrolled past stays laid out at the same height; a page that one comes back to is laid out whole", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrated(page);
  const skipped = () =>
    page.locator("main section, footer").evaluateAll((parts) => {
      const isLaidOut = (part: Element) =>
        part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
      return parts.filter((part) => !isLaidOut(part)).length;
    });
  expect(await skipped()).toBeGreaterThan(0);
  let height = await scrollTo(page, 0);
  for (let top = 0; top < height; top += 700) height = await scrollTo(page, top);
  await expect.poll(skipped).toBe(0);
  expect(await scrollTo(page, 0)).toBe(height);
  expect(await skipped()).toBe(0);

  await page.goto("/en/privacy");
  await page.goBack();
  await hydrated(page);
  expect(await skipped()).toBe(0);
});

test("all quotes of the map that come near at once are laid out together", async ({ page }) => {
  await page.goto("/en");
  await hydrated(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
  };
  const before = await layouts();
  const quotes = page.locator("main fieldset div:has(> blockquote)");
  await quotes.first().evaluate((quote) => {
    quote.closest("section")?.scrollIntoView({ behavior: "instant" });
  });
  const kept = () =>
    quotes.evaluateAll((all) => all.filter(({ style }) => style.contentVisibility === "visible").length);
  await expect.poll(kept).toBeGreaterThan(10);
  await painted(page);
  expect((await layouts()) - before).toBeLessThan(await quotes.count());
});

test("past the hero, resources turn from its tint to paper, and the index follows the reader", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.goto("/en/blog");
  await hydrated(page);
  const ground = page.locator("#articles");
  const index = page.getByRole("navigation", { name: "Articles on this page" });
  const color = () => ground.evaluate((element) => getComputedStyle(element).backgroundColor);
  const paper = "rgb(246, 243, 234)";
  const tint = await color();
  expect(tint).not.toBe(paper);
  await index.getByRole("link", { name: "Landing pages" }).click();
  await expect.poll(color).toBe(paper);
  await expect(index.getByRole("link", { name: "Landing pages" })).toHaveAttribute("aria-current", "true");
  await page.mouse.wheel(0, -3000);
  await expect.poll(color).toBe(tint);
});
