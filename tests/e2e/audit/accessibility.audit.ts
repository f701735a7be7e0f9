import { expect } from "playwright/test";
import { hydrated, test } from "#tests/e2e/site";
import { violationsOn } from "#tests/e2e/violations";

const design = "/services/website-design-development";
const intelligence = "/services/artificial-intelligence-ai";

/** One page of each kind. */
const kinds = [
  "",
  "/services",
  design,
  `${design}/web-new`,
  `${design}/web-refresh`,
  "/services/graphic-design",
  "/services/seo-visibility-geneve",
  intelligence,
  `${intelligence}/chatbots`,
  "/services/hosting-and-maintenance",
  "/pricing",
  "/contact",
  "/blog",
  "/blog/structurer-site-seo-2025",
  "/showcases",
  "/showcases/hotel-bellerive",
  "/showcases/escaliers-duc",
  "/showcases/physio-grand-pont",
  "/about-us",
  "/dashboard",
  "/privacy",
  "/nowhere",
];

// Each language meets both widths.
for (const [place, [locale, width]] of (
  [
    ["fr", 390],
    ["en", 390],
    ["fr", 1440],
    ["en", 1440],
  ] as const
).entries()) {
  test(`a quarter of the kinds of pages, in ${locale} at ${width} px, keeps nothing from anyone`, async ({
    page,
  }) => {
    // Each page is looked through by axe, on whatever machine.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const address of kinds.filter((_, index) => index % 4 === place)) {
      await page.goto(`/${locale}${address}`);
      await hydrated(page);
      // At its end the bar at the foot of the screen lies under the page, not over whatever link is there.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect.soft(await violationsOn(page), address).toEqual([]);
    }
  });
}
