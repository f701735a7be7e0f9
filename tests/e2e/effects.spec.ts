import { expect, type Page, test } from "playwright/test";
import { complaintsOf, drawnBy, hydrated, ORIGIN } from "./site";

const design = "/services/website-design-development";
const intelligence = "/services/artificial-intelligence-ai";

const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

const split = (page: Page) =>
  page
    .getByRole("slider")
    .locator("..")
    .evaluate((frame) => Number.parseFloat(getComputedStyle(frame).getPropertyValue("--split")));

async function openComparison(page: Page): Promise<void> {
  await page.goto(`/en${design}/web-refresh`);
  await hydrated(page);
  await page.getByRole("slider").locator("..").scrollIntoViewIfNeeded();
  await expect(page.getByRole("slider").locator("..")).toHaveAttribute("data-ready", "");
}

test.describe("with motion", () => {
  test.use(withMotion);

  test("the comparison moves by itself, rests under the pointer, and stays where it was dragged to", async ({
    page,
  }) => {
    await openComparison(page);
    const slider = page.getByRole("slider");
    const start = await split(page);
    await expect.poll(() => split(page)).not.toBe(start);

    await slider.hover();
    const resting = await split(page);
    await page.waitForTimeout(300);
    expect(await split(page)).toBe(resting);
    await page.mouse.move(0, 0);
    await expect.poll(() => split(page)).not.toBe(resting);

    const box = await slider.boundingBox();
    if (!box) throw new Error("no slider");
    await page.mouse.move(box.x + box.width * 0.5, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + 40, { steps: 4 });
    await page.mouse.up();
    const placed = await split(page);
    expect(placed).toBeGreaterThan(65);
    expect(placed).toBeLessThan(73);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    expect(await split(page)).toBe(placed);

    await page.mouse.move(box.x + box.width * 0.75, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 200, box.y + 40, { steps: 4 });
    await page.mouse.up();
    expect(await split(page)).toBe(88);
  });

  test("the chat demonstration plays to its form, waits for whoever fills it in, and sends nothing", async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto(`/en${intelligence}/chatbots`);
    await hydrated(page);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url());
    });
    const pause = page.getByRole("button", { name: "Pause the demonstration" });
    await page.clock.runFor(1600);
    await expect(pause).toBeVisible();
    const form = page.getByRole("form", { name: /Who may we call/ });
    for (let seconds = 0; seconds < 12 && !(await form.isVisible()); seconds++) await page.clock.runFor(1000);
    await expect(form).toBeVisible();

    await form.getByLabel("Name").focus();
    await page.clock.runFor(10_000);
    await expect(form).toBeVisible();
    await form.getByLabel("Name").fill("Ada");
    await form.getByRole("button", { name: "Send" }).click();
    expect(await form.getByLabel("Email").evaluate((field) => field.matches(":invalid"))).toBe(true);
    await form.getByLabel("Email").fill("ada@rochat.example");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Sent", { exact: true })).toBeVisible();
    await page.clock.runFor(700);
    await expect(page.getByText(/this would now lie on your desk/)).toBeVisible();
    await page.clock.runFor(4200);
    await expect(page.getByText(/this would now lie on your desk/)).toHaveCount(0);
    expect(calls).toEqual([]);

    await pause.click();
    const talk = page.locator("main ul").first();
    const before = await talk.textContent();
    await page.clock.runFor(20_000);
    expect(await talk.textContent()).toBe(before);
  });

  test("the stack of sheets turns every four seconds, says so beside it, and can be paused", async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto(`/en${design}/web-new`);
    await hydrated(page);
    const cases = page.getByRole("list").filter({ hasText: "An inn" });
    await cases.scrollIntoViewIfNeeded();
    const shown = () => cases.locator("li[class] h3").allTextContents();
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return shown();
      })
      .toEqual(["An inn"]);
    await page.clock.runFor(4000);
    expect(await shown()).toEqual(["A practice"]);
    await page.clock.runFor(4000);
    expect(await shown()).toEqual(["A workshop"]);
    await page.getByRole("button", { name: "Pause the cards" }).click();
    await page.clock.runFor(9000);
    expect(await shown()).toEqual(["A workshop"]);
  });

  test("a stack that cannot be rendered says so, and leaves the page whole", async ({ page }) => {
    await page.route("**/rotating-stack-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export const RotatingStack = () => { throw new Error('broken sheet'); };",
      }),
    );
    const report = page.waitForRequest("**/api/error");
    await page.goto(`/en${design}/web-new`);
    await hydrated(page);
    await page.getByText("The same care, never the same page").scrollIntoViewIfNeeded();
    await expect(page.getByText("There was an error loading this section")).toBeVisible();
    await expect(page.getByRole("heading", { name: "A practice" })).toBeVisible();
    expect((await report).postDataJSON()).toMatchObject({ message: "broken sheet" });
  });
});

test.describe("in a tab behind another", () => {
  test.use(withMotion);

  test("the demonstrations wait until they are seen again", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/en/services/graphic-design");
    await hydrated(page);
    await page.clock.runFor(1600);
    await expect(page.getByRole("button", { name: "Pause the badges" })).toBeVisible();
    const badges = page.locator("main ul").first();
    const afterwards = async () => {
      await page.clock.runFor(600);
      return badges.textContent();
    };
    await expect.poll(afterwards).not.toContain("Logo");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const seen = await badges.textContent();
    await page.clock.runFor(20_000);
    expect(await badges.textContent()).toBe(seen);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => false, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(afterwards).not.toBe(seen);
  });
});

test("with less motion the comparison stands in the middle, and can be moved by keyboard", async ({
  page,
}) => {
  await openComparison(page);
  expect(await split(page)).toBe(50);
  await page.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await expect.poll(() => split(page)).toBe(12);
  await page.keyboard.press("End");
  await expect.poll(() => split(page)).toBe(88);
});

test("where WebGL would be drawn by the processor, the still stays", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await drawnBy(page.context(), "SwiftShader driver");
  const effect = page.waitForResponse(/\/assets\/webgl-/);
  await page.goto(`/en${intelligence}`);
  await effect;
  await page.waitForTimeout(500);
  await expect(page.locator("canvas")).toHaveCount(0);
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
  await page.close();
});

test("a WebGL context that is lost leaves the still", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await drawnBy(page.context(), "graphics card");
  const complaints = complaintsOf(page);
  await page.goto(`/en${intelligence}`);
  await hydrated(page);
  const canvas = page.locator("main section").first().locator("canvas");
  await expect(canvas).toHaveCount(1);
  await canvas.evaluate((element) => element.dispatchEvent(new Event("webglcontextlost")));
  await expect(canvas).toHaveCount(0);
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The driver's own remarks, on a machine that draws in software, are none of the page's.
  expect(complaints.filter((text) => !text.includes("GL Driver Message"))).toEqual([]);
  await page.close();
});
