import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "playwright/test";

export const PORT = Number(process.env.JOURNEYS_PORT ?? 8788);
export const ORIGIN = `http://localhost:${PORT}`;
/** The sites of both markets, by their own hosts. */
export const ENGLISH = `http://rivelac.example:${PORT}`;
export const FRENCH = `http://rivelac-agence.example:${PORT}`;
/** The journeys' own local database. */
export const STATE = ".wrangler/journeys";

/** The configuration of the built Worker, with rate limits that no journey reaches. */
export const SETTINGS = "build/server/wrangler.journeys.json";

/** Tags a journey that only `npm run audit` runs: a further language or width, a rare case. */
export const inAudit = (isSo = true) => ({ tag: isSo ? "@audit" : [] });

/** A journey whose visitor has declined the question of consent before; with `consent: null` it is still unanswered. */
export const test = base.extend<{ consent: "denied" | null }>({
  consent: ["denied", { option: true }],
  // An init script: Playwright's `storageState` would open an extra page for each journey.
  context: async ({ context, consent }, use) => {
    if (consent !== null)
      await context.addInitScript((choice) => {
        if (location.protocol === "http:" && localStorage.getItem("consent.v1") === null)
          localStorage.setItem("consent.v1", choice);
      }, consent);
    await use(context);
  },
});

/** A lead's row in the journeys' database, with its details parsed. */
export function findLead(reference: string): Record<string, unknown> {
  const [lead] = query("SELECT * FROM leads WHERE reference = ?", reference);
  return { ...lead, details: JSON.parse(String(lead?.details)) };
}

/** When this try began; Playwright runs each try in a new process. Earlier leads do not count. */
const began = new Date().toISOString();

/** The references of the leads that this try has sent under a name, or an e-mail address. */
export function leadsOf(value: string, column: "name" | "email" = "name"): unknown[] {
  const sql = `SELECT reference FROM leads WHERE ${column} = ? AND created_at >= ?`;
  return query(sql, value, began).map(({ reference }) => reference);
}

function query(sql: string, ...values: string[]) {
  const [file = ""] = globSync(`${STATE}/v3/d1/miniflare-D1DatabaseObject/*[0-9a-f].sqlite`).filter(
    (path) => !path.endsWith("metadata.sqlite"),
  );
  // Waits if the server is writing.
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const rows = database.prepare(sql).all(...values);
  database.close();
  return rows;
}

/** The reference on the receipt that a page, or a part of it, shows. */
export async function receiptOf(shown: Page | Locator): Promise<string> {
  return (await shown.locator("strong", { hasText: /^[0-9A-Z]{10}$/ }).textContent()) ?? "";
}

/** Everything the browser complains of while a page is open: errors, warnings, policy violations. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Journeys run without the service worker, most without pictures, and the browser warns of both.
    if (/^Service Worker registration blocked|because image loading is disabled\.$/.test(message.text()))
      return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** Waits until the page is hydrated: one of React's effects notes the first view. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.dataLayer ?? []).length > 0);
  await painted(page);
}

/** Waits for two frames, or for more, and then for the tasks that waited for the paint. */
export function painted(page: Page, frames = 2): Promise<unknown> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
  }, frames);
}

/** Holds if a question is not asked: its own script would be fetched once the page is hydrated. */
export async function expectNotAsked(question: Locator): Promise<void> {
  const page = question.page();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(question, page.url()).toHaveCount(0);
}

/** Opens a page whose clock stands still until a journey moves it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt(60_000);
}

/** Counts the documents that a page loads, also those that are left before they have finished loading. */
export async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  await page.exposeFunction("noteDocument", () => void loads++);
  await page.addInitScript(() => Reflect.get(window, "noteDocument")());
  return () => loads;
}

/** Waits until the server has answered a further request, and thus those that the page sent before. */
export function serverHeard(page: Page): Promise<unknown> {
  return page.evaluate(() => fetch("/robots.txt", { cache: "no-store" }).then((answer) => answer.text()));
}

/** Waits until a form has the scripts that check and keep its lead: the focus in its first field loads them. */
export async function canKeepLead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["outbox", "lead-schema"].every((name) => files.some((file) => file.includes(`/assets/${name}-`)));
  });
}

/** Scrolls to an element until it stays in view: sections laid out on the way may move it out again. */
export function bringIntoSight(locator: Locator): Promise<void> {
  return expect(async () => {
    const places = new Set<number | undefined>();
    // Each call waits until the element is at the same place in two frames.
    for (let look = 0; look < 5; look++) {
      await locator.scrollIntoViewIfNeeded();
      places.add((await locator.boundingBox())?.y);
    }
    expect(places.size).toBe(1);
    await expect(locator).toBeInViewport({ timeout: 1000 });
  }).toPass({ intervals: [100] });
}

/** Pixels that a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Words of a page that a line's end breaks in two. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const range = document.createRange();
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** The sum of all layout shifts since the page began. */
export async function shiftOf(page: Page): Promise<number> {
  await painted(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0);
  });
}

/** The header's link to the services, which opens their menu, in English. */
export const servicesLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services", exact: true });

export const servicesPanel = (page: Page) => page.getByRole("region", { name: "Our services" });

/** Holds once a dialog is modal. */
export function expectModal(dialog: Locator): Promise<void> {
  return expect(dialog.and(dialog.page().locator(":modal"))).toBeVisible();
}

/** Whether the focus is in an element, or in the browser's own controls. */
export function holdsFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate(
    (element) => element.contains(document.activeElement) || document.activeElement === document.body,
  );
}

/** Makes WebGL report this renderer, whatever the machine has, and sets `isDrawerNamed` when it is queried. */
export function drawnBy(context: BrowserContext, name: string): Promise<unknown> {
  return context.addInitScript((renderer) => {
    const { getParameter } = WebGL2RenderingContext.prototype;
    const UNMASKED_RENDERER = 0x9246;
    WebGL2RenderingContext.prototype.getParameter = function (parameter) {
      if (parameter !== UNMASKED_RENDERER) return Reflect.apply(getParameter, this, [parameter]);
      Reflect.set(window, "isDrawerNamed", true);
      return renderer;
    };
  }, name);
}

/** Holds back requests of a page, by default those for React; the returned function lets them through. */
export async function hold(page: Page, what = "**/assets/react-dom-*.js"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Scrolls without animation, waits until that is painted, and returns the page's height in px. */
export function scrollTo(page: Page, top: number): Promise<number> {
  return page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return document.body.scrollHeight;
  }, top);
}
