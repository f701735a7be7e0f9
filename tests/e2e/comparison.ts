import { expect, type Page } from "playwright/test";
import { bringIntoSight, hydrated } from "#tests/e2e/site";

/** The position of the line between before and after, in per cent. */
export const split = (page: Page) =>
  page
    .getByRole("slider")
    .locator("..")
    .evaluate((frame) => Number.parseFloat(getComputedStyle(frame).getPropertyValue("--split")));

export async function openComparison(page: Page): Promise<void> {
  await page.goto("/en/services/website-design-development/web-refresh");
  await hydrated(page);
  await bringIntoSight(page.getByRole("slider").locator(".."));
  await expect(page.getByRole("slider").locator("..")).toHaveAttribute("data-ready", "");
}
