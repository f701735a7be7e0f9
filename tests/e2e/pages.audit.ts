import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "playwright/test";
import { articles } from "#app/content/blog";
import { pageNames } from "#app/content/page-names";
import { complaintsOf, hydrated, overflow } from "./site";

const addresses = [...Object.keys(pageNames.en), ...articles.en.map(({ slug }) => `/blog/${slug}`)];

for (const locale of ["en", "fr"]) {
  for (const width of [320, 390, 1440]) {
    test(`every page in ${locale} at ${width} px is clean, accessible and leads only to pages that are there`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const complaints = complaintsOf(page);
      const links = new Set<string>();
      for (const address of addresses) {
        await page.goto(`/${locale}${address}`);
        await hydrated(page);
        expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
          .analyze();
        expect.soft(violations.map(({ id, nodes }) => `${address} ${id} ${nodes[0]?.html}`)).toEqual([]);
        for (const link of await page.locator('a[href^="/"]').all())
          links.add((await link.getAttribute("href")) ?? "");
      }
      expect(complaints).toEqual([]);
      for (const link of links) {
        const answer = await request.get(link);
        expect.soft(answer.status(), link).toBe(200);
        expect.soft(await answer.text(), link).toContain(`<html lang="${link.slice(1, 3)}">`);
      }
    });
  }
}
