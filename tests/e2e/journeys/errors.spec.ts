import { expect, type Page } from "playwright/test";
import { loseScript, reportsOf } from "#tests/e2e/delivery";
import { bringIntoSight, countLoads, hydrated, inAudit, ORIGIN, serverHeard, test } from "#tests/e2e/site";

test("an uncaught error is reported once, with the page and the browser, and so is an unhandled rejection", async ({
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

test(
  "a script of an earlier build, gone from the server, reloads the page once; a form's text is kept instead",
  inAudit(),
  async ({ page }) => {
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
  },
);

test(
  "a page whose own script does not load reports that and reloads once, but not if a text was typed",
  inAudit(),
  async ({ page }) => {
    const reports = await reportsOf(page);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const loads = await countLoads(page);
    await page.route(/\/assets\/contact-.{7}\.js$/, async (route) => {
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
    // Without its script the page still does what HTML alone can do.
    await page.getByText("Write to me").click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/en\/pricing$/);
    await hydrated(page);
    await expect.poll(loads).toBe(4);
  },
);

test(
  "a page whose own script does not load is not reloaded once its visitor has begun with a form",
  inAudit(),
  async ({ page }) => {
    const reports = await reportsOf(page);
    const release = Promise.withResolvers<void>();
    const loads = await countLoads(page);
    await page.route(/\/assets\/contact-.{7}\.js$/, async (route) => {
      await release.promise;
      await route.fulfill({ status: 404 });
    });
    await page.goto("/en/contact", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Name", { exact: true }).first().click();
    release.resolve();
    await expect.poll(() => reports.length).toBe(1);
    await serverHeard(page);
    expect(loads()).toBe(1);
  },
);

test(
  "a link to a page whose script is gone is reported, and the browser follows it; pointing at the link loses no typed text",
  inAudit(),
  async ({ page }) => {
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
  },
);

/** Answers the request for the pricing page's data with a shape that its script does not know. */
const dataOfAnotherBuild = (page: Page) =>
  page.route("**/en/pricing.data", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"firstYear"', '"annee"') });
  });

test(
  "a page that breaks on the data of another build is reloaded; one that is broken itself is reloaded once",
  inAudit(),
  async ({ page }) => {
    const reports = await reportsOf(page);
    const loads = await countLoads(page);
    const follow = () => page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
    const title = page.getByRole("heading", { level: 1 });
    await dataOfAnotherBuild(page);
    await page.goto("/en/contact");
    await hydrated(page);
    await follow();
    await expect(title).toHaveText(/site cost/);
    await hydrated(page);
    expect(reports).toEqual([expect.objectContaining({ message: expect.stringContaining("undefined") })]);
    expect(loads()).toBe(2);

    await page.route("**/assets/pricing-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default () => { throw new Error('broken page'); };",
      }),
    );
    await page.goto("/en/contact");
    await hydrated(page);
    await follow();
    await expect.poll(loads).toBe(4);
    await expect(title).toHaveText("Unexpected Application Error!");
    await serverHeard(page);
    expect(loads()).toBe(4);
  },
);

for (const [way, comeBack] of [
  ["a link", (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click()],
  ["Back", (page: Page) => page.goBack()],
] as const)
  test(
    `the first page is reloaded if ${way} returns to it with the data of another build`,
    inAudit(),
    async ({ page }) => {
      const loads = await countLoads(page);
      const title = page.getByRole("heading", { level: 1 });
      await dataOfAnotherBuild(page);
      await page.goto("/en/pricing");
      await hydrated(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
      await expect(title).not.toHaveText(/site cost/);
      expect(loads()).toBe(1);
      await comeBack(page);
      await expect.poll(loads).toBe(2);
      await expect(title).toHaveText(/site cost/);
    },
  );

test("a stack that cannot be rendered says so, and leaves the page whole", inAudit(), async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.route("**/rotating-stack-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export const RotatingStack = () => { throw new Error('broken sheet'); };",
    }),
  );
  const report = page.waitForRequest("**/api/error");
  await page.goto("/en/services/website-design-development/web-new");
  await hydrated(page);
  await bringIntoSight(page.getByText("Three businesses, three different home pages"));
  await expect(page.getByText("There was an error loading this section")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A physiotherapy practice" })).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ message: "broken sheet" });
  await page.close();
});

test(
  "a page altered on its way to the browser, so that React renders it again, keeps its pictures and its style",
  inAudit(),
  async ({ page }) => {
    await reportsOf(page);
    await page.route("**/en", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("<header ", "<div ").replace("</header>", "</div>");
      await route.fulfill({ response, body });
    });
    await page.goto("/en");
    await expect(page.locator("body > header")).toBeVisible();
    await hydrated(page);
    const plates = page.getByRole("link", { name: /Hôtel Bellerive/ });
    await bringIntoSight(plates.first());
    await expect(plates.first().locator("img")).toBeVisible();
    await expect(page.locator("label").filter({ hasText: "Sion" })).toHaveCSS("position", "absolute");
  },
);
