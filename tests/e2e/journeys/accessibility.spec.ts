import { expect, test } from "playwright/test";
import { hydrated } from "#tests/e2e/site";
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

for (const [index, address] of kinds.entries()) {
  const path = (index % 2 === 0 ? "/fr" : "/en") + address;
  // Each language meets both widths.
  const width = index % 4 < 2 ? 390 : 1440;
  test(`${path} at ${width} px keeps nothing from anyone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    // At its end the bar at the foot of the screen lies under the page, not over whatever link is there.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await violationsOn(page)).toEqual([]);
  });
}
