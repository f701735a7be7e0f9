import { expect } from "playwright/test";
import { bringIntoSight, findLead, hydrated, leadsOf, ORIGIN, test } from "#tests/e2e/site";

const chatbots = "/services/artificial-intelligence-ai/chatbots";

test("the quiz takes three answers by keyboard, recommends, and sends nothing", async ({ page }) => {
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

test("the carousel goes one card on and back, and its arrows know the ends", async ({ page }) => {
  await page.goto("/fr/services/website-design-development");
  await hydrated(page);
  const track = page.getByRole("list", { name: "Ce que disent trois clients un an après" });
  const previous = page.getByRole("button", { name: "Témoignage précédent" });
  const next = page.getByRole("button", { name: "Témoignage suivant" });
  const left = () => track.evaluate((element) => element.scrollLeft);
  const card = await track
    .locator("li")
    .first()
    .evaluate((element) => element.clientWidth);
  expect(card).toBe(920);

  await expect(previous).toBeDisabled();
  await next.click();
  await expect.poll(left).toBe(card + 24);
  await expect(previous).toBeEnabled();
  await next.click();
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

    test("the chat pop-up opens when it is asked to, and closes", async ({ page }) => {
      await page.goto(`/en${chatbots}`);
      if (javaScriptEnabled) await hydrated(page);
      const open = page.getByRole("button", { name: /^Open the pop/ });
      const close = page.getByRole("button", { name: "Close", exact: true });
      await expect(close).toBeHidden();
      await open.click();
      await expect(close).toBeVisible();
      if (javaScriptEnabled) {
        await expect(close).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(open).toBeFocused();
        await open.press("Enter");
      }
      await close.click();
      await expect(close).toBeHidden();
      await expect(open).toBeEnabled();
    });

    test("resources are shown by category, and their newsletter is joined", async ({ page }) => {
      await page.goto("/fr/blog");
      if (javaScriptEnabled) await hydrated(page);
      const articles = page.locator("#articles h3");
      await expect(articles).toHaveCount(6);
      await page.getByRole("link", { name: "CRO", exact: true }).click();
      await expect(page).toHaveURL(`${ORIGIN}/fr/blog?category=CRO#articles`);
      await expect(articles).toHaveText(["Landing page : ce qui amène des demandes"]);
      await expect(page.getByRole("link", { name: "CRO", exact: true })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await page.getByRole("link", { name: "Tous", exact: true }).click();
      await expect(articles).toHaveCount(6);

      const form = page.locator("#newsletter");
      await form.getByRole("button", { name: "S’abonner" }).click();
      await expect(form.getByText("Email requis")).toBeVisible();
      const address = `ada.${javaScriptEnabled}@lettre.example`;
      await form.getByLabel("E-mail").fill(address);
      await form.getByRole("button", { name: "S’abonner" }).click();
      await expect(form.getByText("Nous avons bien votre adresse.")).toBeInViewport();
      await expect(form).toContainText(`Nous écrivons à${address}`);
      // A sign-up has nothing to be referred to by, and nothing to celebrate.
      await expect(form.locator("strong, canvas")).toHaveCount(0);
      const [reference] = leadsOf(address, "email");
      expect(findLead(String(reference))).toMatchObject({
        kind: "newsletter",
        name: "",
        details: { confirmation: "unconfirmed" },
      });
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a question that no assistant takes goes on into the contact form", async ({ page }) => {
    await page.goto("/fr/services/artificial-intelligence-ai");
    const ask = page.getByLabel("Poser une question");
    await expect(ask).toBeInViewport();
    await ask.fill("Combien coûte un chatbot ?");
    await ask.press("Enter");
    await expect(page).toHaveURL(/\/fr\/contact/);
    await expect(page.getByRole("textbox", { name: /^Message/ }).first()).toHaveValue(
      "Combien coûte un chatbot ?",
    );
  });
});

test("a question goes to the assistant, by its trigger or else by an event", async ({ page }) => {
  // First in line, it keeps the site's own assistant from hearing.
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
});

test("past the hero, resources turn from its tint to paper, and the index follows the reader", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.goto("/en/blog");
  await hydrated(page);
  const ground = page.locator("#articles");
  const index = page.getByRole("navigation", { name: "Articles on this page" });
  const color = () => ground.evaluate((element) => getComputedStyle(element).backgroundColor);
  const paper = "rgb(246, 243, 234)";
  const tint = await color();
  expect(tint).not.toBe(paper);
  await index.getByRole("link", { name: "Landing pages" }).click();
  await expect.poll(color).toBe(paper);
  await expect(index.getByRole("link", { name: "Landing pages" })).toHaveAttribute("aria-current", "true");
  await page.mouse.wheel(0, -3000);
  await expect.poll(color).toBe(tint);
});

test("the logos pass by once in 36 s, in sight alone, and stop when they are asked to", async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.goto("/en/services/website-design-development");
  await hydrated(page);
  const states = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().duration === 36_000)
        .map(({ playState }) => playState),
    );
  expect(await states()).toEqual([]);
  const section = page.locator("section", { hasText: "Some of our clients" });
  await bringIntoSight(section.getByRole("list").first().locator("xpath=../.."));
  await expect.poll(states).toEqual(["running"]);
  const pause = page.getByRole("button", { name: "Pause the logos" });
  await pause.click();
  await expect.poll(states).toEqual(["paused"]);
  await pause.click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(states).toEqual(["paused"]);
  await page.close();
});

test("the slider shows what holds of the mark at a width, by keyboard too", async ({ page }) => {
  await page.goto("/fr/services/graphic-design");
  await hydrated(page);
  const slider = page.getByRole("slider", { name: "Largeur du logo" });
  const answer = page.getByRole("status").filter({ hasText: /mm|cm|m/ });
  const holding = page.locator('[data-holds="true"] strong');
  await bringIntoSight(slider);
  await expect(answer).toHaveText(/^60\smm, carte de visite$/);
  await expect(holding).toHaveText(["Le pain", "Le nom"]);
  await slider.press("End");
  await expect(answer).toHaveText(/^2\sm, enseigne émaillée$/);
  await expect(holding).toHaveText(["Le pain", "Le nom", "Le lieu", "Les rayons"]);
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", /^24\smm$/);
  await expect(holding).toHaveText(["Le pain"]);
  await expect(page.getByText("À partir de 60 mm")).toBeVisible();
});

test("without script the mark stands at its six widths side by side", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, javaScriptEnabled: false });
  await page.goto("/en/services/graphic-design");
  await expect(page.getByRole("slider")).toBeHidden();
  const widths = page.locator("li:visible", { hasText: /m, (?:rubber|business|cup|paper|delivery|enamel)/ });
  await expect(widths).toHaveCount(6);
  await expect(widths.first()).toContainText(/24\smm, rubber stamp/);
  await expect(widths.last()).toContainText("The loaf, the name, the place, the rays");
  await page.close();
});
