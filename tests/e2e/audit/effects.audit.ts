import { type BrowserContext, type CDPSession, expect, type Page } from "playwright/test";
import { drawnBy, hydrated, ORIGIN, test } from "#tests/e2e/site";

const design = "/services/website-design-development";
const intelligence = "/services/artificial-intelligence-ai";

/** Each page that has an effect, and the selector of the element that holds it. */
const effects = [
  ["/en", "main section [aria-hidden]"],
  [`/fr${design}`, "main section [aria-hidden]"],
  [`/en${design}/web-new`, "h3"],
  [`/fr${design}/web-refresh`, "input[type=range]"],
  ["/fr/services/seo-visibility", "figure"],
  ["/en/services/graphic-design", "main svg"],
  [`/fr${intelligence}`, "main section [aria-hidden]"],
  [`/en${intelligence}/chatbots`, "main svg"],
  ["/fr/about-us", "h3"],
] as const;

/** Matches the scripts of effects by their names in the build. */
const effectFiles =
  /\/assets\/(?:aurora|tubes|lanyard|particle|tilting|rotating|comparison|confetti|webgl)[^/]*\.js$/;

/** Counts the callbacks that a page schedules: animation frames, timers, idle callbacks. */
async function countCallbacks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "callbacks", 0);
    for (const name of ["requestAnimationFrame", "setTimeout", "setInterval", "requestIdleCallback"]) {
      const plain = Reflect.get(window, name);
      Reflect.set(window, name, (run: (...args: unknown[]) => void, ...rest: unknown[]) =>
        plain(
          (...args: unknown[]) => {
            Reflect.set(window, "callbacks", Reflect.get(window, "callbacks") + 1);
            run(...args);
          },
          ...rest,
        ),
      );
    }
  });
}

async function callbacksIn(page: Page, ms: number): Promise<number> {
  const count = () => page.evaluate<number>(() => Reflect.get(window, "callbacks"));
  const before = await count();
  await page.waitForTimeout(ms);
  return (await count()) - before;
}

test("with reduced motion nothing moves, and a second after it has loaded a page runs no callback", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await countCallbacks(page);
  for (const [path] of effects) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(1000);
    expect(await callbacksIn(page, 500), path).toBe(0);
  }
  // The comparison's script is needed: a visitor can also move it by hand.
  expect(fetched.filter((url) => effectFiles.test(url) && !url.includes("comparison"))).toEqual([]);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test.beforeEach(({ context }) => drawnBy(context, "graphics card"));

  test("an effect that is out of sight runs no callback", async ({ page }) => {
    await countCallbacks(page);
    for (const [path] of effects) {
      await page.goto(path);
      await hydrated(page);
      await page.waitForTimeout(1800);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      // The bootstrap checks once more, late; after that no callback runs.
      await expect.soft.poll(() => callbacksIn(page, 1500), { message: path }).toBe(0);
    }
  });

  for (const [path] of effects) {
    test(`heap and listeners do not grow during a minute on ${path}`, async ({ page }) => {
      test.setTimeout(120_000);
      const session = await page.context().newCDPSession(page);
      await session.send("Performance.enable");
      await page.goto(path);
      await hydrated(page);
      await page.waitForTimeout(5000);
      const before = await weigh(session);
      await page.waitForTimeout(60_000);
      const after = await weigh(session);
      expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes + 60);
      expect(after.heap / before.heap).toBeLessThan(1.15);
    });
  }
});

/** What a page holds after garbage collection: bytes of heap, nodes, listeners. */
async function weigh(session: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: value("JSHeapUsedSize"), nodes: value("Nodes"), listeners: value("JSEventListeners") };
}

/** Visits the pages with effects and returns their errors and what is missing on them. */
async function walk(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  for (const [path, host] of effects) {
    await page.goto(ORIGIN + path);
    await hydrated(page);
    await page.waitForTimeout(900);
    if ((await page.getByRole("heading", { level: 1 }).count()) !== 1) faults.push(`${path}: no heading`);
    if ((await page.locator(host).count()) === 0) faults.push(`${path}: no ${host}`);
    if (await page.getByText("There was an error loading this section").count())
      faults.push(`${path}: an error`);
  }
  await context.close();
  return faults;
}

test("out of sight no time-based animation runs: the browser would render frames for it for ever", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference", viewport });
  for (const [path] of effects) {
    await page.goto(path);
    await hydrated(page);
    // Each section is laid out once, when its size is measured.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>("main section, footer")].every(
        ({ style }) => style.containIntrinsicBlockSize,
      ),
    );
    const timed = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return timeline === document.timeline && !target?.checkVisibility({ contentVisibilityAuto: true });
        })
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML),
    );
    expect(timed, path).toEqual([]);
  }
  await page.close();
});

test("with the scripts of all effects blocked, pages are whole", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "no-preference" });
  const blocked = new Set<string>();
  await context.route(effectFiles, (route) => {
    blocked.add(route.request().url());
    return route.abort();
  });
  expect(await walk(context)).toEqual([]);
  expect(blocked.size).toBeGreaterThan(0);
});
