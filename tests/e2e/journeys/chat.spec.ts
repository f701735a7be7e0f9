import { expect, type Page } from "playwright/test";
import { hydrated, ORIGIN, test } from "#tests/e2e/site";

const bubble = (page: Page) => page.getByRole("link", { name: "Ask our assistant" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Ask our assistant" });

async function openChat(page: Page, path = "/en"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await bubble(page).click();
  await expect(chat(page).getByLabel("Your question")).toBeFocused();
}

test("a visitor asks by keyboard, follows the answer's page without a reload, and finds it all again", async ({
  page,
}) => {
  await openChat(page);
  const send = chat(page).getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  await expect(chat(page).getByRole("button", { name: "Earlier conversations" })).toHaveCount(0);
  await chat(page).getByLabel("Your question").fill("   ");
  await expect(send).toBeDisabled();
  await chat(page).getByLabel("Your question").fill("  How much is SecureWeb? ");
  await page.keyboard.press("Enter");
  const log = chat(page).getByRole("log");
  await expect(log).toContainText("How much is SecureWeb?");
  await expect(log).toContainText(/SecureWeb, CHF\s240 a year/);
  await expect(chat(page).getByLabel("Your question")).toHaveValue("");

  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  // Escape while the one page takes the other's place, when React hears nothing.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...options) => {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      return start(...options);
    };
  });
  await log.getByRole("link", { name: "Hosting and maintenance" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/services/hosting-and-maintenance`);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  await expect(chat(page)).toBeHidden();
  await expect(bubble(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("hosting");
  // While the one page fades into the other, a press may be lost.
  await expect(async () => {
    if (await chat(page).isHidden()) await page.keyboard.press("Enter");
    await expect(log).toContainText("How much is SecureWeb?", { timeout: 2000 });
  }).toPass();

  await page.reload();
  await hydrated(page);
  await bubble(page).click();
  await chat(page).getByRole("button", { name: "Earlier conversations" }).click();
  const past = page.getByRole("dialog", { name: "Earlier conversations" });
  await expect(past.getByRole("listitem")).toHaveCount(2);
  await past.getByRole("button", { name: "Clear all" }).click();
  await expect(past).toBeHidden();
  await expect(chat(page).getByRole("button", { name: "Earlier conversations" })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("chatHistory.v1"))).toBeNull();
});

test("a question that gets no answer is back in its field, and why is said", async ({ page, context }) => {
  await openChat(page);
  const question = chat(page).getByLabel("Your question");
  const askInVain = async (sentence: string) => {
    await question.fill("Do you do SEO?");
    await page.keyboard.press("Enter");
    await expect(chat(page).getByRole("alert")).toHaveText(sentence);
    await expect(question).toHaveValue("Do you do SEO?");
  };
  await page.route("**/api/chat.php", (route) => route.fulfill({ status: 500, body: "{}" }));
  await askInVain("Server error");
  await page.unroute("**/api/chat.php");
  await context.setOffline(true);
  await askInVain("Network error. Please try again later.");
  await expect(chat(page).getByRole("link", { name: /^Call/ })).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press("Enter");
  await expect(chat(page).getByRole("log")).toContainText("paid once");
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
  await expect(chat(page).getByRole("status")).toContainText("paid once");
});

test("a conversation goes along to the form and the booking where the visitor says so", async ({ page }) => {
  await openChat(page);
  await chat(page).getByLabel("Your question").fill("logo price");
  await page.keyboard.press("Enter");
  await expect(chat(page).getByRole("log")).toContainText("Graphic design");
  await chat(page).getByLabel("take this conversation along").check();
  await chat(page).getByRole("link", { name: "Book a call", exact: true }).click();
  const booking = page.getByRole("dialog", { name: "Book a call" });
  await expect(booking.getByLabel(/^Message/)).toHaveValue(/You: logo price[\s\S]*89/);
  await page.keyboard.press("Escape");
  await chat(page).getByRole("link", { name: "Send us a message", exact: true }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact#simple`);
  await expect(page.getByRole("textbox", { name: /^Message/ }).first()).toHaveValue(
    /You: logo price[\s\S]*89/,
  );
});

test("the question in the opening of the AI page opens the conversation and is answered", async ({
  page,
}) => {
  await page.goto("/fr/services/artificial-intelligence-ai");
  await hydrated(page);
  await page.getByLabel("Poser une question").fill("Combien coûte un chatbot ?");
  await page.keyboard.press("Enter");
  const log = page.getByRole("dialog", { name: "Une question ?" }).getByRole("log");
  await expect(log).toContainText(/L’Essentiel coûte 15\s+CHF par mois/);
});

test("an assistant that cannot be loaded says so, and leads to the form", async ({ page }) => {
  await page.route("**/chat-window-*.js", (route) => route.abort());
  await page.goto("/en");
  await hydrated(page);
  await bubble(page).click();
  await expect(page.getByText(/The assistant could not be loaded/)).toBeVisible();
  await page.getByRole("button", { name: "Send us a message" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
});

test("with motion an answer is typed out, and read out once", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.clock.install({ time: 0 });
  await openChat(page);
  await page.clock.pauseAt(60_000);
  await chat(page).getByLabel("Your question").fill("Where are you located?");
  await page.keyboard.press("Enter");
  const answer = chat(page).getByRole("log").locator("[data-from=bot]").last();
  const typed = answer.locator("[aria-hidden]");
  await expect(typed).toHaveCount(1);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return typed.textContent();
    })
    .not.toBe("");
  await expect(answer).not.toContainText("Rue du Port-Franc 11");
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return typed.count();
    })
    .toBe(0);
  await expect(answer).toContainText("Rue du Port-Franc 11");
  await expect(answer.getByRole("link", { name: "Contact" })).toBeVisible();
  await page.close();
});

