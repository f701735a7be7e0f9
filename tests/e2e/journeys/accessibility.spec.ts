import { expect, type Locator, type Page } from "playwright/test";
import { brokenWords, expectModal, hydrated, inAudit, overflow, test } from "#tests/e2e/site";
import { violationsOn } from "#tests/e2e/violations";

/** A page of each of three kinds, each in one language and at one width; the audit tests all pages. */
const pages = [
  ["/fr", 390],
  ["/en/contact", 390],
  ["/fr/pricing", 1440],
] as const;

test("axe finds no fault on a page of each of three kinds", async ({ page }) => {
  // axe takes long on a slow machine.
  test.slow();
  for (const [path, width] of pages) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    // At the end of the page the bar at the foot of the screen lies below the content and covers no link.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect.soft(await violationsOn(page), path).toEqual([]);
  }
});

test("axe finds no fault in the drawer of a phone or the menu of a desktop", inAudit(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/pricing");
  await hydrated(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expectModal(drawer);
  await expect(drawer.getByRole("heading", { name: "Menu" })).toBeVisible();
  // The page has only one banner, the site's header.
  await expect(drawer.getByRole("banner")).toHaveCount(0);
  await drawer.getByText("Services", { exact: true }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name: "Services", exact: true })
    .hover();
  await expect(page.getByRole("region", { name: "Nos services" })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test(
  "a table whose cells are stacked on a phone is still a table for screen readers",
  inAudit(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/fr/blog/chatbot-pme-lpd");
    const table = page.getByRole("table", { name: "Un chatbot dans une PME" });
    await expect(table.getByRole("columnheader")).toHaveText(["Il sait", /^Il peut/, "Il ne doit pas"]);
    const tree = await table.getByRole("rowgroup").last().ariaSnapshot();
    expect(tree).toMatch(/- row "Donner les horaires et l’itinéraire Prendre un nom/);
    expect(tree).toContain('- rowheader "Donner les horaires et l’itinéraire"');
    expect(tree).toContain('- cell "Inventer ou négocier un prix"');
  },
);

test(
  "the dash before a list item of an article is visible, but not read out",
  inAudit(),
  async ({ page }) => {
    await page.goto("/fr/blog/chatbot-pme-lpd");
    const dashes = await page
      .locator("#main article li")
      .evaluateAll((items) =>
        items.map((item) => getComputedStyle(item, "::before").content).filter((text) => text.includes("–")),
      );
    expect(dashes.length).toBeGreaterThan(2);
    expect(new Set(dashes)).toEqual(new Set(['"–" / ""']));
  },
);

/** The text spacing that WCAG asks a page to support (1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Adds a style as a visitor's browser would; the page's content security policy does not apply to it. */
const addStyle = (page: Page, text: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, text);

const edgesOf = (thing: Locator) =>
  thing.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

test("on a narrow phone the breadcrumbs are whole, with the page's own name, however the letters are spaced", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const style of ["", SPACED, "html { font-size: 200%; }"]) {
    await page.goto("/fr/services/website-design-development/web-new");
    await addStyle(page, style);
    const trail = page.getByRole("navigation", { name: "Fil d’Ariane" });
    const steps = await trail.locator("a, [aria-current=page]").all();
    expect(steps).toHaveLength(4);
    const { bottom } = await edgesOf(trail);
    expect((await edgesOf(page.getByRole("heading", { level: 1 }))).top).toBeGreaterThanOrEqual(bottom);
    for (const step of steps) {
      await expect(step).toBeInViewport({ ratio: 1 });
      expect((await edgesOf(step)).bottom).toBeLessThanOrEqual(bottom);
      expect(await step.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(2);
    }
  }
});

test("the sum of a case stays within the window, however its letters are spaced", async ({ page }) => {
  for (const path of ["/fr/showcases/escaliers-duc", "/en/showcases/quarts"])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await addStyle(page, SPACED);
      const sum = page.locator("dl", { hasText: /CHF/ }).last().locator("dd").first();
      await sum.scrollIntoViewIfNeeded();
      const right = await sum.evaluate((element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        return Math.max(...[...letters.getClientRects()].map((box) => box.right));
      });
      expect(right, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
});

test(
  "with text at twice its size, the home page does not scroll sideways, and no word of the services is cut",
  inAudit(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ["/fr", "/fr/services"]) {
      await page.goto(path);
      await addStyle(page, "html { font-size: 200%; }");
      expect(await overflow(page), path).toBe(0);
    }
    expect(await brokenWords(page)).toEqual([]);
  },
);

test(
  "on a phone, what is pressed outside of running text is at least 24 pixels wide and high",
  inAudit(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      "/en/services/website-design-development",
      "/fr/services/website-design-development",
      "/fr/services/digital-marketing",
      "/fr/contact",
    ]) {
      await page.goto(path);
      await addStyle(page, "main * { content-visibility: visible !important; }");
      const links = page.locator("main :is(li > a, li figcaption a, dd > a)");
      const sizes = await links.evaluateAll((found) =>
        found.map((link) => {
          const { width, height } = link.getBoundingClientRect();
          const name = link.textContent || link.querySelector("img")?.alt;
          return { name, height, least: Math.min(width, height) };
        }),
      );
      const shown = sizes.filter(({ height }) => height > 0);
      expect(shown.length, path).toBeGreaterThan(2);
      expect(
        shown.filter(({ least }) => least < 24),
        path,
      ).toEqual([]);
    }
  },
);

test("the focus outline is in sight, not cut by an edge of the window", inAudit(), async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/fr");
  const cut: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const { name, top, bottom } = await focused.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const line = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      return { name: element.textContent, top: box.top - line, bottom: box.bottom + line };
    });
    if (top < 0 || bottom > 900) cut.push(`${name}: ${top} to ${bottom}`);
  }
  expect(cut).toEqual([]);
});
