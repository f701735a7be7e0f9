import { expect, type Page } from "playwright/test";
import base from "#tests/e2e/playwright.config";
import { hydrated, PORT, test } from "#tests/e2e/site";

const english = `http://rivelac.example:${PORT}`;
const french = `http://rivelac-agence.example:${PORT}`;

const { launchOptions } = base.use ?? {};
test.use({
  locale: "fr-CH",
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      "--host-resolver-rules=MAP * 127.0.0.1",
      `--unsafely-treat-insecure-origin-as-secure=${english},${french}`,
    ],
  },
});

const prompt = (page: Page) => page.getByRole("region", { name: /Ce site existe en français/ });
/** What the site keeps, but for the decision on measurement, without which nobody is asked anything else. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== "consent.v1")),
  );

test("a reader of French on the English site is asked once, and taken to the French site on yes", async ({
  page,
}) => {
  await page.goto(`${english}/en/pricing`);
  await expect(prompt(page)).toBeVisible();
  await expect.poll(() => stored(page)).toEqual({ langPromptSeen: "1" });
  await page.getByRole("button", { name: "Oui, en français" }).click();
  await expect(page).toHaveURL(`${english}/fr`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(prompt(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual({ langChoice: "fr", langPromptSeen: "1" });
});

test("no keeps the English page, and nobody is asked twice", async ({ page, context }) => {
  await page.goto(`${english}/en`);
  await page.getByRole("button", { name: "No, stay in English" }).click();
  await expect(prompt(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${english}/en`);
  await expect.poll(() => stored(page)).toEqual({ langChoice: "en", langPromptSeen: "1" });

  await page.evaluate(() => localStorage.removeItem("langChoice"));
  const second = await context.newPage();
  await second.goto(`${english}/en/contact`);
  await hydrated(second);
  await expect(prompt(second)).toHaveCount(0);
});

test("nobody is asked on the French site, on a French page, or on an unknown host", async ({ page }) => {
  for (const address of [`${french}/en`, `${english}/fr`, `http://localhost:${PORT}/en`]) {
    await page.goto(address);
    await hydrated(page);
    await expect(prompt(page), address).toHaveCount(0);
    expect(await stored(page)).toEqual({});
  }
});
