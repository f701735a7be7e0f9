import { expect, type Page } from "playwright/test";
import { brand } from "#app/domain/site/brand";
import { hold, hydrated, inAudit, ORIGIN, painted, test } from "#tests/e2e/site";

const bubble = (page: Page) => page.getByRole("link", { name: "Ask our assistant" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Ask our assistant" });

async function openChat(page: Page, path = "/en"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await bubble(page).click();
  await expect(chat(page).getByLabel("Your question")).toBeFocused();
}

async function ask(page: Page, question: string): Promise<void> {
  await chat(page).getByLabel("Your question").fill(question);
  await page.keyboard.press("Enter");
}

test("in a low window, the chat hides none of the header's controls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openChat(page);
  const header = await page.getByRole("banner").boundingBox();
  const box = await chat(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN));
});

test("a visitor asks by keyboard, follows a link of the answer without a reload, and finds the conversation and a half-written question again", async ({
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
  // Escape is pressed while one page replaces the other, when React receives no events.
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
  // A press during the fade between the pages may be lost.
  await expect(async () => {
    if (await chat(page).isHidden()) await page.keyboard.press("Enter");
    await expect(log).toContainText("How much is SecureWeb?", { timeout: 2000 });
  }).toPass();

  await chat(page).getByLabel("Your question").fill("And what of");
  await page.reload();
  await hydrated(page);
  await bubble(page).click();
  await expect(chat(page).getByLabel("Your question")).toHaveValue("And what of");
  await expect(send).toBeEnabled();
  await chat(page).getByRole("button", { name: "Earlier conversations" }).click();
  const past = page.getByRole("dialog", { name: "Earlier conversations" });
  await expect(past.getByRole("listitem")).toHaveCount(2);
  await past.getByRole("button", { name: "Clear all" }).click();
  await expect(past).toBeHidden();
  await expect(chat(page).getByLabel("Your question")).toBeFocused();
  await expect(chat(page).getByRole("button", { name: "Earlier conversations" })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("chatHistory.v1"))).toBeNull();
});

test(
  "conversations that are cleared in one tab are gone from the others",
  inAudit(),
  async ({ page, context }) => {
    await openChat(page);
    await ask(page, "How much is SecureWeb?");
    await expect(chat(page).getByRole("log")).toContainText(/SecureWeb, CHF\s240 a year/);
    const other = await context.newPage();
    await openChat(other, "/en/pricing");
    const past = (tab: Page) => chat(tab).getByRole("button", { name: "Earlier conversations" });
    await expect(past(other)).toBeVisible();
    await page.bringToFront();
    await past(page).click();
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(past(page)).toHaveCount(0);
    await expect(past(other)).toHaveCount(0);
  },
);

