import { expect } from "playwright/test";
import { findLead, hydrated, inAudit, ORIGIN, receiptOf, test } from "#tests/e2e/site";

const HOSTING = "services/hosting-and-maintenance";

const forest = "rgb(47, 107, 74)";
const signal = "rgb(200, 16, 46)";

for (const javaScriptEnabled of [true, false]) {
  test(
    `a visitor chooses a hosting plan, another, and asks for it (${javaScriptEnabled ? "with" : "without"} script)`,
    inAudit(javaScriptEnabled),
    async ({ browser }) => {
      const page = await browser.newPage({ baseURL: ORIGIN, javaScriptEnabled, reducedMotion: "reduce" });
      await page.goto(`/fr/${HOSTING}`);
      if (javaScriptEnabled) await hydrated(page);
      const plans = page.locator("#plans-section");
      const email = plans.getByLabel("E-mail");
      await expect(email).toBeHidden();
      await plans.getByText("Perform", { exact: true }).click();
      await expect(email).toBeVisible();
      await expect(
        plans.getByRole("heading", { name: "Votre formule : Perform, 120 CHF par an" }),
      ).toBeVisible();
      await expect(plans.getByText("Choisie", { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(
        plans.getByText(/^Choisir (Perform|SecureWeb|Expansion)$/).filter({ visible: true }),
      ).toHaveCount(2);
      if (javaScriptEnabled) await expect(plans.getByText("Choisir une autre formule")).toBeInViewport();
      await plans.getByText("Choisir une autre formule").click();
      await expect(plans.getByRole("radio", { name: /Perform/ })).toBeFocused();
      await expect(plans.getByRole("radio", { checked: true })).toHaveCount(javaScriptEnabled ? 0 : 1);
      await expect(plans.getByText("Perform", { exact: true })).toBeInViewport();
      await plans.getByText("SecureWeb", { exact: true }).click();
      await expect(
        plans.getByRole("heading", { name: "Votre formule : SecureWeb, 240 CHF par an" }),
      ).toBeVisible();
      await plans.getByLabel("Nom", { exact: true }).fill("Luc Favre");
      await email.fill("luc@cave.example");
      await plans.getByRole("button", { name: "Demander cette formule" }).click();
      await expect(plans.getByText("Message envoyé. Nous vous contacterons dès que possible.")).toBeVisible();
      await expect(plans.locator("form", { hasText: "Message envoyé" })).toHaveCSS(
        "background-color",
        forest,
      );
      await expect(plans.locator("#plan")).toContainText(/FormuleSecureWeb/);
      await expect(plans.locator("#plan")).toContainText(/Notre réponse\S+ \d+\w*\s\S+ au plus tard/);
      const lead = findLead(await receiptOf(plans));
      expect(lead).toMatchObject({
        kind: "plan",
        email: "luc@cave.example",
        details: { planKey: "secureweb" },
      });
      expect(lead.message).toBe("Formule: SecureWeb\nSite web: N/A\nNom: Luc Favre");
      await page.close();
    },
  );
}

test("the chosen plan and what was typed are there after a reload", inAudit(), async ({ page }) => {
  await page.goto(`/en/${HOSTING}`);
  await hydrated(page);
  const plans = page.locator("#plans-section");
  await plans.getByText("SecureWeb", { exact: true }).click();
  await plans.getByLabel("Name").fill("Luc Favre");
  await page.reload();
  await hydrated(page);
  await plans.scrollIntoViewIfNeeded();
  await expect(plans.getByRole("radio", { name: /SecureWeb/ })).toBeChecked();
  await expect(plans.getByLabel("Name")).toBeVisible();
  await expect(plans.getByLabel("Name")).toHaveValue("Luc Favre");
});

test(
  "the plan that was chosen last is there again after another page was open",
  inAudit(),
  async ({ page }) => {
    await page.goto(`/en/${HOSTING}`);
    await hydrated(page);
    const plans = page.locator("#plans-section");
    await plans.getByText("SecureWeb", { exact: true }).click();
    await plans.getByLabel("Name").fill("Luc Favre");
    await plans.getByText("Choose another plan").click();
    await plans.getByText("Expansion", { exact: true }).click();
    await plans.getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/privacy$/);
    await page.goBack();
    await expect(plans.getByRole("radio", { name: /Expansion/ })).toBeChecked();
    await expect(plans.getByLabel("Name")).toHaveValue("Luc Favre");
  },
);

test("a plan is chosen by keyboard, the hovered card lies above it, and its form asks for a name, then an e-mail, says when it cannot be sent, and takes an e-mail of any form", async ({
  page,
}) => {
  const bodies: Record<string, unknown>[] = [];
  const address = "**/api/contact_secure.php";
  await page.route(address, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 503, json: { error: "not read" } });
  });
  await page.goto(`/en/${HOSTING}`);
  await hydrated(page);
  const card = (name: string) => page.locator("label", { has: page.getByText(name, { exact: true }) });
  const white = "rgb(255, 255, 255)";
  const status = page.locator("#plans-section").getByRole("status");
  await expect(status).toHaveText("", { useInnerText: true });
  await page.getByRole("radio", { name: /Perform/ }).focus();
  await page.keyboard.press("Space");
  await expect(status).toHaveText("The form for Perform is below the plans.", { useInnerText: true });
  await page.mouse.move(5, 5);
  await expect(card("Perform")).toHaveCSS("border-color", white);
  await card("Expansion").hover();
  await expect(card("Expansion")).toHaveCSS("border-color", white);
  await expect(card("Perform")).not.toHaveCSS("border-color", white);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /SecureWeb/ })).toBeChecked();
  await expect(card("SecureWeb")).toBeInViewport();
  await expect(status).toHaveText("The form for SecureWeb is below the plans.", { useInnerText: true });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Perform/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /Perform/ })).toBeFocused();

  const plans = page.locator("#plans-section");
  await plans.getByText("Choose another plan").click();
  await expect(status).toHaveText("", { useInnerText: true });
  await page.getByText("Expansion", { exact: true }).click();
  const send = plans.getByRole("button", { name: "Ask for this plan" });
  const alert = plans.getByRole("alert");
  const name = plans.getByLabel("Name", { exact: true });
  await send.click();
  await expect(alert).toHaveText("Name required");
  await name.fill("Tom");
  await send.click();
  await expect(alert).toHaveText("Email required");
  await plans.getByLabel("Email").fill("tom@baker.example");
  await plans.getByLabel("Website").first().fill("baker.example");
  const none = plans.getByLabel("I have no website yet");
  await none.check();
  await expect(plans.getByLabel("Website").first()).toBeHidden();
  await send.click();
  await expect(alert).toContainText("Error sending message");
  await expect(alert).toHaveCSS("border-color", signal);
  expect(bodies).toEqual([
    {
      type: "mail",
      name: "Tom",
      email: "tom@baker.example",
      message: "Plan: Expansion\nWebsite: N/A\nName: Tom",
      subject: "Interest: Expansion",
      meta: { planKey: "expansion", page: `/en/${HOSTING}`, locale: "en", elapsed: expect.any(Number) },
    },
  ]);
  await expect(name).toHaveValue("Tom");

  await page.unroute(address);
  await plans.getByLabel("Email").fill("zoe (at) cave.example");
  await send.click();
  await expect(plans.getByText("Message sent. We’ll contact you as soon as possible.")).toBeVisible();
  expect(findLead(await receiptOf(plans))).toMatchObject({ kind: "plan", email: "zoe (at) cave.example" });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test(
      "a visitor can say that they have no website after all; if they change their mind, the address typed before is back",
      inAudit(),
      async ({ page }) => {
        await page.goto(`/en/${HOSTING}`);
        if (javaScriptEnabled) await hydrated(page);
        const form = page.locator("form#plan");
        const none = form.getByLabel("I have no website yet");
        const website = form.getByLabel("Website").first();
        const send = form.getByRole("button", { name: "Ask for this plan" });
        const choose = () => page.getByText("SecureWeb", { exact: true }).first().click();
        await choose();
        await form.getByLabel("Name", { exact: true }).fill("Zoe");
        await website.fill("zoe.example");
        await none.check();
        await expect(website).toBeHidden();
        // The form comes back with what was typed: with script after a reload, without when the server rejects it.
        if (javaScriptEnabled) {
          await page.reload();
          await hydrated(page);
          await choose();
        } else await send.click();
        await expect(none).toBeChecked();
        await expect(website).toBeHidden();
        await none.uncheck();
        await expect(website).toHaveValue("zoe.example");
        await none.check();
        await form.getByLabel("Email").fill("zoe@cave.example");
        await send.click();
        expect(findLead(await receiptOf(form)).message).toBe("Plan: SecureWeb\nWebsite: N/A\nName: Zoe");
      },
    );
  });
