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

test("in a low window, an arrow key that chooses a town in the south shows its quote, too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/fr");
  const towns = page.getByRole("group", { name: "Villes de la carte" });
  await towns.getByRole("radio", { name: "Nyon" }).focus();
  for (const name of ["Sierre", "Sion"]) {
    await page.keyboard.press("ArrowDown");
    await expect(towns.getByRole("radio", { name })).toBeInViewport();
    await expect(towns.getByRole("blockquote")).toBeInViewport({ ratio: 1 });
  }
});

test(
  "pointing at or focusing a name in the list draws a ring around its town on the map",
  inAudit(),
  async ({ page }) => {
    await page.goto("/fr");
    const list = page.getByRole("list", { name: "Toutes les villes" });
    /** Distance in px between the ring of a link and the circle of its town; infinite if there is no ring. */
    const distance = (name: string) =>
      list.getByRole("link", { name }).evaluate((link) => {
        const { content, top, left } = getComputedStyle(link, "::before");
        const town = link.closest("li")?.dataset.town;
        const circle = document.querySelector(`label[data-town="${town}"] input`)?.getBoundingClientRect();
        const map = document.querySelector("fieldset:has([data-town]) img")?.getBoundingClientRect();
        if (content === "none" || !circle || !map) return Number.POSITIVE_INFINITY;
        const x = circle.x + circle.width / 2 - map.x;
        const y = circle.y + circle.height / 2 - map.y;
        return Math.hypot(x - Number.parseFloat(left), y - Number.parseFloat(top));
      });
    for (const { name } of citiesByName("fr")) {
      expect(await distance(name.fr)).toBe(Number.POSITIVE_INFINITY);
      await list.getByRole("link", { name: name.fr }).focus();
      // The touch targets of neighbours are moved apart, by at most half a rem on each axis.
      expect(await distance(name.fr), name.fr).toBeLessThan(12);
    }
    await list.getByRole("link", { name: "Bulle" }).hover();
    expect(await distance("Bulle")).toBeLessThan(12);
  },
);