test("a conversation goes on: a first question of the page, what follows it, and a thumb", async ({
  page,
}) => {
  await openChat(page, "/en/pricing");
  await chat(page).getByRole("button", { name: "What is included in a plan?" }).click();
  const log = chat(page).getByRole("log");
  await expect(log).toContainText("Every plan includes the domain");
  const ask = async (question: string) => {
    await chat(page).getByLabel("Your question").fill(question);
    await page.keyboard.press("Enter");
  };
  await ask("How much is Pro?");
  await expect(log).toContainText(/Pro costs CHF\s500 a month/);
  await ask("and yearly?");
  await expect(log).toContainText(/CHF\s4,800 a year instead of CHF\s6,000 a year/);
  const counted = page.waitForRequest("**/api/answer-vote");
  await chat(page).getByRole("button", { name: "Yes" }).click();
  expect((await counted).postDataJSON()).toEqual({ answer: "composed", vote: "up", locale: "en" });
  await expect(log).toContainText("Thank you, noted.");
});

test("a question that can be read in two ways is asked back, and a press answers it", async ({ page }) => {
  await openChat(page);
  await chat(page).getByLabel("Your question").fill("Essential");
  await page.keyboard.press("Enter");
  const readings = chat(page).getByRole("list", { name: "Which one do you mean?" });
  await expect(readings.getByRole("button")).toHaveCount(2);
  await readings.getByRole("button", { name: "What is in the Essential chatbot?" }).click();
  await expect(chat(page).getByRole("log")).toContainText(/Essential chatbot costs CHF\s15 a month/);
});

test("the step that fits takes the conversation along, to the form and to a slot", async ({ page }) => {
  await openChat(page);
  await chat(page).getByLabel("Your question").fill("Which plan is right for me? I am a florist in Renens");
  await page.keyboard.press("Enter");
  await chat(page).getByRole("link", { name: "Book a call, with this conversation" }).click();
  const booking = page.getByRole("dialog", { name: "Book a call" });
  await expect(booking.getByLabel(/^Message/)).toHaveValue(/florist in Renens/);
  await page.keyboard.press("Escape");
  await chat(page).getByLabel("Your question").fill("How much is a logo?");
  await page.keyboard.press("Enter");
  await chat(page).getByRole("link", { name: "Send us a message, with this conversation" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact#simple`);
  await expect(page.getByRole("textbox", { name: /^Message/ }).first()).toHaveValue(
    /florist in Renens[\s\S]*How much is a logo/,
  );
});

test("what is urgent leads to the telephone", async ({ page }) => {
  await openChat(page);
  await chat(page).getByLabel("Your question").fill("my site was hacked, can you help today?");
  await page.keyboard.press("Enter");
  const call = chat(page).getByRole("log").getByRole("link", { name: /^Call/ });
  await expect(call).toHaveAttribute("href", "tel:+41215550142");
});

test("on a desktop the window stands at its bubble, and the page behind it stays in use", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openChat(page, "/en/pricing");
  const box = await chat(page).boundingBox();
  const at = await bubble(page).boundingBox();
  expect(box?.width).toBeLessThan(420);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(at?.y ?? 0);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
  await expect(chat(page)).toBeVisible();
});

test("on a phone it takes half the screen, above the keyboard, with the last answer wholly in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  const height = async () => (await chat(page).boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThanOrEqual(844 / 2 + 1);
  for (const question of ["How much is Pro?", "Where are the servers?"]) {
    await chat(page).getByLabel("Your question").fill(question);
    await page.keyboard.press("Enter");
    await expect(chat(page).getByRole("button", { name: "Yes" })).toBeVisible();
  }
  const answer = chat(page).getByRole("log").locator("[data-from=bot]").last();
  await expect(answer).toContainText("under Swiss law");
  await expect(answer).toBeInViewport({ ratio: 1 });

  // What a keyboard does: it covers the foot of the window, and only the visual viewport says so.
  await page.evaluate(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    Object.defineProperty(visualViewport, "height", { value: 500, configurable: true });
    visualViewport.dispatchEvent(new Event("resize"));
  });
  await expect
    .poll(async () => {
      const box = await chat(page).getByLabel("Your question").boundingBox();
      return box !== null && box.y > 0 && box.y + box.height <= 500;
    })
    .toBe(true);
  expect(await height()).toBeLessThanOrEqual(500);
});

test("an answer is announced once, whole", async ({ page }) => {
  await openChat(page);
  const status = chat(page).getByRole("status").first();
  await chat(page).getByLabel("Your question").fill("Is VAT included?");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText(/^Our prices are in Swiss francs without VAT.*Contact$/s);
  await expect(chat(page).getByRole("log")).toHaveAttribute("aria-live", "off");
});

test("without script a question typed on any page goes to the form with its words", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/pricing");
  await page.getByRole("textbox", { name: "Ask our assistant" }).fill("Is a shop for honey too small?");
  await page.getByRole("button", { name: "Send us a message" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact#simple`);
  await expect(page.getByRole("textbox", { name: /^Message/ }).first()).toHaveValue(
    "Is a shop for honey too small?",
  );
  await context.close();
});

test("without script the bubble leads to the form", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en");
  await bubble(page).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
  await expect(page.getByRole("textbox", { name: /^Message/ }).first()).toBeVisible();
  await context.close();
});
