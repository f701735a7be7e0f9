import { expect, type Page } from "playwright/test";
import { articles } from "#app/content/pages/blog";
import { pageNames } from "#app/content/shared/page-names";
import { type Locale, locales } from "#app/domain/language/locale";
import { caseSlugs } from "#app/domain/offers/cases";
import { cities } from "#app/domain/offers/cities";
import {
  brokenWords,
  complaintsOf,
  hydrated,
  ORIGIN,
  overflow,
  painted,
  shiftOf,
  test,
} from "#tests/e2e/site";
import { violationsOn } from "#tests/e2e/violations";

const addressesIn = (locale: Locale) => [
  ...Object.keys(pageNames.en),
  ...articles[locale].map(({ slug }) => `/blog/${slug}`),
  `/services/seo-visibility-${cities[0]?.slug[locale]}`,
];

const cases = caseSlugs.map((slug) => `/showcases/${slug}`);

for (const locale of locales) {
  for (const width of [320, 390, 1440]) {
    test(`every page in ${locale} at ${width} px has no errors, is accessible and links only to pages that exist`, async ({
      page,
      context,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const strangers: string[] = [];
      page.on("request", (asked) => {
        if (!asked.url().startsWith(ORIGIN) && asked.url().startsWith("http")) strangers.push(asked.url());
      });
      const complaints = complaintsOf(page);
      const links = new Set<string>();
      for (const address of addressesIn(locale)) {
        await page.goto(`/${locale}${address}`);
        // React hydrates every page except this one.
        await (address === "/offline" ? painted(page) : hydrated(page));
        expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
        expect.soft(await brokenWords(page), address).toEqual([]);
        expect.soft(await shiftOf(page), `${address} moved`).toBe(0);
        await scrollToEnd(page);
        expect.soft(await violationsOn(page), address).toEqual([]);
        for (const link of await page.locator('a[href^="/"]').all())
          links.add((await link.getAttribute("href")) ?? "");
      }
      expect(complaints).toEqual([]);
      // The visitor has not agreed to anything yet.
      expect(strangers).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      for (const link of links) {
        const answer = await request.get(link, { headers: { referer: `${ORIGIN}/${locale}` } });
        const [, named = locale] = /^\/(en|fr)\b/.exec(link) ?? [];
        expect.soft(answer.status(), link).toBe(200);
        expect.soft(await answer.text(), link).toContain(`<html lang="${named}">`);
      }
    });
  }
}

for (const locale of locales)
  test(`axe finds no fault on a case or a missing page in ${locale} on a phone`, async ({ page }) => {
    // Not on a wide screen: axe does not see the dark background painted below the text of the case on stairs.
    await page.setViewportSize({ width: 390, height: 900 });
    for (const address of [...cases, "/nowhere"]) {
      await page.goto(`/${locale}${address}`);
      await hydrated(page);
      await scrollToEnd(page);
      expect.soft(await violationsOn(page), address).toEqual([]);
    }
  });

for (const locale of locales)
  test(`no word in ${locale} is broken by the end of a line, whatever the screen`, async ({ page }) => {
    for (const address of [...addressesIn(locale), ...cases]) {
      await page.goto(`/${locale}${address}`);
      for (const width of [320, 360, 600, 768, 820, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await brokenWords(page), `${address} at ${width}`).toEqual([]);
      }
    }
  });

for (const locale of locales)
  test(`no text to be read at length in ${locale} has lines of more than 84 letters`, async ({ page }) => {
    const read = (address: string) => /^\/(?:blog\/|pricing|contact|privacy|terms)/.test(address);
    for (const address of addressesIn(locale).filter(read)) {
      await page.goto(`/${locale}${address}`);
      for (const width of [820, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await wideParagraphs(page), `${address} at ${width}`).toEqual([]);
      }
    }
  });

for (const locale of locales)
  test(`names and numbers on a service's drawings in ${locale} keep apart, whatever the screen`, async ({
    page,
  }) => {
    for (const address of addressesIn(locale).filter((address) => address.startsWith("/services/"))) {
      await page.goto(`/${locale}${address}`);
      for (const width of [360, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await touching(page), `${address} at ${width}`).toEqual([]);
      }
    }
  });

for (const locale of locales)
  test(`no page in ${locale} is wider than a phone if its visitor has set a large text size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const address of [...addressesIn(locale), ...cases, "/nowhere"]) {
      await page.goto(`/${locale}${address}`);
      expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
    }
  });

// Every page is visited while the question of consent is still unanswered, and nothing intercepts its requests.
test.use({ consent: null });

/** The beginnings of paragraphs of several lines that have more than 84 letters a line. */
function wideParagraphs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main p")]
      .filter((paragraph) => paragraph.checkVisibility())
      .map((paragraph) => {
        const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
        const lines = Math.round(paragraph.getBoundingClientRect().height / lineHeight);
        return { text: paragraph.textContent, lines };
      })
      .filter(({ text, lines }) => lines > 1 && text.length / lines > 84)
      .map(({ text }) => text.slice(0, 40)),
  );
}

/** Pairs of names and numbers on a page's drawings that are less than a pixel apart. */
function touching(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll("main :is(svg text, p[aria-hidden] > span)")]
      .filter((mark) => mark.textContent && mark.checkVisibility({ visibilityProperty: true }))
      .map((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        return { name: mark.textContent, box: range.getBoundingClientRect() };
      });
    return marks.flatMap(({ name, box }, index) =>
      marks
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.max(box.left, other.left) < Math.min(box.right, other.right) + 1 &&
            Math.max(box.top, other.top) + 4 < Math.min(box.bottom, other.bottom),
        )
        .map((other) => `${name} × ${other.name}`),
    );
  });
}

/** How each overlay is opened, and the widths in px at which it is tested. */
const overlays: [name: string, widths: number[], open: (page: Page) => Promise<unknown>][] = [
  ["services menu", [768, 1440], (page) => page.locator("[aria-controls='services-menu']").click()],
  ["drawer", [320, 390], openDrawer],
  ["client login", [320, 390, 768, 1440], (page) => say(page, "open-portal-login")],
  ["schedule dialog", [320, 390, 768, 1440], openSchedule],
  ["assistant", [320, 390, 768, 1440], openAssistant],
  ["toast", [320, 1440], (page) => page.locator("h1").click({ button: "right" })],
  ["toast over a dialog", [320, 1440], openToastOverDialog],
];

/**
 * Scrolls to the end of a page, where the bar at the foot of the screen lies below the content and covers no link.
 * Hides the header on the services page, where it stays on a phone and would cover what lies under it.
 */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const header = document.querySelector<HTMLElement>("body > header");
    if (header && window.location.pathname.endsWith("/services")) header.style.visibility = "hidden";
  });
}

/** Hides the bar, which would cover a part of the page: while an overlay is open the page cannot scroll. */
function liftBar(page: Page): Promise<void> {
  return page.locator("#dock").evaluate((bar) => {
    bar.style.visibility = "hidden";
  });
}

function say(page: Page, event: string): Promise<unknown> {
  return page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Services", { exact: true }).click();
}

async function openSchedule(page: Page): Promise<void> {
  await say(page, "open-schedule");
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
}

async function openToastOverDialog(page: Page): Promise<void> {
  await openSchedule(page);
  await page.getByRole("dialog").getByRole("heading").first().click({ button: "right" });
  await page.locator("[popover]:popover-open").waitFor();
}

async function openAssistant(page: Page): Promise<void> {
  await page.getByRole("link", { name: /(our|notre) assistant/ }).click();
  // It is not modal: a visitor can read the page meanwhile.
  await page.getByRole("dialog").getByRole("textbox").fill("logo");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByRole("link").first().waitFor();
}

for (const locale of locales) {
  for (const [name, widths, open] of overlays) {
    test(`${name} in ${locale} is accessible and fits`, async ({ page }) => {
      const complaints = complaintsOf(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/${locale}`);
        await hydrated(page);
        await open(page);
        await painted(page);
        expect.soft(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
        await page.screenshot({ path: test.info().outputPath(`${width}.png`) });
        await liftBar(page);
        expect.soft(await violationsOn(page), `at ${width}`).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });
  }
}

