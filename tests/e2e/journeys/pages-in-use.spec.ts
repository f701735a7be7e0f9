import { expect } from "playwright/test";
import { bringIntoSight, findLead, hydrated, inAudit, leadsOf, ORIGIN, test } from "#tests/e2e/site";

const chatbots = "/services/artificial-intelligence-ai/chatbots";

test("the quiz takes three answers by keyboard, recommends something, and sends nothing", async ({
  page,
}) => {
  await page.goto("/en/services/artificial-intelligence-ai");
  await hydrated(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (!["image", "font"].includes(request.resourceType())) calls.push(request.url());
  });
  const progress = page.getByRole("progressbar", { name: "Questions answered" });
  await page.getByRole("button", { name: "My work has worn me out" }).press("Enter");
  await expect(page.getByRole("heading", { name: "How are your nights?" })).toBeFocused();
  await expect(progress).toHaveAttribute("value", "1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "A way to calm down, now" }).press("Space");

  const result = page.getByRole("heading", { name: "Calm again: a programme of 6 sessions" });
  await expect(result).toBeFocused();
  await expect(page.getByText("3/3")).toBeVisible();
  await expect(page.getByRole("link", { name: "I would like a quiz like this on my site" })).toHaveAttribute(
    "href",
    "/en/contact?source=quiz&rec=anxiety",
  );
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("heading", { name: "What brings you here?" })).toBeFocused();
  await expect(progress).toHaveAttribute("value", "0");
  expect(calls).toEqual([]);
});

test("a double click answers one question of the quiz, not the next one too", async ({ page }) => {
  await page.goto("/en/services/artificial-intelligence-ai");
  await hydrated(page);
  const option = page.getByRole("button", { name: "My work has worn me out" });
  await bringIntoSight(option);
  await option.dblclick();
  await expect(option).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Questions answered" })).toHaveAttribute("value", "1");
});

test("the carousel moves one card forward and back, and its arrows are disabled at the ends", async ({
  page,
}) => {
  await page.goto("/fr/services/website-design-development");
  await hydrated(page);
  const track = page.getByRole("list", { name: "Ce que trois clients disent de leur site" });
  const previous = page.getByRole("button", { name: "Témoignage précédent" });
  const next = page.getByRole("button", { name: "Témoignage suivant" });
  const left = () => track.evaluate((element) => element.scrollLeft);
  const card = await track
    .locator("li")
    .first()
    .evaluate((element) => element.clientWidth);
  expect(card).toBe(920);

  const said = page.locator("section", { has: track }).getByRole("status");
  await expect(said).toHaveText("");
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(said).toHaveText("Beat Kern, Boulangerie Kern");
  await expect.poll(left).toBe(card + 24);
  await expect(previous).toBeEnabled();
  await next.click();
  await expect(said).toContainText("Menuiserie Rey");
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await previous.click();
  await previous.click();
  await expect(previous).toBeDisabled();
  await expect.poll(left).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the chat pop-up is open, closes, and opens when it is asked to", inAudit(), async ({ page }) => {
      await page.goto(`/en${chatbots}`);
      if (javaScriptEnabled) await hydrated(page);
      const popup = page.getByRole("group", { name: /^Floating/ });
      const answer = popup.getByText(/Room 24/);
      const summary = popup.locator("summary");
      await answer.scrollIntoViewIfNeeded();
      await expect(summary).toHaveText("Close", { useInnerText: true });
      await summary.click();
      await expect(answer).toBeHidden();
      await expect(summary).toHaveText(/^Open the pop/, { useInnerText: true });
      await summary.press("Enter");
      await expect(answer).toBeVisible();
      if (javaScriptEnabled) {
        await page.keyboard.press("Escape");
        await expect(answer).toBeHidden();
        await expect(summary).toBeFocused();
      }
    });

    test(
      "resources are filtered by category, and a visitor signs up for their newsletter",
      inAudit(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto("/fr/blog");
        if (javaScriptEnabled) await hydrated(page);
        const articles = page.locator("#articles h3");
        await expect(articles).toHaveCount(6);
        await page.getByRole("link", { name: "CRO", exact: true }).click();
        await expect(page).toHaveURL(`${ORIGIN}/fr/blog?category=CRO#articles`);
        await expect(articles).toHaveText(["La page d’arrivée (landing page), bloc par bloc"]);
        await expect(page.getByRole("link", { name: "CRO", exact: true })).toHaveAttribute(
          "aria-current",
          "true",
        );
        const all = page.getByRole("link", { name: "Tous", exact: true });
        await all.press("Enter");
        await expect(articles).toHaveCount(6);
        // The focus stays on the chosen category.
        if (javaScriptEnabled) await expect(all).toBeFocused();

        const form = page.locator("#newsletter");
        await form.getByRole("button", { name: "S’abonner" }).click();
        await expect(form.getByText("Email requis")).toBeVisible();
        const address = `marie-claire.dubois.${javaScriptEnabled}@lettre.example`;
        await form.getByLabel("E-mail").fill(address);
        await form.getByRole("button", { name: "S’abonner" }).click();
        await expect(form.getByText("Nous avons bien votre adresse.")).toBeInViewport();
        await expect(form).toContainText(`Nous écrivons à${address}`);
        // The address stays on one line, so that a visitor can check it for typing errors.
        const written = form.locator("dd", { hasText: address });
        expect(
          await written.evaluate((detail) => {
            const range = document.createRange();
            range.selectNodeContents(detail);
            return range.getClientRects().length;
          }),
        ).toBe(1);
        // A sign-up shows no reference and no confetti.
        await expect(form.locator("strong, canvas")).toHaveCount(0);
        const [reference] = leadsOf(address, "email");
        expect(findLead(String(reference))).toMatchObject({
          kind: "newsletter",
          name: "",
          details: { confirmation: "unconfirmed" },
        });
      },
    );
  });
}

