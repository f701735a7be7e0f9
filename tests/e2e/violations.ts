import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** Accessibility faults that axe finds on a page: rule and element. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    // No page has frames; the other mode, which supports them, would open an extra tab for every page.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