for (const [where, width, height] of [
  ["at 400 %", 320, 256],
  ["on a phone on its side", 844, 390],
] as const) {
  test(
    `an answer has room to be read ${where}, and what is below it can be reached`,
    inAudit(),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/en");
      await hydrated(page);
      await bubble(page).press("Enter");
      await ask(page, "How much is SecureWeb?");
      const log = chat(page).getByRole("log");
      await expect(log).toContainText(/SecureWeb, CHF\s240 a year/);
      expect((await log.boundingBox())?.height).toBeGreaterThan(112);
      await expect(chat(page).getByLabel("Your question")).toBeInViewport({ ratio: 1 });
      for (const name of ["Close", "Send us a message"]) {
        const control = chat(page).getByRole(name === "Close" ? "button" : "link", { name });
        await control.focus();
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test("the assistant's link says that it opens a dialog and whether that is open, but not without script: then it leads to the form", async ({
  page,
}) => {
  expect(await (await page.request.get("/en")).text()).not.toContain("aria-haspopup");
  await openChat(page);
  await expect(bubble(page)).toHaveAttribute("aria-haspopup", "dialog");
  await expect(bubble(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(bubble(page)).toHaveAttribute("aria-expanded", "false");
  await expect(bubble(page)).toBeFocused();
});

test("a question that gets no answer is back in its field, with the reason", async ({ page, context }) => {
  await openChat(page);
  const question = chat(page).getByLabel("Your question");
  // The answer to an earlier question is not announced as that to a failed one.
  await question.fill("logo price");
  await page.keyboard.press("Enter");
  await expect(chat(page).getByRole("status")).toContainText("89");
  const askInVain = async (sentence: string) => {
    await question.fill("Do you do SEO?");
    await page.keyboard.press("Enter");
    await expect(chat(page).getByRole("alert")).toHaveText(sentence);
    // At once: an announced answer is taken away by itself after a while.
    expect(await chat(page).getByRole("status").textContent()).toBe("");
    await expect(question).toHaveValue("Do you do SEO?");
  };
  await page.route("**/api/chat.php", (route) => route.fulfill({ status: 500, body: "{}" }));
  await askInVain("Server error");
  await page.route("**/api/chat.php", (route) => route.fulfill({ status: 429, body: "{}" }));
  await askInVain("Too many requests. Please try again in a minute.");
  await page.unroute("**/api/chat.php");
  await context.setOffline(true);
  await askInVain("Network error. Please try again later.");
  await expect(chat(page).getByRole("link", { name: /^Call/ })).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press("Enter");
  await expect(chat(page).getByRole("log")).toContainText("paid once");
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
  await expect(chat(page).getByRole("status")).toContainText("paid once");

  // A question that is too long stays as well, and the browser says how long it may be.
  const long = "a".repeat(2001);
  await question.fill(long);
  await page.keyboard.press("Enter");
  await expect(question).toHaveValue(long);
  await expect(question).toHaveAttribute("title", /^2,000\scharacters at most$/);
  expect(await question.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true);
  await expect(chat(page).getByRole("log")).not.toContainText(long);
});

test("the question field at the top of the AI page opens the conversation, and its question is answered", async ({
  page,
}) => {
  await page.goto("/fr/services/artificial-intelligence-ai");
  await hydrated(page);
  await page.getByLabel("Poser une question").fill("Combien coûte un chatbot ?");
  await page.keyboard.press("Enter");
  const log = page.getByRole("dialog", { name: "Une question ?" }).getByRole("log");
  await expect(log).toContainText(/L’Essentiel coûte CHF\s15 par mois/);
});

test(
  "a question from the AI page is never lost: while another is being answered it waits in the chat's field, and if the assistant cannot be loaded it is back in the page's field",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/services/artificial-intelligence-ai");
    await hydrated(page);
    const field = page.getByLabel("Ask a question");
    const askOnPage = async (question: string) => {
      await field.fill(question);
      await field.press("Enter");
    };
    await page.route("**/chat-window-*.js", (route) => route.abort());
    await askOnPage("How much is a logo?");
    await expect(page.getByText("The assistant could not be loaded.")).toBeVisible();
    await expect(field).toHaveValue("How much is a logo?");
    await page.unroute("**/chat-window-*.js");

    const load = await hold(page, "**/chat-window-*.js");
    const answer = await hold(page, "**/api/chat.php");
    await field.press("Enter");
    // Nothing is visible yet, so the visitor presses the bubble as well.
    await bubble(page).click();
    await painted(page, 20);
    load();
    await expect(chat(page).getByRole("log")).toContainText("How much is a logo?");
    await expect(field).toHaveValue("");
    await askOnPage("And a site?");
    await expect(chat(page).getByLabel("Your question")).toHaveValue("And a site?");
    await expect(chat(page).locator("[aria-hidden]", { hasText: "Sent after this answer" })).toBeVisible();
    answer();
    await expect(chat(page).getByRole("log")).toContainText("And a site?");
  },
);

test(
  "a browser without popovers shows a notice in place of the assistant, and the page stays whole",
  inAudit(),
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.goto("/en");
    await hydrated(page);
    await bubble(page).click();
    await expect(page.getByText("The assistant could not be loaded.")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bubble(page)).not.toHaveAttribute("aria-busy");
  },
);

test(
  "if the assistant's script hangs, a question is back in its field after ten seconds, and the assistant can be opened again",
  inAudit(),
  async ({ page }) => {
    await page.clock.install();
    await page.route("**/chat-window-*.js", () => {});
    await page.goto("/en/services/artificial-intelligence-ai");
    await hydrated(page);
    const field = page.getByLabel("Ask a question");
    await field.fill("How much is a logo?");
    const asked = page.waitForRequest("**/chat-window-*.js");
    await field.press("Enter");
    await asked;
    await expect(field).toHaveValue("");
    await page.clock.fastForward(10_000);
    await expect(page.getByText("The assistant could not be loaded.")).toBeVisible();
    await expect(field).toHaveValue("How much is a logo?");
    await expect(bubble(page)).not.toHaveAttribute("aria-busy");
  },
);

test(
  "with motion an answer is typed out, announced once, and is in the log once",
  inAudit(),
  async ({ browser }) => {
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
    await expect(answer).not.toContainText(brand.address.street);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return typed.count();
      })
      .toBe(0);
    await expect(answer).toContainText(brand.address.street);
    await expect(answer.getByRole("link", { name: "Contact" })).toBeVisible();

    // Somebody who reads on with a screen reader finds the answer only in the log.
    const status = chat(page).getByRole("status");
    await expect(status).toContainText(brand.address.street);
    await page.clock.runFor(10_000);
    await expect(status).toHaveText("");
    await page.close();
  },
);

test(
  "on a phone the assistant takes half the screen, three quarters once there is an answer, above the keyboard, with the last answer wholly in sight",
  inAudit(),
  async ({ page }) => {
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
    expect(Math.round(await height())).toBe(Math.round(0.75 * 844));

    const enlarge = (pageScaleFactor: number) =>
      devtools.send("Emulation.setPageScaleFactor", { pageScaleFactor });
    const devtools = await page.context().newCDPSession(page);
    const before = await height();
    await enlarge(3);
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(3);
    await painted(page);
    expect(await height()).toBe(before);
    await enlarge(1);

    // Simulates an on-screen keyboard: it covers the bottom of the window, which only the visual viewport shows.
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
  },
);

for (const { locale, input, opener, title, waits } of [
  {
    locale: "en",
    input: "Your question",
    opener: "Ask our assistant",
    title: "Ask our assistant",
    waits: "Sent after this answer",
  },
  {
    locale: "fr",
    input: "Votre question",
    opener: "Interroger notre assistant",
    title: "Une question ?",
    waits: "Envoyée après cette réponse",
  },
])
  test(
    `a question that is entered while an answer comes waits in its field and is sent after it (${locale})`,
    inAudit(),
    async ({ page }) => {
      await page.goto(`/${locale}`);
      await hydrated(page);
      await page.getByRole("link", { name: opener }).click();
      const assistant = page.getByRole("dialog", { name: title });
      const field = assistant.getByLabel(input);
      let answer = () => {};
      const asked: unknown[] = [];
      await page.route("**/api/chat.php", async (route) => {
        asked.push(route.request().postDataJSON().message);
        if (asked.length === 1)
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        await route.continue();
      });
      await field.fill("SecureWeb?");
      await page.keyboard.press("Enter");
      await expect.poll(() => asked).toEqual(["SecureWeb?"]);
      await field.fill("logo");
      await page.keyboard.press("Enter");
      await expect(assistant.getByRole("status")).toContainText(waits);
      await expect(assistant.locator("[aria-hidden]", { hasText: waits })).toBeVisible();
      // A question that is deleted from the field no longer waits.
      await field.fill("");
      await expect(assistant.getByText(waits)).toHaveCount(0);
      await field.fill("logo");
      await page.keyboard.press("Enter");
      await expect(assistant.getByRole("status")).toContainText(waits);
      await expect(field).toHaveValue("logo");
      answer();
      await expect.poll(() => asked).toEqual(["SecureWeb?", "logo"]);
      await expect(field).toHaveValue("");
      await expect(assistant.getByText(waits)).toHaveCount(0);
    },
  );

test(
  "a conversation is taken along to the form and the booking if the visitor chooses so, or if that is the next step",
  inAudit(),
  async ({ page }) => {
    await openChat(page);
    await ask(page, "logo price");
    await expect(chat(page).getByRole("log")).toContainText("Graphic design");
    await chat(page).getByLabel("attach this conversation").check();
    await chat(page).getByRole("link", { name: "Book a call", exact: true }).click();
    const booking = page.getByRole("dialog", { name: "Book a call" });
    const message = page.getByRole("textbox", { name: /^Message/ }).first();
    await expect(booking.getByLabel(/^Message/)).toHaveValue(/You: logo price[\s\S]*89/);
    await page.keyboard.press("Escape");
    await chat(page).getByRole("link", { name: "Send us a message", exact: true }).click();
    await expect(page).toHaveURL(`${ORIGIN}/en/contact#simple`);
    await expect(message).toHaveValue(/You: logo price[\s\S]*89/);

    await openChat(page, "/en/pricing");
    await ask(page, "Which plan is right for me? I am a florist in Renens");
    await chat(page).getByRole("link", { name: "Book a call, with this conversation" }).click();
    await expect(booking.getByLabel(/^Message/)).toHaveValue(/florist in Renens/);
    await page.keyboard.press("Escape");
    await ask(page, "How much is a logo?");
    await chat(page).getByRole("link", { name: "Send us a message, with this conversation" }).click();
    await expect(page).toHaveURL(`${ORIGIN}/en/contact#simple`);
    await expect(message).toHaveValue(/florist in Renens[\s\S]*How much is a logo/);
  },
);

test(
  "a conversation that was taken along to a form is there again after a newsletter was subscribed to in between",
  inAudit(),
  async ({ page }) => {
    const message = page.getByRole("form", { name: "Call or write" }).getByLabel(/^Message/);
    const newsletter = page.locator("form#newsletter");
    await openChat(page, "/en/blog");
    await ask(page, "logo price");
    await chat(page).getByLabel("attach this conversation").check();
    await expect(chat(page).getByRole("log")).toContainText("Graphic design");
    await chat(page).getByRole("link", { name: "Send us a message", exact: true }).click();
    await expect(message).toHaveValue(/You: logo price/);
    await page.goBack();
    await newsletter.getByLabel("Email").fill("flo@renens.example");
    await newsletter.getByLabel("Email").press("Enter");
    await expect(newsletter.getByText("We have your address.")).toBeVisible();
    await page.goForward();
    await expect(message).toHaveValue(/You: logo price/);
  },
);

test(
  "a conversation goes on: a first question of the page, what follows it, a thumb, a question asked back, an answer announced whole, the telephone; and the page behind it stays in use",
  inAudit(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openChat(page, "/en/pricing");
    const box = await chat(page).boundingBox();
    const at = await bubble(page).boundingBox();
    expect(box?.width).toBeLessThan(420);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(at?.y ?? 0);

    await chat(page).getByRole("button", { name: "What is included in a plan?" }).click();
    const log = chat(page).getByRole("log");
    await expect(log).toBeFocused();
    await expect(log).toContainText("Every plan includes the domain");
    await ask(page, "How much is Pro?");
    await expect(log).toContainText(/Pro costs CHF\s500 a month/);
    await ask(page, "and yearly?");
    await expect(log).toContainText(/CHF\s4,800 a year instead of CHF\s6,000 a year/);
    const counted = page.waitForRequest("**/api/answer-vote");
    await chat(page).getByRole("button", { name: "Yes" }).click();
    expect((await counted).postDataJSON()).toEqual({ answer: "composed", vote: "up", locale: "en" });
    await expect(log.getByText("Thank you, noted.")).toBeFocused();

    await ask(page, "Essential");
    const readings = chat(page).getByRole("list", { name: "Which one do you mean?" });
    await expect(readings.getByRole("button")).toHaveCount(2);
    await readings.getByRole("button", { name: "What is in the Essential chatbot?" }).click();
    await expect(log).toContainText(/Essential chatbot costs CHF\s15 a month/);
    await ask(page, "Is VAT included?");
    await expect(chat(page).getByRole("status").first()).toHaveText(
      /^Our prices are in Swiss francs without VAT.*Contact$/s,
    );
    await expect(log).toHaveAttribute("aria-live", "off");
    await ask(page, "my site was hacked, can you help today?");
    await expect(log.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", `tel:${brand.phone}`);

    // Escape closes what lies above the chat first.
    const services = page.getByRole("banner").getByRole("link", { name: "Services", exact: true });
    await services.hover();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await expect(chat(page)).toBeVisible();

    await page.evaluate(() => {
      const detail = { body: { type: "mail" }, reference: "K7Q2M4XR9T", isHeld: false };
      window.dispatchEvent(new CustomEvent("lead-arrived", { detail }));
    });
    const notice = page.getByRole("region", { name: "Notices" });
    await notice.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Escape");
    await expect(notice.getByText("K7Q2M4XR9T")).toHaveCount(0);
    await expect(chat(page)).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
    await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
    await expect(chat(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(chat(page)).toBeHidden();
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a question typed on any page goes to the form with its words, and so does one on the AI page; the bubble leads to it",
    inAudit(),
    async ({ page }) => {
      const message = page.getByRole("textbox", { name: /^Message/ }).first();
      await page.goto("/en/pricing");
      await page.getByRole("textbox", { name: "Ask our assistant" }).fill("Is a shop for honey too small?");
      await page.getByRole("button", { name: "Send us a message" }).click();
      await expect(page).toHaveURL(`${ORIGIN}/en/contact#simple`);
      await expect(message).toHaveValue("Is a shop for honey too small?");

      await page.goto("/fr/services/artificial-intelligence-ai");
      const field = page.getByLabel("Poser une question");
      await expect(field).toBeInViewport();
      await field.fill("Combien coûte un chatbot ?");
      await field.press("Enter");
      await expect(page).toHaveURL(/\/fr\/contact/);
      await expect(message).toHaveValue("Combien coûte un chatbot ?");

      await page.goto("/en");
      await bubble(page).click();
      await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
      await expect(message).toBeVisible();
    },
  );
});

test(
  "on a phone the chat closes when the focus goes to the page, which it would cover",
  inAudit(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openChat(page);
    const links = page.locator("main a");
    await links.nth(3).focus();
    await expect(chat(page)).toBeHidden();
    await expect(links.nth(3)).toBeFocused();
  },
);
