import { expect, type Page } from "playwright/test";
import { hydrated, inAudit, test } from "#tests/e2e/site";

const ring = [
  "/en",
  "/en/services/website-design-development",
  "/en/dashboard",
  "/en/services",
  "/en/contact",
  "/en/services/artificial-intelligence-ai/chatbots",
  "/en/blog",
  "/en/pricing",
];

/** The computed styles of all elements, without their positions: sections out of sight are not laid out yet. */
function looks(page: Page): Promise<string[]> {
  const kept = ["color", "background", "font", "padding", "border", "display", "position", "gap"];
  return page.locator("header, main, footer").evaluateAll(
    (roots, kept) =>
      roots.flatMap((root) =>
        [root, ...root.querySelectorAll("*:not(style)")].map((element) => {
          const style = getComputedStyle(element);
          return `${element.tagName} ${kept.map((name) => style.getPropertyValue(name)).join("; ")}`;
        }),
      ),
    kept,
  );
}

/** The classes of a page's elements that the site's style sheets have rules for, but none of the sheets in use has. */
function unstyled(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const sheets = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    const inUse = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    const names = new Set(
      [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]),
    );
    const isIn = (texts: string[], name: string) =>
      texts.some((text) => new RegExp(`\\.${CSS.escape(name)}(?![\\w-])`).test(text));
    return [...names].filter((name) => isIn(sheets, name) && !isIn(inUse, name));
  });
}

test.describe("on a first visit", () => {
  test.use({ consent: null });

  test("what scripts add to a page has its style: a question, a ticket", inAudit(), async ({ page }) => {
    await page.goto("/en/pricing");
    await expect(page.getByRole("region", { name: "May we measure your visit?" })).toBeVisible();
    expect(await unstyled(page)).toEqual([]);
    const form = page.locator("#contact");
    await form.getByLabel("Name", { exact: true }).fill("Ada Rochat");
    await form.getByLabel("Phone", { exact: true }).fill("+41 79 555 01 01");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.locator("strong", { hasText: /^[0-9A-Z]{10}$/ })).toBeVisible();
    expect(await unstyled(page)).toEqual([]);
  });
});

test("a page looks the same whichever page a visitor comes from", inAudit(), async ({ page }) => {
  const loaded = new Map<string, string[]>();
  for (const path of ring) {
    await page.goto(path);
    await hydrated(page);
    loaded.set(path, await looks(page));
  }
  await page.goto(ring.at(-1) ?? "");
  await hydrated(page);
  for (const path of ring) {
    const title = page.waitForFunction((before) => document.title !== before, await page.title());
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement("a"), { href: path });
      document.body.appendChild(link);
      link.click();
      link.remove();
    }, path);
    await title;
    await page.waitForLoadState("networkidle");
    await expect.poll(() => looks(page), { message: path }).toEqual(loaded.get(path));
  }
});