test(
  "a question is passed to the assistant, by its trigger or else by an event",
  inAudit(),
  async ({ page }) => {
    // This listener comes first and stops the event before the site's own assistant gets it.
    await page.addInitScript(() =>
      window.addEventListener("start-chat", (event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
        document.title = `event ${Reflect.get(event, "detail").message}`;
      }),
    );
    await page.goto("/en/services/artificial-intelligence-ai");
    await hydrated(page);
    const ask = page.getByLabel("Ask a question");
    await ask.fill("  a logo ");
    await ask.press("Enter");
    await expect(page).toHaveTitle("event a logo");
    await expect(ask).toHaveValue("");
    await page.evaluate(() =>
      Reflect.set(window, "startChat", (text: string) => (document.title = `trigger ${text}`)),
    );
    await ask.fill("a site");
    await ask.press("Enter");
    await expect(page).toHaveTitle("trigger a site");
  },
);

test(
  "the slider shows what is visible of the logo at a width, by keyboard too, and after Back",
  inAudit(),
  async ({ page }) => {
    await page.goto("/fr/services/graphic-design");
    await hydrated(page);
    const slider = page.getByRole("slider", { name: "Largeur du logo" });
    const answer = page.getByRole("status").filter({ hasText: /mm|cm|m/ });
    const holding = page.locator('[data-holds="true"] strong');
    await bringIntoSight(slider);
    await expect(answer).toHaveText(/^60\smm, carte de visite$/);
    await expect(holding).toHaveText(["Le pain", "Le nom"]);
    const start = await slider.inputValue();
    await slider.press("End");
    await expect(answer).toHaveText(/^2\sm, enseigne émaillée$/);
    await expect(holding).toHaveText(["Le pain", "Le nom", "Le lieu", "Les rayons"]);
    await slider.press("Home");
    await expect(slider).toHaveAttribute("aria-valuetext", /^24\smm, tampon/);
    await expect(holding).toHaveText(["Le pain"]);
    await expect(page.getByText("À partir de 60 mm")).toBeVisible();

    await page.goto("/robots.txt");
    await page.goBack();
    await hydrated(page);
    await bringIntoSight(slider);
    await expect(answer).toHaveText(/^60\smm, carte de visite$/);
    await expect(slider).toHaveValue(start);
  },
);

test("without script the logo is shown at its six widths side by side", inAudit(), async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, javaScriptEnabled: false });
  await page.goto("/en/services/graphic-design");
  await expect(page.getByRole("slider")).toBeHidden();
  const widths = page.locator("li:visible", { hasText: /m, (?:rubber|business|cup|paper|delivery|enamel)/ });
  await expect(widths).toHaveCount(6);
  await expect(widths.first()).toContainText(/24\smm, rubber stamp/);
  await expect(widths.last()).toContainText("The loaf, the name, the place, the rays");
  await page.close();
});
