import { expect, type Locator } from "playwright/test";
import { brand } from "#app/domain/site/brand";
import { openComparison, split } from "#tests/e2e/comparison";
import { complaintsOf, hydrated, inAudit, test } from "#tests/e2e/site";

test(
  "the owner of a hotel finds a case like theirs with one press, with its cost and duration",
  inAudit(),
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto("/fr");
    await hydrated(page);
    await page.getByRole("link", { name: /Hôtel Bellerive, Montreux/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Quatre nuits sur dix");
    const opening = page.locator("section").filter({ has: page.getByRole("heading", { level: 1 }) });
    await expect(opening).toContainText("CHF 12’400 une fois");
    await expect(opening).toContainText("8 semaines");
    await expect(opening.getByRole("img")).toBeInViewport();
    expect(complaints).toEqual([]);
  },
);

test(
  "with reduced motion the comparison stays where it began, and can be moved by keyboard",
  inAudit(),
  async ({ page }) => {
    await openComparison(page);
    const began = await split(page);
    expect(began).toBeGreaterThan(12);
    await page.getByRole("slider").focus();
    await page.keyboard.press("Home");
    await expect.poll(() => split(page)).toBe(12);
    await page.keyboard.press("End");
    await expect.poll(() => split(page)).toBe(88);
  },
);

test("a printed page is a handout: no navigation, no form, but every answer, the addresses of links, and how to reach us", async ({
  page,
}) => {
  await page.goto("/fr/pricing");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  for (const role of ["navigation", "form", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const answers = await page.locator("main details > p").all();
  expect(answers.length).toBeGreaterThan(5);
  for (const answer of answers) await expect(answer).toBeVisible();
  const after = (locator: Locator) => locator.evaluate((it) => getComputedStyle(it, "::after").content);
  const packages = page.getByRole("link", { name: "Ce que contient chaque forfait" });
  expect(await after(packages)).toContain("/fr/services/seo-visibility");
  const foot = await after(page.locator("footer"));
  for (const word of ["rivelac-agence.example/fr/pricing", brand.phoneDisplay, brand.email, "hors TVA"])
    expect(foot).toContain(word);
  const ink = await page.locator("h1").evaluate((title) => getComputedStyle(title).color);
  expect(ink).toBe("rgb(18, 24, 29)");
});

test("printed, the contact page is one sheet, and what can only be pressed or is only true now is left out", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/en/contact", "/fr/contact"]) {
    await page.goto(path);
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets, path).toHaveLength(1);
  }
  await page.goto("/fr/about-us");
  await expect(page.getByText("En ligne", { exact: true })).toBeHidden();
  await expect(page.getByText("Écrire à Reto")).toBeHidden();
  await page.goto("/fr");
  await expect(page.getByText("Choisissez une ville pour lire")).toBeHidden();
});
