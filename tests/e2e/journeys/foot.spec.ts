import { expect, type Locator, type Page, test } from "playwright/test";
import base from "#tests/e2e/playwright.config";
import { hydrated, overflow, PORT, shiftOf } from "#tests/e2e/site";

const english = `http://rivelac.example:${PORT}`;
const AI = "/services/artificial-intelligence-ai";

const { launchOptions } = base.use ?? {};
test.use({
  locale: "fr-CH",
  storageState: { cookies: [], origins: [] },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--host-resolver-rules=MAP * 127.0.0.1"],
  },
});

const consent = (page: Page) => page.getByRole("region", { name: /^(May we|Pouvons-nous)/ });
const question = (page: Page) => page.getByRole("region", { name: /Ce site existe en français/ });
const bubble = (page: Page) => page.getByRole("link", { name: /(our|notre) assistant/ });
const floats = (page: Page) => [bubble(page), bubble(page).locator("xpath=following-sibling::a")];
const ask = (page: Page) => page.locator("form", { has: page.getByLabel(/^(Ask a|Poser une) question/) });

const isNoted = (page: Page) => page.evaluate(() => localStorage.getItem("langPromptSeen") !== null);

/** Pairs of things at the foot that lie over each other, and things that are not what is seen in their middle. */
async function covered(things: Locator[]): Promise<string[]> {
  const found: string[] = [];
  const boxes = [];
  for (const thing of things) {
    await expect(thing).toBeInViewport({ ratio: 1 });
    const isSeen = await thing.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    if (!isSeen) found.push(`${thing} is covered`);
    boxes.push({ thing, box: (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 } });
  }
  for (const [index, { thing, box }] of boxes.entries())
    for (const { thing: other, box: its } of boxes.slice(index + 1)) {
      const across = Math.min(box.x + box.width, its.x + its.width) - Math.max(box.x, its.x);
      const down = Math.min(box.y + box.height, its.y + its.height) - Math.max(box.y, its.y);
      if (across > 0.5 && down > 0.5) found.push(`${thing} and ${other}`);
    }
  return found;
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 600],
  [1440, 900],
] as const) {
  test(`at the foot of the screen nothing covers anything else (${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/en", `/en${AI}`, `/fr${AI}`]) {
      // A page that is left may still note what it has asked; a file notes nothing.
      await page.goto(`${english}/robots.txt`);
      await page.evaluate(() => localStorage.clear());
      await page.goto(english + path);
      await hydrated(page);
      await expect(consent(page)).toBeVisible();
      const things = [...floats(page), consent(page)];
      if (path.startsWith("/en")) things.push(question(page));
      if (path.endsWith(AI)) things.push(ask(page));
      for (const thing of things) await expect(thing).toBeVisible();
      expect(await shiftOf(page), `${path} moved`).toBe(0);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), part);
        await expect.poll(() => covered(things), { message: `${path} at ${part}` }).toEqual([]);
      }
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      // At its end the page has room for all of it.
      const last = await page.getByRole("contentinfo").boundingBox();
      const highest = (await things.at(path.endsWith(AI) ? -1 : 2)?.boundingBox()) ?? { y: 0 };
      expect((last?.y ?? 0) + (last?.height ?? 0), path).toBeLessThanOrEqual(highest.y + 1);
    }
  });
}

test("beside the question of consent, that of language is asked, answered by keyboard, and noted once it was seen", async ({
  page,
}) => {
  // Not on the screen, it counts as not asked.
  await page.addInitScript(() => {
    if (location.pathname !== "/en/pricing") return;
    const hide = new CSSStyleSheet();
    hide.replaceSync("section[lang=fr][aria-live] { position: fixed; left: 200vw; }");
    document.adoptedStyleSheets.push(hide);
  });
  await page.goto(`${english}/en/pricing`);
  await hydrated(page);
  await expect(question(page)).toHaveCount(1);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await isNoted(page)).toBe(false);

  await page.goto(`${english}/en`);
  await expect(question(page)).toBeInViewport();
  await expect.poll(() => isNoted(page)).toBe(true);
  await consent(page).getByRole("link", { name: "What is measured" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(consent(page)).toHaveCount(0);
  await page.getByRole("button", { name: "No, stay in English" }).press("Enter");
  await expect(question(page)).toHaveCount(0);
  await expect.poll(async () => (await bubble(page).boundingBox())?.y).toBe(720 - 16 - 56);
});
