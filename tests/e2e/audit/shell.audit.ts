import { expect } from "playwright/test";
import base from "#tests/e2e/playwright.config";
import {
  expectModal,
  hydrated,
  ORIGIN,
  openWithStoppedClock,
  overflow,
  servicesLink,
  servicesPanel,
  test,
} from "#tests/e2e/site";

test("a press on the services link opens the menu, a press outside closes it, and 300 ms later it is gone", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/en");
  await servicesLink(page).click();
  await expect(servicesPanel(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/en");
  await page.mouse.click(300, 600);
  await expect(servicesLink(page)).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(299);
  await expect(servicesPanel(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(servicesPanel(page)).toHaveCount(0);
});

test("the menu is 480 to 920 px wide, with a picture at its side from 900", async ({ page }) => {
  for (const [width, expected, hasPicture] of [
    [768, 700, false],
    [1440, 920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/en");
    await hydrated(page);
    await servicesLink(page).hover();
    const box = await page.locator("#services-menu").boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(expected);
    expect(box?.width).toBeLessThanOrEqual(920);
    await expect(servicesPanel(page).locator("img")).toBeVisible({ visible: hasPicture });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test("the services menu opens from a header that has come back", async ({ page }) => {
  await page.goto("/en/pricing");
  await hydrated(page);
  await page.mouse.wheel(0, 1500);
  await page.mouse.wheel(0, -200);
  const header = page.getByRole("banner").first();
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await servicesLink(page).hover();
  const panel = servicesPanel(page);
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole("link", { name: "Pricing" })).toHaveAttribute("href", "/en/pricing");
  await panel.getByRole("link", { name: "Showcases" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/showcases`);
});

test("in a low window the header stays at the top of the page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/en/pricing");
  await hydrated(page);
  await page.mouse.wheel(0, 1200);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.reading)).toBe("up");
  await expect(page.getByRole("banner").first()).not.toBeInViewport();
});

test("the client login is a sheet at the bottom", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en");
  await hydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event("open-portal-login")));
  const place = async () => {
    const box = await page.getByRole("dialog", { name: "Client portal" }).boundingBox();
    return box && [box.x, box.width, Math.round(box.y + box.height)];
  };
  await expect.poll(place).toEqual([0, 390, 844]);
});

test("a dialog hides a scrollbar that takes room, and the page stays where it was", async ({
  playwright,
}) => {
  const { launchOptions } = base.use ?? {};
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL: ORIGIN });
  const heading = page.getByRole("heading", { level: 1 });
  const left = async () => (await heading.boundingBox())?.x;
  const scrollbar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await page.goto("/en");
  await hydrated(page);
  const before = await left();
  expect(await scrollbar()).toBeGreaterThan(0);
  await page.getByRole("main").getByRole("link", { name: "Book a call" }).click();
  await expectModal(page.getByRole("dialog", { name: "Book a call" }));
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  expect(await left()).toBe(before);
  await browser.close();
});

test("a right-click is answered with the copyright for two seconds, but not in a text field", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/en/contact");
  const toast = page.getByText("Words and drawings are ours.");
  const blocked = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          window.addEventListener("contextmenu", (event) => resolve(event.defaultPrevented), { once: true }),
        ),
    );
  const onField = blocked();
  await page.getByLabel("Name", { exact: true }).click({ button: "right" });
  expect(await onField).toBe(false);
  await expect(toast).toHaveCount(0);

  const onHeading = blocked();
  await page.getByRole("heading", { level: 1 }).click({ button: "right" });
  expect(await onHeading).toBe(true);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test("a toast waits for a visitor who looks at it, is closed by keyboard or by a swipe, and gives the focus back; a mouse selects its text", async ({
  page,
  context,
}) => {
  await openWithStoppedClock(page, "/en");
  const toast = page.getByRole("region", { name: "Notices" }).locator("[popover]");
  const show = async () => {
    await page.getByRole("heading", { level: 1 }).click({ button: "right" });
    await expect(toast).toBeVisible();
  };
  await show();
  const before = page.getByRole("link", { name: "See the plans" });
  await before.focus();
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).focus();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
  await expect(before).toBeFocused();

  await show();
  const box = await toast.boundingBox();
  if (!box) throw new Error("the toast has no place");
  const y = box.y + box.height / 2;
  // It stays while the pointer is over it, although the focus has left it.
  await page.mouse.move(box.x + 25, y);
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).focus();
  await before.focus();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible({ timeout: 1000 });
  await page.mouse.move(box.x + 25, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, y);
  await page.mouse.move(box.x + 160, y);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  expect(await toast.boundingBox()).toEqual(box);

  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: number[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at.map((x) => ({ x: box.x + x, y })) });
  await touch("touchStart", 30);
  for (const x of [50, 70]) await touch("touchMove", x);
  await touch("touchEnd");
  await expect.poll(() => toast.boundingBox()).toEqual(box);
  await touch("touchStart", 30);
  for (const x of [60, 100, 140]) await touch("touchMove", x);
  await touch("touchEnd");
  await expect(toast).toHaveCount(0);
});

test("a notice lies under a dialog opened after it and can be closed once that is closed; the copyright notice lies over a dialog and closes by itself", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrated(page);
  const toast = page.locator("[popover]:popover-open");
  const open = page.getByRole("main").getByRole("link", { name: "Book a call" });
  const dialog = page.getByRole("dialog", { name: "Book a call" });
  const title = dialog.getByRole("heading", { name: "Book a call" });
  await page.evaluate(() => {
    const detail = { body: { type: "mail" }, reference: "K7Q2M4XR9T", isHeld: false };
    window.dispatchEvent(new CustomEvent("lead-arrived", { detail }));
  });
  await expect(toast).toContainText("K7Q2M4XR9T");
  await open.press("Enter");
  await expectModal(dialog);
  await title.click({ button: "right" });
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText("K7Q2M4XR9T");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);

  await open.press("Enter");
  await expectModal(dialog);
  await title.click({ button: "right" });
  await expect(toast).toContainText("Words and drawings are ours.");
  await expect(toast).toHaveCount(0);
  await expectModal(dialog);
});

test("a progress bar shows that the next page is loading: 6 %, full at 600 ms, gone 260 ms later", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/en");
  const bar = page.locator("progress");
  await page.getByRole("link", { name: "All services", exact: true }).click();
  await expect(page).toHaveTitle(/^Web agency services/);
  await expect(bar).toHaveJSProperty("value", 6);
  const percent = () => bar.evaluate((element) => Number(Reflect.get(element, "value")));
  let before = 6;
  for (const at of [200, 400]) {
    await page.clock.runFor(201);
    await expect.poll(percent, `at ${at} ms`).toBeGreaterThan(before);
    before = await percent();
    expect(before).toBeLessThan(90);
  }
  await page.clock.runFor(201);
  await expect(bar).toHaveJSProperty("value", 100);
  await page.clock.runFor(250);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(bar).toHaveCount(0);
});
