import { expect } from "playwright/test";
import { hydrated, inAudit, test } from "#tests/e2e/site";

test(
  "the booking bar adds up the nights as they are typed, and refuses a departure before the arrival",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/showcases/hotel-bellerive");
    await hydrated(page);
    const bar = page.locator("form").filter({ has: page.getByLabel("Arrival") });
    await bar.scrollIntoViewIfNeeded();
    await bar.getByLabel("Arrival").fill("2096-05-14");
    await bar.getByLabel("Departure").fill("2096-05-17");
    await expect(bar.getByRole("status")).toContainText("CHF 612");
    await expect(bar.getByRole("status")).toContainText("CHF 75 less");
    await bar.getByLabel("Guests").selectOption("4");
    await expect(bar.getByRole("status")).toContainText("3 nights, 2 rooms");
    await bar.getByLabel("Departure").fill("2096-05-13");
    await expect(bar.getByRole("status")).toHaveText("The departure comes after the arrival.");
  },
);

test(
  "the stairs are set by keyboard, turn if the length is short, and are read out with the unit once the slider rests",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/showcases/escaliers-duc");
    await hydrated(page);
    const length = page.getByRole("slider", { name: "Available length" });
    await length.scrollIntoViewIfNeeded();
    await expect(page.getByText("Straight stair", { exact: true })).toBeVisible();
    await expect(length).toHaveAttribute("aria-valuetext", "400\u00a0cm");
    const bar = page.locator("form").filter({ has: length });
    const told = bar.locator("[role=status]");
    await expect(told).toBeEmpty();
    await length.focus();
    for (let press = 0; press < 30; press++) await page.keyboard.press("ArrowLeft");
    await expect(length).toHaveAttribute("aria-valuetext", "370\u00a0cm");
    await expect(page.getByText("Quarter turn", { exact: true })).toBeVisible();
    await expect(told).toContainText(/Quarter turn\. .*CHF/);
    for (let press = 0; press < 30; press++) await page.keyboard.press("ArrowRight");
    await expect(told).toContainText(/Straight stair\. .*CHF/);
    const outputs = await bar.locator("output").all();
    expect(outputs.length).toBeGreaterThan(1);
    for (const output of outputs) await expect(output).toHaveAttribute("aria-live", "off");
    await page.getByRole("radio", { name: "Oak" }).focus();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("CHF 5,500 to CHF 6,600")).toBeVisible();
  },
);

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("touch sets the length, the wood, the guests", inAudit(), async ({ page }) => {
    await page.goto("/en/showcases/escaliers-duc");
    await hydrated(page);
    const length = page.getByRole("slider", { name: "Available length" });
    await length.scrollIntoViewIfNeeded();
    await expect(length).toHaveAttribute("aria-valuetext", "400\u00a0cm");
    const track = await length.boundingBox();
    expect(track?.height).toBeGreaterThanOrEqual(24);
    // `tap` waits until the page no longer moves; the point is near the left end.
    await length.tap({ position: { x: 0.06 * (track?.width ?? 0), y: 0.5 * (track?.height ?? 0) } });
    await expect(page.getByText("Quarter turn", { exact: true })).toBeVisible();
    const dear = page.getByRole("radio", { name: "Walnut" });
    await dear.tap();
    await expect(dear).toBeChecked();

    await page.goto("/en/showcases/hotel-bellerive");
    await hydrated(page);
    const bar = page.locator("form").filter({ has: page.getByLabel("Arrival") });
    await bar.scrollIntoViewIfNeeded();
    await bar.getByLabel("Guests").selectOption("4");
    await expect(bar.getByRole("status")).toContainText("2 rooms");
  });
});

test(
  "the practice is closed on the Monday of the Federal Fast, and says when it opens again",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/showcases/physio-grand-pont");
    await hydrated(page);
    const day = page.getByLabel("Day", { exact: true });
    await day.scrollIntoViewIfNeeded();
    await expect(day).toHaveValue(/^\d{4}-/);
    await day.fill("2026-09-21");
    await expect(page.getByText("Closed: Federal Fast Monday")).toBeVisible();
    await expect(page.getByText("Open again on Tuesday 22 September 2026.")).toBeVisible();
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the interactive parts are shown as a table or a drawing, and say what they would do with script", async ({
    page,
  }) => {
    for (const [slug, still] of [
      ["hotel-bellerive", "To enter two dates and the number of guests"],
      ["escaliers-duc", "To change the height, the length and the wood, turn on JavaScript"],
      ["physio-grand-pont", "To choose a day and see whether the practice is open"],
    ] as const) {
      await page.goto(`/en/showcases/${slug}`);
      await expect(page.getByText(still)).toBeVisible();
      await expect(page.locator("main").getByLabel(/^(Arrival|From floor to floor|Day)$/)).toBeHidden();
    }
  });
});
