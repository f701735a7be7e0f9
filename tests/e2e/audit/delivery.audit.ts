import { expect, type Page } from "playwright/test";
import { brand } from "#app/domain/site/brand";
import { loseScript, reportsOf } from "#tests/e2e/delivery";
import { countLoads, hold, hydrated, ORIGIN, painted, serverHeard, test } from "#tests/e2e/site";

/** What a trace of Chromium says about boxes that have to be laid out again. */
interface Trace {
  traceEvents: { args: { data?: { reason?: string } } }[];
}

test("a page without its main part reports that to the server, and stays as it is", async ({ page }) => {
  const reports = await reportsOf(page);
  await page.route("**/en/terms", async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace('id="main"', 'id="other"') });
  });
  await page.goto("/en/terms");
  await expect.poll(() => reports.map(({ message }) => message)).toEqual(["Root container not found"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a link pressed while a page is about to reload is followed", async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = CacheStorage.prototype;
    CacheStorage.prototype.open = async function (name) {
      await new Promise((resolve) => addEventListener("beforeunload", resolve));
      return open.call(this, name);
    };
  });
  await page.route("**/assets/contact-*.js", (route) => route.fulfill({ status: 404 }));
  const isAsked = page.waitForResponse("**/recover.js");
  await page.goto("/en/contact");
  await (await isAsked).finished();
  await painted(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/en\/pricing$/);
});

test("a page whose icon or typeface does not load starts all the same", async ({ page }) => {
  const reports = await reportsOf(page);
  await page.route(/\.(woff2|svg|ico|webmanifest)$/, (route) => route.fulfill({ status: 404 }));
  const loads = await countLoads(page);
  await page.goto("/en/pricing");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Pricing" });
  const width = () => link.evaluate((element) => element.getBoundingClientRect().width);
  const inArial = await width();
  const isTried = page.waitForResponse(/\.woff2$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await isTried;
  await expect(page).toHaveURL(/\/en\/about-us$/);
  await serverHeard(page);
  expect([loads(), reports]).toEqual([1, []]);

  // The next page finds it in the cache and uses it.
  await page.unroute(/\.(woff2|svg|ico|webmanifest)$/);
  await link.click();
  await expect.poll(width).not.toBe(inArial);
});

test("without a connection a page that lacks a script stays as it is", async ({ page, context }) => {
  const loads = await countLoads(page);
  await page.route("**/assets/react-*.js", async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  const isTried = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/recover.js"));
  await page.goto("/en/pricing");
  await isTried;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test("a page whose script is missing is loaded whole, whether reached by a link or by Back", async ({
  page,
}) => {
  const reports = await reportsOf(page);
  const loads = await countLoads(page);
  await page.goto("/en");
  await hydrated(page);
  await loseScript(page, "pricing", "/en/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).press("Enter");
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await hydrated(page);
  await expect.poll(loads).toBe(2);
  await page.unrouteAll();

  // The reloaded document shares its history with the one before.
  const again = await reportsOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle(/^Jobs at/);
  await page.reload();
  await hydrated(page);
  await loseScript(page, "pricing", "/en/pricing");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeVisible();
  await hydrated(page);
  await expect.poll(loads).toBe(4);
  expect([reports.length, again.length]).toEqual([1, 1]);
});

test("a link whose page sends no data is reported, and the browser follows it", async ({ page }) => {
  const reports = await reportsOf(page);
  const loads = await countLoads(page);
  await page.route("**/en/pricing.data*", (route) => route.abort());
  await page.route("**/en/blog.data*", (route) => route.fulfill({ status: 500, body: "Not ours" }));
  await page.goto("/en");
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeVisible();
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await footer.getByRole("link", { name: "Resources" }).click();
  await expect.poll(loads).toBe(3);
  await hydrated(page);
  await expect(page).toHaveURL(/\/en\/blog$/);
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  expect(reports).toHaveLength(2);
});

test("an assistant that cannot be loaded says so, and leads to the form", async ({ page }) => {
  await page.route("**/chat-window-*.js", (route) => route.abort());
  await page.goto("/en");
  await hydrated(page);
  await page.getByRole("link", { name: "Ask our assistant" }).click();
  await expect(page.getByText(/The assistant could not be loaded/)).toBeVisible();
  await page.getByRole("button", { name: "Send us a message" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
});

test("if its form cannot be loaded, the dialog says so and links to the callback form", async ({ page }) => {
  await page.route("**/assets/schedule-body*", (route) => route.abort());
  await page.goto("/en");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Book a call" }).click();
  const dialog = page.getByRole("dialog", { name: "Book a call" });
  await expect(dialog.getByRole("alert")).toContainText(`You can call ${brand.phoneDisplay}.`);
  await dialog.getByRole("link", { name: "Request a callback instead" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact#callback`);
  await expect(dialog).toBeHidden();
});

test("a typeface that loads too late for one page is used from the next page on", async ({ page }) => {
  const release = await hold(page, "**/*.woff2");
  await page.goto("/en", { waitUntil: "commit" });
  await hydrated(page);
  const link = page.locator("footer a[href='/en/pricing']");
  const width = () => link.evaluate((element) => element.getBoundingClientRect().width);
  const inArial = await width();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await width()).toBe(inArial);
  await link.dispatchEvent("click");
  await expect(page).toHaveURL(/pricing/);
  await expect.poll(width).not.toBe(inArial);
});

test("a letter that no page uses is shown in the typeface, too", async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  const whole = page.waitForRequest("**/host-grotesk-latin-*.woff2");
  await page.getByLabel("Message").first().fill("Ørsted, 20 €");
  await whole;
});

test("when the numerals of a case arrive, nothing else is laid out again", async ({ browser, page }) => {
  const release = await hold(page, "**/numeral-*.woff2");
  // If the typeface came too late, Chromium counts all text as waiting for it.
  await expect(async () => {
    const isAsked = page.waitForRequest("**/numeral-*.woff2");
    await page.goto("/fr/pricing");
    await isAsked;
    expect(await widthIn(page, "Host Grotesk")).not.toBe(await widthIn(page, "Host Grotesk Fallback"));
  }).toPass();
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline.invalidationTracking"],
  });
  release();
  const numerals = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family === "physio-grand-pont")?.status);
  await expect.poll(numerals).toBe("loaded");
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString());
  const changed = trace.traceEvents.filter(({ args }) => args.data?.reason === "Fonts changed");
  expect(changed).not.toEqual([]);
  expect(changed.length).toBeLessThan(20);
});

/** How wide some words are in a typeface, in pixels. */
function widthIn(page: Page, family: string): Promise<number> {
  return page.evaluate((fontFamily) => {
    const words = document.createElement("span");
    words.textContent = "Some words";
    words.style.fontFamily = fontFamily;
    document.documentElement.insertAdjacentElement("beforeend", words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width;
  }, family);
}
