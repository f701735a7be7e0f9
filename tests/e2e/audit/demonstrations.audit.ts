import { expect, type Locator, type Page } from "playwright/test";
import { BADGE_MS } from "#app/domain/interaction/badges";
import { openComparison, split } from "#tests/e2e/comparison";
import {
  bringIntoSight,
  complaintsOf,
  drawnBy,
  hydrated,
  ORIGIN,
  openWithStoppedClock,
  painted,
  test,
} from "#tests/e2e/site";

const design = "/services/website-design-development";
const intelligence = "/services/artificial-intelligence-ai";

const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Advances the page's clock in steps of half a second until an element is visible, or no longer visible. */
const passUntil = (page: Page, seen: Locator, isThere = true) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return seen.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(isThere);

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
    await painted(page, 20);
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
    await painted(page, 20);
    expect(await split(page)).toBe(placed);

    await page.mouse.move(box.x + box.width * 0.75, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 200, box.y + 40, { steps: 4 });
    await page.mouse.up();
    expect(await split(page)).toBe(88);
    await slider.press("ArrowLeft");
    await expect(slider).toHaveAttribute("aria-valuetext", /^8[78] %$/);
  });

  test("the chat demonstration plays up to its form, waits while a visitor fills it in, and sends nothing", async ({
    page,
  }) => {
    await openWithStoppedClock(page, `/en${intelligence}/chatbots`);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url());
    });
    const pause = page.getByRole("button", { name: "Pause the demonstration" });
    await passUntil(page, pause);
    const form = page.getByRole("form", { name: /Who should we call/ });
    await passUntil(page, form);

    await form.getByLabel("Name").focus();
    await page.clock.runFor(10_000);
    await expect(form).toBeVisible();
    await form.getByLabel("Name").fill("Ada");
    // The visitor closes a phone's keyboard, or looks at another window.
    await form.getByLabel("Name").blur();
    await page.clock.runFor(30_000);
    await expect(form.getByLabel("Name")).toHaveValue("Ada", { timeout: 1000 });
    await form.getByRole("button", { name: "Send" }).click();
    expect(await form.getByLabel("Email").evaluate((field) => field.matches(":invalid"))).toBe(true);
    await form.getByLabel("Email").fill("ada@rochat.example");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Sent$/)).toBeVisible();
    // The form is gone: the conversation has the focus and is read out.
    const answers = page.locator("[aria-live=polite]:focus");
    await expect(answers).toHaveText(/Sent$/);
    const thanks = page.getByText(/would now be in your mailbox/);
    await passUntil(page, thanks);
    await expect(answers).toContainText("would now be in your mailbox");
    await passUntil(page, thanks, false);
    await expect(answers).toHaveCount(0);
    expect(calls).toEqual([]);

    await pause.click();
    const talk = page.locator("main ul").first();
    const before = await talk.textContent();
    await page.clock.runFor(20_000);
    expect(await talk.textContent()).toBe(before);
  });

  test("a demonstration shows its result before it plays from the beginning", async ({ page }) => {
    // The clock is stopped from the start: else the demonstration may have begun by the time the page is hydrated.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`/en${intelligence}/chatbots`);
    await passUntil(page, page.getByRole("button", { name: "Pause the demonstration" }));
    const lines = page.locator("main ul").first().getByRole("listitem");
    await page.clock.runFor(1000);
    await expect(lines).toHaveCount(3);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return lines.count();
      })
      .toBe(1);
  });

  test("the stack of sheets advances every four seconds, says so beside it, and can be paused", async ({
    page,
  }) => {
    await openWithStoppedClock(page, `/en${design}/web-new`);
    const cases = page.getByRole("list").filter({ hasText: "A hotel" });
    await bringIntoSight(cases);
    const shown = () => cases.locator("li[class] h3").allTextContents();
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return shown();
      })
      .toEqual(["A hotel"]);
    await page.clock.runFor(4000);
    await expect.poll(shown).toEqual(["A physiotherapy practice"]);
    await page.clock.runFor(4000);
    await expect.poll(shown).toEqual(["A workshop"]);
    await page.getByRole("button", { name: "Pause the cards" }).click();
    await page.clock.runFor(9000);
    expect(await shown()).toEqual(["A workshop"]);
  });
});

test.describe("in a tab behind another", () => {
  test.use(withMotion);

  test("the demonstrations pause until the tab is visible again", async ({ page }) => {
    await openWithStoppedClock(page, "/en/services/graphic-design");
    await passUntil(page, page.getByRole("button", { name: "Pause the badges" }));
    const badges = page.locator("main ul").first();
    const afterwards = async (milliseconds = 600) => {
      await page.clock.runFor(milliseconds);
      return badges.textContent();
    };
    await expect.poll(() => afterwards()).not.toContain("Logo");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const rests = async () => (await badges.textContent()) === (await afterwards(BADGE_MS * 2));
    await expect.poll(rests).toBe(true);
    const seen = await badges.textContent();
    await page.clock.runFor(20_000);
    expect(await badges.textContent()).toBe(seen);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => false, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => afterwards()).not.toBe(seen);
  });
});

test("where the CPU would render WebGL, the still image stays", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await drawnBy(page.context(), "SwiftShader driver");
  await page.goto(`/en${intelligence}`);
  await page.waitForFunction(() => Reflect.get(window, "isDrawerNamed") === true);
  await painted(page);
  await expect(page.locator("canvas")).toHaveCount(0);
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
  await page.close();
});

test("a lost WebGL context leaves the still image", async ({ browser }) => {
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
  // On a machine that renders in software the GL driver logs messages of its own, which are not the page's.
  expect(complaints.filter((text) => !text.includes("GL Driver Message"))).toEqual([]);
  await page.close();
});
