import { expect } from "playwright/test";
import { type Billing, type PlanKey, planPrice } from "#app/domain/offers/plans";
import { findLead, hydrated, inAudit, ORIGIN, receiptOf, test } from "#tests/e2e/site";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test(
      "a visitor compares yearly prices, chooses a plan, then another, and asks for it",
      inAudit(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto("/fr/pricing");
        if (javaScriptEnabled) await hydrated(page);
        const plans = page.locator("#plans");
        const price = (key: PlanKey, billing: Billing) =>
          plans.getByText(new RegExp(`^${planPrice(key, billing)}\\s+CHF$`));
        await expect(price("pro", "monthly")).toBeVisible();
        await expect(plans.getByRole("status")).toHaveText("", { useInnerText: true });
        await plans.getByText("À l’année", { exact: true }).click();
        for (const key of ["basic", "pro", "commerce"] as const)
          await expect(price(key, "yearly")).toBeVisible();
        await expect(price("pro", "monthly")).toBeHidden();
        await expect(plans.getByRole("status")).toHaveText(
          new RegExp(`^À l’année, .*Pro ${planPrice("pro", "yearly")}`),
          { useInnerText: true },
        );
        await expect(plans.getByRole("link", { name: "SEO de base" }).first()).toHaveAttribute(
          "href",
          "/fr/services/seo-visibility",
        );

        await plans.getByRole("link", { name: "Choisir Pro" }).click();
        await expect(page).toHaveURL(`${ORIGIN}/fr/pricing?plan=pro-yearly#contact`);
        const form = page.locator("#contact");
        await expect(form.getByRole("heading", { level: 2 })).toBeInViewport();
        await expect(form.getByLabel("Forfait").getByRole("option", { selected: true })).toHaveText(
          "Pro, payé à l’année",
        );
        await expect(price("pro", "yearly")).toBeVisible();
        await form.getByLabel("Nom", { exact: true }).fill("Ada Rochat");
        // Without script a page that is requested again has an empty form.
        if (javaScriptEnabled) {
          await plans.getByRole("link", { name: "Choisir Commerce" }).click();
          await expect(form.getByLabel("Forfait")).toHaveValue("commerce-yearly");
          await expect(form.getByLabel("Nom", { exact: true })).toHaveValue("Ada Rochat");
          await plans.getByRole("link", { name: "Choisir Pro" }).click();
          await expect(form.getByLabel("Forfait")).toHaveValue("pro-yearly");
        }
        await form.getByLabel("Téléphone", { exact: true }).fill("+41 79 555 01 01");
        await form.getByRole("button", { name: "Envoyer" }).click();
        await expect(form.getByText("Message envoyé. Nous vous contacterons bientôt.")).toBeInViewport();
        const lead = findLead(await receiptOf(form));
        expect(lead).toMatchObject({
          kind: "call",
          page: "/fr/pricing",
          details: { plan: "pro", billing: "yearly" },
        });
        expect(lead.message).toContain("Forfait: Pro, payé à l’année");
        await expect(form).toContainText("ForfaitPro, payé à l’année");
      },
    );
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an offer chosen on its own page, ${javaScriptEnabled ? "with" : "without"} script,`, () => {
    test.use({ javaScriptEnabled });

    test(
      "is named by the contact page's form, in either language, by its ticket and by its lead",
      inAudit(),
      async ({ page }) => {
        await page.goto("/en/services/seo-visibility");
        if (javaScriptEnabled) await hydrated(page);
        await page.getByRole("link", { name: "Choose Local SEO" }).click();
        await expect(page).toHaveURL(`${ORIGIN}/en/contact?plan=seo-local#callback`);
        await expect(page.getByLabel("Plan")).toHaveValue("Local SEO");
        await expect(page.locator("#callback")).toBeInViewport();

        await page.getByRole("link", { name: "FR", exact: true }).click();
        const form = page.locator("#callback");
        await expect(form.getByLabel("Forfait")).toHaveValue("SEO local");
        await form.getByLabel("Nom", { exact: true }).fill("Noé Aubert");
        await form.getByLabel("Téléphone", { exact: true }).fill("+41 79 555 01 02");
        await form.getByRole("button", { name: "Envoyer" }).click();
        await expect(form).toContainText("ForfaitSEO local");
        const lead = findLead(await receiptOf(form));
        expect(lead).toMatchObject({ page: "/fr/contact", details: { offer: "SEO local" } });
        expect(lead.message).toContain("Forfait: SEO local");
      },
    );
  });
}

test(
  "a plan that was chosen in the form's own list is still chosen in the other language, unless the address names one",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/pricing");
    await hydrated(page);
    const plan = page.locator("select[name=plan]");
    await plan.selectOption("basic-yearly");
    await page.locator("header").getByRole("link", { name: "FR", exact: true }).click();
    await expect(page).toHaveURL("/fr/pricing");
    await expect(plan).toHaveValue("basic-yearly");
    await page.goto("/fr/pricing?plan=pro");
    await hydrated(page);
    await expect(plan).toHaveValue(/^pro/);
  },
);