test("printed, a section stays whole with its title; a term or a title beside its text does not hold what comes after it", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of [
    "/fr",
    "/fr/pricing",
    "/fr/services/seo-visibility",
    "/fr/services/seo-visibility-nyon",
    "/fr/services/hosting-and-maintenance",
    "/en/services/website-design-development/web-new",
  ]) {
    await page.goto(path);
    const { torn, holding, sections } = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
      const sections = shown("section:has(> div > h2 + div):not(:has(details))");
      return {
        sections: sections.length,
        torn: sections
          .filter((section) => getComputedStyle(section).breakInside !== "avoid")
          .map((section) => section.querySelector("h2")?.textContent),
        holding: shown(":is(li h3, dl > div > dt)")
          .filter((element) => getComputedStyle(element).breakAfter !== "auto")
          .map((element) => element.textContent),
      };
    });
    expect(sections, path).toBeGreaterThan(1);
    expect.soft(torn, path).toEqual([]);
    expect.soft(holding, path).toEqual([]);
  }
});

test("in print and with forced colours no tint lies behind text", async ({ browser }) => {
  for (const look of [{ media: "print" }, { forcedColors: "active" }] as const) {
    const page = await browser.newPage({ baseURL: ORIGIN });
    await page.emulateMedia(look);
    for (const path of ["/fr", "/fr/privacy", "/fr/services/seo-visibility"]) {
      await page.goto(path);
      const tinted = await page.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .filter((element) => getComputedStyle(element).borderImageSource !== "none")
          .map((element) => element.textContent?.slice(0, 40)),
      );
      expect.soft(tinted, path).toEqual([]);
    }
    await page.close();
  }
});
