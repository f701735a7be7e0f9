import { expect, type Page } from "playwright/test";
import { ENGLISH, expectNotAsked, FRENCH, inAudit, ORIGIN, test } from "#tests/e2e/site";

test.use({ locale: "fr-CH" });

const prompt = (page: Page) => page.getByRole("region", { name: /Ce site existe en français/ });
/** The site's local storage, except the decision on consent, without which no other question is asked. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== "consent.v1")),
  );

test(
  "a reader of French on the English site is asked once: no keeps the English page, yes leads to the French site",
  inAudit(),
  async ({ page }) => {
    await page.goto(`${ENGLISH}/en`);
    await expect(prompt(page)).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({ langPromptSeen: "1" });
    await page.getByRole("button", { name: "No, stay in English" }).click();
    await expect(prompt(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${ENGLISH}/en`);
    await expect.poll(() => stored(page)).toEqual({ langChoice: "en", langPromptSeen: "1" });

    await page.evaluate(() => localStorage.removeItem("langChoice"));
    await page.goto(`${ENGLISH}/en/contact`);
    await expectNotAsked(prompt(page));

    await page.evaluate(() => localStorage.removeItem("langPromptSeen"));
    await page.goto(`${ENGLISH}/en/pricing`);
    await page.getByRole("button", { name: "Oui, en français" }).click();
    await expect(page).toHaveURL(`${ENGLISH}/fr`);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(prompt(page)).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual({ langChoice: "fr", langPromptSeen: "1" });
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectNotAsked(prompt(page));
  },
);

test(
  "the question is not asked on the French site, on a French page, or on an unknown host",
  inAudit(),
  async ({ page }) => {
    for (const address of [`${FRENCH}/en`, `${ENGLISH}/fr`, `${ORIGIN}/en`]) {
      await page.goto(address);
      await expectNotAsked(prompt(page));
      expect(await stored(page)).toEqual({});
    }
  },
);
