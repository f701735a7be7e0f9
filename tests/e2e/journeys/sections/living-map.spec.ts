import { expect } from "playwright/test";
import { citiesByName } from "#app/domain/offers/cities";
import { inAudit, test } from "#tests/e2e/site";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("choosing a town on the map shows what a client there says, and links to its page", async ({
    page,
  }) => {
    await page.goto("/fr");
    const here = page.getByText("Les réservations directes ont augmenté").first();
    await expect(here).toBeHidden();
    await page.getByRole("radio", { name: "Montreux" }).check();
    await expect(here).toBeVisible();
    await page.getByRole("link", { name: "Être visible à Montreux" }).click();
    await expect(page).toHaveURL(/\/fr\/services\/seo-visibility-montreux$/);
  });
});

test("the arrow keys move through the towns of the map, and the list beside it has the same towns", async ({
  page,
}) => {
  await page.goto("/en");
  const names = citiesByName("en").map(({ name }) => name.en);
  const towns = page.getByRole("group", { name: "Towns on the map" });
  await expect(towns.getByRole("radio")).toHaveCount(names.length);
  await expect(page.getByRole("list", { name: "All towns" }).getByRole("listitem")).toHaveText(names);
  await expect(towns.getByRole("radio", { name: "Geneva" })).toBeChecked();
  await towns.getByRole("radio", { name: "Geneva" }).focus();
  for (const name of ["La Chaux-de-Fonds", "Lausanne", "Martigny"]) {
    await page.keyboard.press("ArrowDown");
    await expect(towns.getByRole("radio", { name })).toBeChecked();
    await expect(towns.getByRole("link")).toHaveText(`Get found in ${name}`);
  }
});

test(
  "pointing at or focusing a name in the list highlights its mark on the map",
  inAudit(),
  async ({ page }) => {
    await page.goto("/fr");
    const list = page.getByRole("list", { name: "Toutes les villes" });
    const ring = (name: string) =>
      page
        .locator("[data-town]", { hasText: new RegExp(`^${name}$`) })
        .evaluate((mark) => getComputedStyle(mark, "::before").opacity);
    const names = citiesByName("fr").map(({ name }) => name.fr);
    for (const name of names) {
      await list.getByRole("link", { name }).focus();
      await expect.poll(() => ring(name)).toBe("1");
    }
    await expect.poll(() => ring("Bulle")).toBe("0");
    await list.getByRole("link", { name: "Bulle" }).hover();
    await expect.poll(() => ring("Bulle")).toBe("1");
  },
);
