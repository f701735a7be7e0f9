import { expect } from "playwright/test";
import {
  bodyOf,
  expectUntold,
  KEPT,
  KEPT_ONLINE,
  keep,
  markOf,
  messageIn,
  receipt,
  referencesIn,
  send,
  toast,
  wake,
  writeAs,
} from "#tests/e2e/kept-leads";
import { expectModal, hold, hydrated, inAudit, leadsOf, ORIGIN, painted, test } from "#tests/e2e/site";

test(
  "a lead delivered while a dialog is open is reported once the dialog is closed: then the notice can be closed",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Book a call" }).click();
    const dialog = page.getByRole("dialog", { name: "Book a call" });
    await expectModal(dialog);
    const isLoaded = page.waitForResponse(/\/send-and-tell-/);
    for (const reference of ["K7Q2M4XR9T", "H3W8N5CJ2D"])
      await page.evaluate((reference) => {
        const detail = { body: { type: "mail" }, reference, isHeld: false };
        window.dispatchEvent(new CustomEvent("lead-arrived", { detail }));
      }, reference);
    await isLoaded;
    await painted(page);
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(toast(page).and(page.locator(":popover-open *"))).toHaveCount(2);
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).click();
    await expect(toast(page)).toHaveCount(0);
  },
);

test(
  "a form that is edited after it was sent keeps its text, and a toast shows the reference of the lead that arrived",
  inAudit(),
  async ({ page, context }) => {
    const message = messageIn(page);
    await writeAs(page, "Busy Ada");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await message.fill("And one for my boat");
    await context.setOffline(false);
    await expect(toast(page)).toBeVisible();
    await expect(page.getByText(KEPT)).toHaveCount(0);
    await expect(message).toHaveValue("And one for my boat");
    expect(leadsOf("Busy Ada")).toHaveLength(1);

    // The same if the response comes late.
    const release = await hold(page, "**/api/contact");
    await send(page);
    await message.fill("And one for my cat");
    release();
    await expect.poll(() => leadsOf("Busy Ada")).toHaveLength(2);
    await expect(toast(page)).toHaveCount(2);
    await expect(message).toHaveValue("And one for my cat");
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue("And one for my cat");
    await expect(receipt(page)).toHaveCount(0);

    await send(page);
    await expect(receipt(page)).toBeVisible();
    expect(leadsOf("Busy Ada")).toHaveLength(3);
  },
);

test(
  "text written since a lead was sent, which cannot be sent as it is, is still there when that lead arrives",
  inAudit(),
  async ({ page, context }) => {
    const form = page.getByRole("form", { name: "Call or write" });
    await writeAs(page, "Broken Ada");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await form.getByLabel(/^Message/).fill("And one for my boat");
    await form.getByLabel("Name").fill("");
    await send(page);
    await expect(page.getByText("Name required")).toBeVisible();
    await context.setOffline(false);
    await expect(toast(page)).toBeVisible();
    await expect(form.getByLabel(/^Message/)).toHaveValue("And one for my boat");
  },
);

test("two kept leads that are delivered in one round are reported together", inAudit(), async ({ page }) => {
  await keep(page, { body: bodyOf("Former Ada") }, { body: bodyOf("Latter Ada") });
  await wake(page);
  await expect(toast(page)).toHaveCount(2);
  expect(await referencesIn(page)).toEqual([...leadsOf("Former Ada"), ...leadsOf("Latter Ada")]);
});

test(
  "a lead that a form is sending is not sent by any tab's outbox",
  inAudit(),
  async ({ page, context }) => {
    const posts: string[] = [];
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await context.route("**/api/contact", async (route) => {
      posts.push(route.request().headers()["idempotency-key"] ?? "");
      await isReleased;
      await route.continue();
    });
    const other = await context.newPage();
    await other.goto("/en/privacy");
    await hydrated(other);
    await page.bringToFront();
    await writeAs(page, "Single Ada");
    await send(page);
    await expect.poll(() => posts).toHaveLength(1);
    // A lead is posted before it is marked as kept, and a page that is told it is online looks for the mark.
    await expect.poll(() => markOf(page)).toBe("1");
    for (const tab of [page, other]) await wake(tab);
    const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await expect.poll(waiting).toBe(2);
    release();
    await expect(page.getByText("Your reference").first()).toBeVisible();
    await expectUntold(page);
    expect(posts).toHaveLength(1);

    // If the outbox delivers it after all, a form that was filled in again meanwhile stays as it is.
    await page.getByRole("button", { name: "Close" }).click();
    const name = page.getByRole("form", { name: "Call or write" }).getByLabel("Name");
    await name.fill("Second Ada");
    await page.evaluate((key) => {
      const detail = { key, reference: "ABCDEFGHJK", isHeld: false };
      window.dispatchEvent(new CustomEvent("lead-settled", { cancelable: true, detail }));
    }, posts[0]);
    await painted(page);
    await expect(name).toHaveValue("Second Ada");
  },
);

test("a form whose kept lead another tab has sent shows its ticket", inAudit(), async ({ page, context }) => {
  await writeAs(page, "Ada of two tabs");
  await page.route("**/api/contact", (route) => route.abort());
  await send(page);
  await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/en/privacy");
  await expect(toast(other)).toBeVisible();
  const [reference = ""] = await referencesIn(other);
  await expect(page.locator("[data-ticket]")).toContainText(reference);
  await page.bringToFront();
  await expectUntold(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("form", { name: "Call or write" }).getByLabel("Name")).toHaveValue("");
});

test(
  "a page restored by Back from the cache shows the ticket of a lead that was delivered meanwhile",
  inAudit(),
  async ({ playwright }, { project }) => {
    // Playwright's browsers switch off the back/forward cache.
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    const browser = await playwright.chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs });
    const page = await browser.newPage({ baseURL: ORIGIN, serviceWorkers: "block" });
    await page.addInitScript(() => {
      localStorage.setItem("consent.v1", "denied");
      // Chromium reloads a cached page that got a message meanwhile; other browsers deliver it none.
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await writeAs(page, "Ada of Back");
    await page.route("**/api/contact", (route) => route.abort());
    await send(page);
    await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
    await page.evaluate(() => Reflect.set(window, "isTheSame", true));
    await page.unroute("**/api/contact");
    await page.goto("/en/privacy");
    await expect(toast(page)).toBeVisible();
    const [reference = ""] = await referencesIn(page);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator("[data-ticket]")).toContainText(reference);
    expect(await page.evaluate(() => Reflect.get(window, "isTheSame"))).toBe(true);
    expect(leadsOf("Ada of Back")).toHaveLength(1);
    await browser.close();
  },
);

test(
  "a ticket that comes while the visitor writes elsewhere takes neither the focus nor the view",
  inAudit(),
  async ({ page }) => {
    await writeAs(page, "Ada who writes on");
    await page.route("**/api/contact", (route) => route.abort());
    await send(page);
    await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
    const request = page.locator("form#request");
    await page.getByRole("heading", { name: "A detailed request" }).click();
    const company = request.getByLabel("Company", { exact: true });
    await company.fill("Rochat");
    await page.unroute("**/api/contact");
    await wake(page);
    await expect(page.locator("[data-ticket]")).toHaveCount(1);
    await painted(page);
    await expect(company).toBeFocused();
    await expect(company).toBeInViewport();
  },
);
