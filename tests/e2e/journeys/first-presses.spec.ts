import { createServer } from "node:http";
import { expect, type Page } from "playwright/test";
import { bringIntoSight, complaintsOf, hydrated, ORIGIN, painted, test } from "#tests/e2e/site";

/** Holds React back; the answer lets it come. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/react-dom-*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("before script, drawer, schedule, questions and prices answer at once, and stay when it comes", async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const release = await holdScript(page);
    await page.goto("/en/pricing", { waitUntil: "domcontentloaded" });
    await page.getByText("Yearly", { exact: true }).tap();
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();

    await page.goto("/en", { waitUntil: "domcontentloaded" });
    const question = page.getByRole("main").locator("details").nth(2);
    await question.locator("summary").tap();
    await expect(question).toHaveAttribute("open", "");
    await page.getByRole("button", { name: "Menu" }).tap();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    await drawer.getByRole("link", { name: "Book a call" }).tap();
    const dialog = page.getByRole("dialog", { name: "Book a call" });
    await expect(dialog.getByRole("status")).toContainText("Loading available times…");
    await expect(drawer).toBeHidden();

    release();
    await hydrated(page);
    await expect(dialog.getByRole("radio").first()).toBeVisible();
    await expect(question).toHaveAttribute("open", "");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test("the carousel goes on before script", async ({ page }) => {
    const release = await holdScript(page);
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

test("the services menu opens under the pointer before script, and stays when it comes", async ({ page }) => {
  const release = await holdScript(page);
  await page.goto("/en", { waitUntil: "domcontentloaded" });
  const trigger = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Services", exact: true });
  await trigger.click();
  const panel = page.getByRole("region", { name: "Our services" });
  await expect(panel).toBeVisible();
  release();
  await hydrated(page);
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(`${ORIGIN}/en`);
});

/** The site on a slow line: the second half of its first page comes when it is let through. */
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

test("a page that is read before its second half has come answers a press once it has", async ({ page }) => {
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

test("what only script can do is kept, and done when it comes; where it does not come, the link leads on", async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto("/en", { waitUntil: "domcontentloaded" });
  const bubble = page.getByRole("link", { name: "Ask our assistant" });
  await bubble.click();
  await expect(bubble).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog", { name: "Ask our assistant" })).toBeVisible();
  await expect(bubble).not.toHaveAttribute("aria-busy");

  await page.unroute("**/assets/react-dom-*.js");
  await page.route("**/assets/react-dom-*.js", (route) => route.abort());
  await page.goto("/fr", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Interroger notre assistant" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/fr/contact`);
});

test("a section out of sight is hydrated when it comes near", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.goto("/en");
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // What passes by makes copies of itself in the browser alone.
  const copies = page.getByRole("main").locator("ul[inert]");
  await expect(copies).toHaveCount(0);
  await bringIntoSight(page.getByRole("heading", { name: "What our clients say" }));
  await page.getByRole("main").locator("li", { hasText: "Claire M., Nyon" }).scrollIntoViewIfNeeded();
  await expect(copies).not.toHaveCount(0);
  await page.close();
});

test("what is pressed in a part that is not hydrated is answered by it at once", async ({ page }) => {
  await page.goto("/en");
  await hydrated(page);
  const choice = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
  // Without a pointer that would come near first.
  await choice.dispatchEvent("click");
  await expect(page.getByRole("region", { name: /^May we/ })).toBeVisible();
  await expect(page).toHaveURL(`${ORIGIN}/en`);
});

test("what is not hydrated stays in its place when the page changes round it", async ({ page }) => {
  await page.goto("/fr/services");
  await hydrated(page);
  const footer = await page.getByRole("contentinfo").elementHandle();
  const menu = page.getByRole("navigation", { name: "Services de cette page" });
  await menu.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/#/);
  await painted(page);
  expect(await footer?.evaluate((element) => element.isConnected)).toBe(true);
});
