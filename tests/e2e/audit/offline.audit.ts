import { expect, type Page } from "playwright/test";
import { build } from "vite";
import { countLoads, hydrated, serverHeard, test } from "#tests/e2e/site";
import { controlled, everythingKept, NEVER_MS, siteOfBuilds } from "#tests/e2e/site-of-builds";

test.use({ serviceWorkers: "allow" });

/** Longer than the service worker waits for the network. */
const LATE_MS = 6000;

/** The build that the page on the screen belongs to. */
const buildOf = (page: Page) =>
  page.evaluate(() => /of-build-(\d+)/.exec(document.head.innerHTML)?.[1]).catch(() => undefined);

const dropCopy = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
  }, path);

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** The script that replaces the service worker with `SERVICE_WORKER=off npm run deploy`. */
async function workerThatEnds(): Promise<string> {
  const rolldownOptions = { input: "app/offline/service-worker-off.ts", output: { format: "iife" } } as const;
  const output = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: { write: false, rolldownOptions },
  });
  const [chunk] = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  return chunk?.type === "chunk" ? chunk.code : "";
}

let site: Awaited<ReturnType<typeof siteOfBuilds>>;

test.beforeEach(async () => {
  site = await siteOfBuilds();
});

test.afterEach(() => site.server.close());

test("the first visit does not reload; another build does once, and not over a typed text or a ticket", async ({
  page,
}) => {
  const loads = await countLoads(page);
  await page.goto(`${site.origin}/en/contact`);
  await controlled(page);
  await hydrated(page);
  await serverHeard(page);
  await expect.poll(loads).toBe(1);

  const name = page.getByLabel("Name", { exact: true }).first();
  await name.fill("Ada");
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener("controllerchange", () =>
      Reflect.set(window, "isUpdated", true),
    );
  });
  site.deploy();
  await checkForUpdate(page);
  await page.waitForFunction(() => Reflect.get(window, "isUpdated") === true);
  await serverHeard(page);
  await expect.poll(loads).toBe(1);
  await expect(name).toHaveValue("Ada");

  const form = page.getByRole("form", { name: "Call or write" });
  await form.getByLabel("Phone").fill("+41 79 555 01 01");
  await form.getByRole("button", { name: "Send" }).click();
  const ticket = page.locator("[data-ticket]");
  await expect(ticket).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, "isUpdated"));
  site.deploy();
  await checkForUpdate(page);
  await page.waitForFunction(() => Reflect.get(window, "isUpdated") === true);
  await serverHeard(page);
  await expect.poll(loads).toBe(1);
  await expect(ticket).toBeVisible();

  await page.getByRole("main").getByRole("button", { name: "Close" }).click();
  await expect(ticket).toHaveCount(0);
  site.deploy();
  await checkForUpdate(page);
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await serverHeard(page);
  await expect.poll(loads).toBe(2);
});

test("a page of an earlier build whose script is gone says so, and is loaded once more from a slow network", async ({
  page,
}) => {
  await page.goto(`${site.origin}/en/contact?source=quiz&rec=mood`);
  await controlled(page);
  await page.reload();
  await hydrated(page);
  await everythingKept(page);
  const script = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>("link[href*='/assets/contact-'][href$='.js']")?.href ?? "",
  );
  // A visitor who left before the script had loaded has kept the page without it.
  await page.goto(`${site.origin}/en/terms`);
  await hydrated(page);
  await everythingKept(page);
  await dropCopy(page, script);

  const loads = await countLoads(page);
  site.deploy();
  site.lose(new URL(script).pathname);
  site.delay(NEVER_MS, LATE_MS);
  await page.goto(`${site.origin}/en/contact?source=quiz&rec=mood`);
  await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe("2");
  await hydrated(page);
  expect(loads()).toBe(2);
  await expect
    .poll(() => site.reports)
    .toEqual([
      expect.objectContaining({
        message: expect.stringContaining(script),
        url: `${site.origin}/en/contact`,
        context: expect.objectContaining({ locale: "en" }),
      }),
    ]);
  expect(JSON.stringify(site.reports)).not.toMatch(/quiz|mood/);
});

test("a page of an earlier build that was kept whole runs on its own scripts until the new one comes", async ({
  page,
}) => {
  await page.goto(`${site.origin}/en/contact`);
  await controlled(page);
  await page.reload();
  await hydrated(page);
  await everythingKept(page);
  await page.goto(`${site.origin}/en/terms`);
  await hydrated(page);

  // The new service worker is installed, requests the page again and waits for it.
  site.deploy();
  site.delay(NEVER_MS, NEVER_MS);
  await page.goto(`${site.origin}/en/contact`);
  await hydrated(page);
  expect(await buildOf(page)).toBe("1");
  await expect(async () => {
    await page.getByRole("link", { name: "Ask our assistant" }).click();
    await expect(page.getByRole("dialog", { name: "Ask our assistant" })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

/** Deploys another build and waits until its service worker controls the page. */
async function deployTo(page: Page): Promise<void> {
  site.deploy();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const isUpdated = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve),
    );
    await registration.update();
    await isUpdated;
  });
}

test("another build does not reload a page over a conversation with the assistant", async ({ page }) => {
  const loads = await countLoads(page);
  await page.goto(`${site.origin}/en`);
  await controlled(page);
  await hydrated(page);
  await page.getByRole("link", { name: "Ask our assistant" }).click();
  const chat = page.getByRole("dialog", { name: "Ask our assistant" });
  await chat.getByRole("textbox").fill("How much is SecureWeb?");
  await chat.getByRole("textbox").press("Enter");
  await expect(chat.getByRole("log")).toContainText(/CHF\s240/);
  await deployTo(page);
  await deployTo(page);
  await expect(chat.getByRole("log")).toContainText(/CHF\s240/);
  expect(loads()).toBe(1);
});

test("another build does not reload a page over a draft for the assistant", async ({ page }) => {
  const loads = await countLoads(page);
  await page.goto(`${site.origin}/en`);
  await controlled(page);
  await hydrated(page);
  await page.getByRole("link", { name: "Ask our assistant" }).click();
  const field = page.getByRole("dialog", { name: "Ask our assistant" }).getByRole("textbox");
  await field.fill("What would a site for");
  await deployTo(page);
  await deployTo(page);
  await expect(field).toHaveValue("What would a site for");
  await expect.poll(loads).toBe(1);
  await field.fill("");
  await deployTo(page).catch(() => {});
  await expect.poll(loads).toBe(2);
});

test("switched off, the service worker drops all that it kept, and leaves every page to the network", async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/en`);
  await controlled(page);
  site.deploy(await workerThatEnds());
  await checkForUpdate(page);
  await expect(async () => expect(await page.evaluate(() => caches.keys())).toEqual([])).toPass();
  await page.goto(`${site.origin}/en/pricing`);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  site.server.closeAllConnections();
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
