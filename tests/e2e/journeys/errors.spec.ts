import { expect, type Page } from "playwright/test";
import { countLoads, hydrated, painted, serverHeard, test } from "#tests/e2e/site";

/** What a page reports; nothing of it reaches the server. */
async function reportsOf(page: Page): Promise<Record<string, unknown>[]> {
  const reports: Record<string, unknown>[] = [];
  await page.route("**/api/error", (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  return reports;
}

test("an error that nothing caught is reported once, with the page and the browser, and so is a rejection", async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await page.goto("/fr/pricing?email=eve@x.example");
  await hydrated(page);
  await page.evaluate(() => {
    for (let time = 0; time < 3; time++) setTimeout(() => Reflect.get(window, "nothing").fails());
    void Promise.reject(new Error("Rejected"));
  });
  await expect.poll(() => reports.length).toBe(2);
  expect(reports.map(({ message }) => message).sort()).toEqual([
    "Cannot read properties of undefined (reading 'fails')",
    "Rejected",
  ]);
  expect(reports[0]).toMatchObject({
    stack: expect.stringContaining("at "),
    url: expect.stringMatching(/\/fr\/pricing$/),
    context: {
      path: "/fr/pricing",
      locale: "fr",
      device: "desktop",
      isDesktop: true,
      viewport: "1280x720",
      timezone: expect.any(String),
    },
  });
  expect(JSON.stringify(reports)).not.toContain("eve@");

  await page.evaluate(() => {
    for (let time = 0; time < 30; time++) void Promise.reject(new Error(`Rejected ${time}`));
  });
  await expect.poll(() => reports.length).toBe(10);
  await serverHeard(page);
  expect(reports).toHaveLength(10);
});

test("a script of an earlier build, gone from the server, reloads the page once; a form's text is kept instead", async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await page.route("**/chat-window-*.js", (route) => route.fulfill({ status: 404 }));
  const loads = await countLoads(page);
  const open = async () => {
    await hydrated(page);
    await page.getByRole("link", { name: "Ask our assistant" }).click();
  };
  await page.goto("/en/contact");
  await hydrated(page);
  await page.getByLabel("Name", { exact: true }).first().fill("Ada");
  await open();
  await expect(page.getByText(/The assistant could not be loaded/)).toBeVisible();
  await expect.poll(loads).toBe(1);
  await expect(page.getByLabel("Name", { exact: true }).first()).toHaveValue("Ada");

  await page.goto("/en");
  await open();
  await expect.poll(loads).toBe(3);
  await open();
  await expect(page.getByText(/The assistant could not be loaded/)).toBeVisible();
  await serverHeard(page);
  await expect.poll(loads).toBe(3);
  expect(reports.length).toBeGreaterThan(0);
});

test("a page without its main part says so to us, and stays as it is", async ({ page }) => {
  const reports = await reportsOf(page);
  await page.route("**/en/terms", async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace('id="main"', 'id="other"') });
  });
  await page.goto("/en/terms");
  await expect.poll(() => reports.map(({ message }) => message)).toEqual(["Root container not found"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page whose own script does not come says so and is loaded anew, once, but not over a typed text", async ({
  page,
}) => {
  const reports = await reportsOf(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const loads = await countLoads(page);
  await page.route(/\/assets\/contact-.{8}\.js$/, async (route) => {
    await isReleased;
    await route.fulfill({ status: 404 });
  });
  await page.goto("/fr/contact", { waitUntil: "domcontentloaded" });
  const name = page.getByLabel("Nom", { exact: true }).first();
  await name.fill("Ada");
  release();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({
    message: expect.stringMatching(/contact-[^/]+\.js$/),
    url: expect.stringMatching(/\/fr\/contact$/),
    context: { locale: "fr", path: "/fr/contact" },
  });
  await expect(name).toHaveValue("Ada");
  await expect.poll(loads).toBe(1);

  await page.goto("/en/contact?source=quiz");
  await expect.poll(() => reports.length).toBe(3);
  await expect.poll(loads).toBe(3);
  // Without script the page still does what it can.
  await page.getByText("Write to me").click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await hydrated(page);
  await expect.poll(loads).toBe(4);
});

test("a link that is followed while a page is about to be loaded anew is followed", async ({ page }) => {
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

test("a page whose icon or typeface does not come starts all the same", async ({ page }) => {
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

  // There the next time, it is used.
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

/** Lets a route's script be missing until the page itself is asked for. */
async function loseScript(page: Page, name: string, path: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${path}`, async (route) => {
    await page.unroute(`**/assets/${name}-*.js`);
    await route.continue();
  });
}

test("a link whose page has lost its script is told of and followed by the browser; to point at it takes no typed text", async ({
  page,
}) => {
  const reports = await reportsOf(page);
  const loads = await countLoads(page);
  await page.goto("/en/contact");
  await hydrated(page);
  await loseScript(page, "pricing", "/en/pricing");
  const name = page.getByLabel("Name", { exact: true }).first();
  await name.fill("Ada");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Pricing" });
  await link.hover();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({ message: expect.stringContaining("/assets/pricing-") });
  await expect(name).toHaveValue("Ada");
  await expect.poll(loads).toBe(1);

  await link.click();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await hydrated(page);
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeVisible();
  await expect.poll(loads).toBe(2);
});

test("a page that is followed to, or gone back to, without its script comes whole", async ({ page }) => {
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

  // The document that is loaded anew shares its history with the one before.
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

test("a link whose page sends no data is told of and followed by the browser", async ({ page }) => {
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
