import { expect, type Page, test } from "playwright/test";
import { expectModal, hydrated, ORIGIN } from "#tests/e2e/site";

const bubble = (page: Page) => page.getByRole("link", { name: "Ask our assistant" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Ask us anything" });

async function openChat(page: Page): Promise<void> {
  await page.goto("/en");
  await hydrated(page);
  await bubble(page).click();
  await expectModal(chat(page));
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
  await expect(log).toContainText(/SecureWeb hosting: CHF\s240 a year/);
  await expect(chat(page).getByLabel("Your question")).toHaveValue("");

  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  await log.getByRole("link", { name: "Hosting and maintenance" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/services/hosting-and-maintenance`);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  await expect(chat(page)).toBeHidden();

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
  await chat(page).getByRole("link", { name: "Book a call" }).click();
  const booking = page.getByRole("dialog", { name: "Book a call" });
  await expect(booking.getByLabel(/^Message/)).toHaveValue(/You: logo price[\s\S]*89/);
  await page.keyboard.press("Escape");
  await chat(page).getByRole("link", { name: "Write to us" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact#simple`);
  await expect(page.getByRole("textbox", { name: /^Message/ }).first()).toHaveValue(
    /You: logo price[\s\S]*89/,
  );
});

test("the question at the foot of the AI page opens the conversation and is answered", async ({ page }) => {
  await page.goto("/fr/services/artificial-intelligence-ai");
  await hydrated(page);
  await page.getByLabel("Poser une question").fill("Combien coûte un chatbot ?");
  await page.keyboard.press("Enter");
  const log = page.getByRole("dialog", { name: "Une question ?" }).getByRole("log");
  await expect(log).toContainText(/Chatbot Essentiel : 15\s+CHF par mois/);
});

test("an assistant that cannot be loaded says so, and leads to the form", async ({ page }) => {
  await page.route("**/chat-dialog-*.js", (route) => route.abort());
  await page.goto("/en");
  await hydrated(page);
  await bubble(page).click();
  await expect(page.getByText(/The assistant could not be loaded/)).toBeVisible();
  await page.getByRole("button", { name: "Write to us" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
});

test("with motion an answer is typed out, and read out once", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.clock.install({ time: 0 });
  await openChat(page);
  await page.clock.pauseAt(60_000);
  await chat(page).getByLabel("Your question").fill("Where are you located?");
  await page.keyboard.press("Enter");
  const answer = chat(page).getByRole("log").getByRole("listitem").last();
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
