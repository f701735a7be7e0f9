import { expect, type Locator, type Page } from "playwright/test";
import { wishedInstant } from "#app/domain/calendar/callback";
import { slotParts } from "#app/domain/calendar/dates";
import { brand } from "#app/domain/site/brand";
import {
  bringIntoSight,
  complaintsOf,
  findLead,
  hold,
  hydrated,
  inAudit,
  openWithStoppedClock,
  receiptOf,
  test,
} from "#tests/e2e/site";

const visitors = {
  en: {
    name: "Name",
    phone: "Phone",
    day: ["Day", "Tuesday"],
    time: ["Time", "14:30"],
    email: "Email",
    mail: "Write to me",
    call: "Call me",
    message: /^Message/,
    send: "Send",
    sent: "Message sent. We’ll contact you shortly.",
    asked: /Time asked forTuesday \d+\s[A-Z]\w+, 14:30, Swiss time/,
    calls: /at the time you chose|when our office opens/,
    answer: /Our answer\w+ \d+\s\w+ at the latest/,
    close: "Close",
    joined: "Phone: +41 79 555 01 01\nCallback time: Tuesday 14:30\n\nHow much is it?",
  },
  fr: {
    name: "Nom",
    phone: "Téléphone",
    day: ["Jour", "Mardi"],
    time: ["Heure", "14:30"],
    email: "E-mail",
    mail: "Par e-\u2060mail",
    call: "Par téléphone",
    message: /^Message/,
    send: "Envoyer",
    sent: "Message envoyé. Nous vous contacterons bientôt.",
    asked: /Heure souhaitéeMardi \d+(?:er)?\s[a-zéû]+, 14\sh\s30, heure suisse/,
    calls: /nous vous appelons (?:à l’heure choisie|dès l’ouverture)/i,
    answer: /Notre réponse\w+ \S+\s\S+ au plus tard/,
    close: "Fermer",
    joined: "Téléphone: +41 79 555 01 01\nRappel souhaité: Mardi 14:30\n\nHow much is it?",
  },
} as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const [locale, words] of Object.entries(visitors)) {
      test(
        `a visitor asks to be called, then writes, and staff finds both leads (${locale})`,
        inAudit((locale === "fr") === javaScriptEnabled),
        async ({ page }) => {
          await page.goto(`/${locale}/contact?source=quiz&rec=mood`);
          if (javaScriptEnabled) await hydrated(page);
          await page.getByLabel(words.name, { exact: true }).fill("Ada Rochat");
          await page.getByLabel(words.phone, { exact: true }).first().fill("+41 79 555 01 01");
          await page.getByLabel(words.day[0]).selectOption(words.day[1]);
          await page.getByLabel(words.time[0]).selectOption(words.time[1]);
          await page.getByLabel(words.message).first().fill("How much is it?");
          await page.getByRole("button", { name: words.send, exact: true }).click();
          await expect(page.getByText(words.sent)).toBeVisible();
          if (javaScriptEnabled)
            await expect(page.getByRole("form", { name: words.sent, exact: true })).toBeFocused();
          const ticket = page.locator("[data-ticket]");
          await expect(ticket).toContainText(words.asked);
          await expect(ticket).toContainText(words.calls);
          await expect(ticket).toContainText("+41 79 555 01 01");
          const called = await receiptOf(page);

          await page.getByRole("button", { name: words.close }).click();
          await expect(page.getByLabel(words.name, { exact: true })).toHaveValue("");
          await expect(page.getByLabel(words.call)).toBeChecked();
          await page.getByText(words.mail).click();
          await expect(page.getByLabel(words.day[0])).toBeHidden();
          await page.getByLabel(words.name, { exact: true }).fill("Ada Rochat");
          await page.getByLabel(words.email, { exact: true }).fill("ada@rochat.example");
          await page.getByRole("button", { name: words.send, exact: true }).click();
          await expect(page.getByText(words.sent)).toBeVisible();
          await expect(ticket).toContainText(words.answer);
          await expect(ticket).not.toContainText(words.calls);

          expect(findLead(called)).toMatchObject({
            kind: "call",
            name: "Ada Rochat",
            phone: "+41 79 555 01 01",
            email: null,
            locale,
            page: `/${locale}/contact`,
            message: words.joined,
            details: { selected_day: "tuesday", selected_time: 870, source: "quiz" },
          });
          expect(findLead(await receiptOf(page))).toMatchObject({
            kind: "mail",
            email: "ada@rochat.example",
            phone: null,
            locale,
          });
        },
      );
    }

    test(
      "a message that is too long comes back whole, with the length that is allowed",
      inAudit(),
      async ({ page }) => {
        const brief = "é".repeat(20_000);
        await page.goto("/en/contact");
        if (javaScriptEnabled) await hydrated(page);
        const form = page.getByRole("form", { name: "Call or write" });
        const message = form.getByLabel(/^Message/);
        const send = form.getByRole("button", { name: "Send" });
        await form.getByLabel("Name", { exact: true }).fill("Ada Rochat");
        await form.getByLabel("Phone", { exact: true }).fill("+41 79 555 01 01");
        await message.fill(brief);
        await send.click();
        await expect(form.getByRole("alert")).toHaveText(
          "Your message is too long: 4,000 characters at most",
        );
        await expect(message).toHaveValue(brief);
        if (javaScriptEnabled) await expect(message).toBeFocused();
        await message.fill(brief.slice(0, 4000));
        await send.click();
        await expect(page.getByText(visitors.en.sent)).toBeVisible();
        expect(String(findLead(await receiptOf(page)).message)).toContain(brief.slice(0, 4000));
      },
    );
  });
}

test("the detailed request marks what is missing, is sent, and is stored", async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  await page.getByText("A detailed request").click();
  const form = page.getByRole("form", { name: "A detailed request" });
  // The first missing field shows the message; all missing fields are marked.
  await expect(form.locator(":user-invalid")).toHaveCount(0);
  await form.getByRole("button", { name: "Send the request" }).click();
  await expect(form.getByRole("alert")).toHaveText("Name required");
  await expect(form.locator(":user-invalid")).toHaveCount(7);
  await expect(form.getByLabel("Phone")).toHaveCSS("border-top-width", "2px");
  await expect(form.getByLabel("Budget")).toHaveCSS("border-top-width", "1px");
  for (const [label, value] of Object.entries({
    "Full name": "Tom Baker",
    Company: "Baker & Sons",
    "Work email": "tom@baker.example",
    Phone: "079 12",
    "Product or service wanted": "SEO",
    "Company size": "1-10",
    Message: "Three pages about bread.",
  }))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole("button", { name: "Send the request" }).click();
  await expect(form.getByRole("alert")).toHaveText(
    "A Swiss number has ten digits, one from abroad begins with +",
  );
  await expect(form.getByLabel("Phone")).toBeFocused();
  await form.getByLabel("Phone").fill("021 555 01 01");
  await form.getByRole("button", { name: "Send the request" }).click();

  await expect(page.getByText("Thank you, we will contact you soon.")).toBeVisible();
  await expect(page.locator("[data-ticket]")).toContainText("Thanks — we’ll be in touch soon.");
  expect(findLead(await receiptOf(page))).toMatchObject({
    kind: "request",
    details: { company: "Baker & Sons", product: "SEO", company_size: "1-10" },
  });
});

const words = {
  en: {
    send: "Send",
    name: "Name",
    phone: "Phone",
    mail: "Write to me",
    email: "Email",
    rules: [
      "Name required",
      "Phone number required for a call",
      "A Swiss number has ten digits, one from abroad begins with +",
      "Email required",
      "An email address looks like name@example.ch",
    ],
  },
  fr: {
    send: "Envoyer",
    name: "Nom",
    phone: "Téléphone",
    mail: "Par e-\u2060mail",
    email: "E-mail",
    rules: [
      "Nom requis",
      "Numéro de téléphone requis pour un appel",
      "Un numéro suisse a dix chiffres, un numéro étranger commence par +",
      "Email requis",
      "Une adresse e-\u2060mail s’écrit comme nom@exemple.ch",
    ],
  },
} as const;

for (const [locale, { send, name, phone, mail, email, rules }] of Object.entries(words)) {
  test(
    `the form names the broken rules one at a time, in order, until each is corrected, and shows what an e-mail address looks like (${locale})`,
    inAudit(locale === "en"),
    async ({ page }) => {
      const logged: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/contact")) logged.push(request.postDataJSON().error);
      });
      await page.goto(`/${locale}/contact`);
      await hydrated(page);
      const submit = page.getByRole("button", { name: send, exact: true });
      const alert = page.getByRole("alert");

      await submit.click();
      await expect(alert).toHaveText(rules[0]);
      await expect(page.getByLabel(name, { exact: true })).toBeFocused();
      await page.keyboard.type("Ada");
      await expect(alert).toBeHidden();
      await page.keyboard.press("Enter");
      await expect(alert).toHaveText(rules[1]);
      await expect(page.getByLabel(phone, { exact: true }).first()).toBeFocused();
      await page.keyboard.type("079 abc");
      await page.keyboard.press("Enter");
      await expect(alert).toHaveText(rules[2]);
      await page.getByText(mail).click();
      await submit.click();
      await expect(alert).toHaveText(rules[3]);
      await expect(alert).toHaveCSS("color", "rgb(166, 13, 38)");
      const field = page.getByLabel(email, { exact: true });
      for (const typed of ["tom at home", "tom@home"]) {
        await field.fill(typed);
        await expect(alert).toBeHidden();
        await submit.click();
        await expect(alert).toHaveText(rules[4]);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(typed);
      }
      await expect(submit).toBeEnabled();
      expect(logged).toEqual([...rules, rules[4]]);
    },
  );
}

test("a form that cannot be sent keeps its text and offers two alternatives; sent again, it says so, cannot be pressed twice, is stored once, and only its ticket is printed", async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  const { promise: isSeen, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/contact", async (route) => {
    const key = route.request().headers()["idempotency-key"];
    if (key) keys.push(key);
    if (keys.length === 1) return route.abort();
    await isSeen;
    await route.continue();
  });
  await page.goto("/en/contact");
  await hydrated(page);
  await page.getByLabel("Name", { exact: true }).fill("Tom Baker");
  await page.getByLabel("Phone", { exact: true }).first().fill("021 555 01 01");
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.click();

  const alert = page.getByRole("alert");
  await expect(alert).toContainText(
    `Our apologies — we’re having trouble with the form. Please call us or email ${brand.email}`,
  );
  await expect(alert.getByRole("link", { name: /Call/ })).toHaveAttribute("href", `tel:${brand.phone}`);
  await expect(alert.getByRole("link", { name: /by email/ })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${brand.email}\\?subject=.+021%20555`),
  );
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Tom Baker");
  const title = page.getByRole("heading", { level: 1 });
  await page.emulateMedia({ media: "print" });
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await send.click();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
  release();
  await expect(page.getByText("Message sent. We’ll contact you shortly.")).toBeInViewport();
  await expect(page.locator("form:focus")).toContainText("Your reference");
  expect(new Set(keys).size).toBe(1);

  await expect(page.locator("[data-ticket]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Your reference")).toBeVisible();
  await expect(title).toBeHidden();
  const close = page.getByRole("button", { name: "Close", exact: true });
  await expect(close).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await close.click();
  await expect(page.locator("form:focus").getByLabel("Name", { exact: true })).toHaveValue("");
});

test("what was typed and chosen before the script came is still there after it", async ({ page }) => {
  const release = await hold(page, "**/assets/entry.client*");
  const complaints = complaintsOf(page);
  await page.goto("/en/contact", { waitUntil: "commit" });
  await page.getByText("Write to me").click();
  await page.getByLabel("Name", { exact: true }).fill("Typed early");
  await page.getByLabel("Email", { exact: true }).fill("early@x.example");
  await page
    .getByLabel(/^Message/)
    .first()
    .fill("Before the script");
  await page.getByText("A detailed request").click();
  release();
  await hydrated(page);

  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Typed early");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("early@x.example");
  await expect(page.getByLabel(/^Message/).first()).toHaveValue("Before the script");
  await expect(page.getByLabel("Write to me")).toBeChecked();
  await expect(page.getByRole("form", { name: "A detailed request" })).toBeVisible();
  expect(complaints).toEqual([]);

  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Message sent. We’ll contact you shortly.")).toBeVisible();
});

test(
  "the ticket shown on a town's page stays there: the next town's page shows its form",
  inAudit(),
  async ({ page }) => {
    const form = page.locator("form#simple");
    const receipt = page.getByText("Message sent. We’ll contact you shortly.");
    await page.goto("/en/services/seo-visibility-geneva");
    await hydrated(page);
    await bringIntoSight(form);
    await form.getByText("Write to me").click();
    await form.getByLabel("Name").fill("Moving Ada");
    await form.getByLabel("Email").fill("ada@rochat.example");
    await form.getByLabel(/^Message/).fill("A site for my cellar");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(receipt).toBeVisible();
    await page.locator('main a[href="/en/services/seo-visibility-lausanne"]').first().click();
    await expect(page).toHaveURL("/en/services/seo-visibility-lausanne");
    await expect(form.getByLabel("Name")).toHaveValue("");
    await expect(receipt).toHaveCount(0);
  },
);

test(
  "the receipt comes with confetti for three and a half seconds, except with reduced motion",
  inAudit(),
  async ({ browser }) => {
    for (const [reducedMotion, canvases] of [
      ["no-preference", 1],
      ["reduce", 0],
    ] as const) {
      const page = await browser.newPage({ reducedMotion });
      await openWithStoppedClock(page, "/en/contact");
      await page.getByLabel("Name", { exact: true }).fill("Tom");
      await page.getByLabel("Phone", { exact: true }).first().fill("021 555 01 01");
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect
        .poll(async () => {
          await page.clock.runFor(20);
          return page.getByText("Your reference").isVisible();
        })
        .toBe(true);
      await expect(page.locator("canvas")).toHaveCount(canvases);
      await page.clock.runFor(3600);
      await expect(page.locator("canvas")).toHaveCount(0);
      await page.close();
    }
  },
);

test("what is typed into a form is restored on Back, after a reload and in the other language, until it is sent", async ({
  page,
}) => {
  const { en, fr } = visitors;
  await page.goto("/en/contact");
  await hydrated(page);
  await page.getByText(en.mail, { exact: true }).click();
  await page.getByLabel(en.name, { exact: true }).fill("Ada Rochat");
  await page.getByLabel(en.email, { exact: true }).first().fill("ada@example.ch");
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page).toHaveURL("/en");
  await page.goBack();
  await expect(page.getByLabel(en.name, { exact: true })).toHaveValue("Ada Rochat");
  await page.reload();
  await page.locator("header").getByRole("link", { name: "FR", exact: true }).click();
  await expect(page).toHaveURL("/fr/contact");
  await expect(page.getByLabel(fr.name, { exact: true })).toHaveValue("Ada Rochat");
  await page.getByRole("button", { name: fr.send, exact: true }).click();
  await expect(page.getByText(fr.sent)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(fr.name, { exact: true })).toHaveValue("");
});

test(
  "a detailed request that was begun is unfolded after a reload and in the other language, one that was not is folded",
  inAudit(),
  async ({ page }) => {
    const company = page.locator("form#request [name=company]");
    await page.goto("/en/contact");
    await hydrated(page);
    await page.getByText("A detailed request").click();
    await page.reload();
    await hydrated(page);
    await bringIntoSight(page.getByText("A detailed request"));
    await expect(company).toBeHidden();
    await page.getByText("A detailed request").click();
    await company.fill("Rochat SA");
    await page.reload();
    await expect(company).toBeVisible();
    await page.locator("header").getByRole("link", { name: "FR", exact: true }).click();
    await expect(page).toHaveURL("/fr/contact");
    await bringIntoSight(page.getByText("Une demande détaillée"));
    await expect(company).toBeVisible();
    await expect(company).toHaveValue("Rochat SA");
  },
);

test(
  "the time until sending is reported only for text written since the page was loaded: a restored text may be sent at once",
  inAudit(),
  async ({ page }) => {
    const { en } = visitors;
    const name = page.getByLabel(en.name, { exact: true });
    const sendAndRead = async () => {
      const sent = page.waitForRequest((request) => request.headers()["idempotency-key"] !== undefined);
      await page.getByRole("button", { name: en.send, exact: true }).click();
      const { meta } = (await sent).postDataJSON();
      await expect(page.getByText(en.sent)).toBeVisible();
      return meta.elapsed;
    };
    await page.goto("/en/contact");
    await hydrated(page);
    await name.fill("Ada Rochat");
    await page.getByLabel(en.phone, { exact: true }).first().fill("021 555 01 01");
    await page.reload();
    await hydrated(page);
    await expect(name).toHaveValue("Ada Rochat");
    expect(await sendAndRead()).toBeUndefined();

    await page.getByRole("button", { name: en.close }).click();
    await name.fill("Ada Rochat");
    await page.getByLabel(en.phone, { exact: true }).first().fill("021 555 01 02");
    expect(await sendAndRead()).toBeGreaterThan(0);
  },
);

test(
  "a form posted before the script came, and returned by the server, is not overwritten by the tab's draft",
  inAudit(),
  async ({ page }) => {
    const { en } = visitors;
    await page.goto("/en/contact");
    await hydrated(page);
    await page.getByText(en.mail, { exact: true }).click();
    await page.getByLabel(en.name, { exact: true }).fill("Taller Ada");
    const release = await hold(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.getByText(en.mail, { exact: true }).click();
    await page.getByLabel(en.name, { exact: true }).fill("Shorter Ada");
    await page.getByRole("button", { name: en.send, exact: true }).click();
    await expect(page.getByText("Email required")).toBeVisible();
    release();
    await hydrated(page);
    await expect(page.getByLabel(en.name, { exact: true })).toHaveValue("Shorter Ada");
    await page.goto("/en/contact");
    await hydrated(page);
    await expect(page.getByLabel(en.name, { exact: true })).toHaveValue("Shorter Ada");

    // What was sent that way is no longer a draft.
    const releaseAgain = await hold(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.getByText(en.mail, { exact: true }).click();
    await page.getByLabel(en.name, { exact: true }).fill("Shorter Ada");
    await page.getByLabel(en.email, { exact: true }).fill("ada@rochat.example");
    await page.getByRole("button", { name: en.send, exact: true }).click();
    await expect(page.getByText(en.sent)).toBeVisible();
    releaseAgain();
    await hydrated(page);
    await page.goto("/en/contact");
    await hydrated(page);
    await expect(page.getByLabel(en.name, { exact: true })).toHaveValue("");
  },
);

test(
  "a form sent as soon as a page is there shows its receipt while the page's map is still loading",
  inAudit(),
  async ({ page }) => {
    const { en } = visitors;
    const soon = (what: Locator) =>
      expect
        .poll(async () => {
          await page.clock.runFor(20);
          return what.isVisible();
        })
        .toBe(true);
    await openWithStoppedClock(page, "/en");
    await page.getByRole("link", { name: "Contact", exact: true }).first().click();
    const name = page.getByLabel(en.name, { exact: true });
    await soon(name);
    await name.fill("Tom");
    await page.getByLabel(en.phone, { exact: true }).first().fill("021 555 01 01");
    await page.getByRole("button", { name: en.send, exact: true }).click();
    await soon(page.getByText(en.sent));
    await page.clock.runFor(3000);
    await expect(page.getByText(en.sent)).toBeVisible();
  },
);

test(
  "the days on a ticket are those that staff see, though the device's clock is ten days ahead",
  inAudit(),
  async ({ page }) => {
    await page.clock.install({ time: Date.now() + 10 * 24 * 60 * 60_000 });
    await page.goto("/en/contact");
    await hydrated(page);
    const form = page.locator("form#simple");
    await form.getByLabel("Name").fill("Dated Ada");
    await form.getByLabel("Phone").fill("+41 79 555 01 01");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(visitors.en.sent)).toBeVisible();
    const { created_at } = findLead(await receiptOf(page));
    const wished = wishedInstant(new Date(String(created_at)), "monday", 390).toISOString();
    const ticket = page.locator("[data-ticket]");
    for (const instant of [String(created_at), wished])
      await expect(ticket).toContainText(slotParts(instant, "en").day);
  },
);

test("an address pasted with invisible characters is sent without them", inAudit(), async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  const form = page.locator("form#simple");
  await form.getByText("Write to me").click();
  await form.getByLabel("Name").fill("Ada unseen");
  await form.getByLabel("Email").fill("\u202Aada@ro\u00ADchat.example\u200B\u202C");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(visitors.en.sent)).toBeVisible();
  expect(findLead(await receiptOf(page))).toMatchObject({ email: "ada@rochat.example" });
});

for (const [typed, sent] of [
  ["ada@müller.example", "ada@xn--mller-kva.example"],
  ["ada＠rochat．example", "ada@rochat.example"],
] as const)
  test(
    `an address that a browser refuses for its letters is sent as mail programs write it: ${typed}`,
    inAudit(),
    async ({ page }) => {
      await page.goto("/en/contact");
      await hydrated(page);
      const form = page.locator("form#simple");
      await form.getByText("Write to me").click();
      await form.getByLabel("Name").fill("Ada abroad");
      // As a password manager fills it in: Chromium itself encodes what is typed, WebKit does not.
      await form.getByLabel("Email").evaluate((field: HTMLInputElement, typed) => {
        field.value = typed;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }, typed);
      await form.getByLabel("Email").press("Enter");
      await expect(page.getByText(visitors.en.sent)).toBeVisible();
      expect(findLead(await receiptOf(page))).toMatchObject({ email: sent });
    },
  );

test("a company that is too long is named as the fault, not the message", inAudit(), async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  const form = page.locator("form#simple");
  await form.getByLabel("Name").fill("Ada of a long company");
  await form.getByLabel("Phone").fill("+41 79 555 01 01");
  await form.getByLabel(/^Company/).fill("Rochat ".repeat(800));
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("alert")).toContainText("160");
  await expect(form.getByLabel(/^Company/)).toBeFocused();
  await form.getByLabel(/^Company/).fill("Rochat");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(visitors.en.sent)).toBeVisible();
});

/** Sends a callback in a browser that lacks something. */
async function callIn(page: Page, lack: () => void, name: string): Promise<void> {
  await page.addInitScript(lack);
  await page.goto("/en/contact");
  await hydrated(page);
  const form = page.locator("form#simple");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Phone").fill("+41 79 555 01 01");
  await form.getByRole("button", { name: "Send" }).click();
}

test("a browser that cannot time out a request sends a form all the same", inAudit(), async ({ page }) => {
  const lack = () => void Reflect.deleteProperty(AbortSignal, "timeout");
  await callIn(page, lack, "Ada of Safari 15");
  await expect(page.getByText(visitors.en.sent)).toBeVisible();
  expect(findLead(await receiptOf(page))).toMatchObject({ name: "Ada of Safari 15" });
});

test(
  "in a browser too old to send it, a form says so and offers its text as an e-mail",
  inAudit(),
  async ({ page }) => {
    const lack = () => void Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    await callIn(page, lack, "Ada of an old phone");
    const form = page.locator("form#simple");
    await expect(form.getByRole("alert")).toContainText("we’re having trouble with the form");
    await expect(form.getByRole("link", { name: "Send it by email instead" })).toHaveAttribute(
      "href",
      /^mailto:.*555%2001%2001/,
    );
    await expect(form.getByRole("button", { name: "Send", exact: true })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
  },
);

test.describe("while consent is asked for, on a phone", () => {
  test.use({ consent: null, viewport: { width: 390, height: 844 } });

  test("a form that could not be sent shows what to do above the bar", inAudit(), async ({ page }) => {
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500 }));
    await page.goto("/en/contact");
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Decline" })).toBeVisible();
    const form = page.locator("form#simple");
    await form.getByLabel("Name").fill("Ada under a bar");
    const phone = form.getByLabel("Phone", { exact: true });
    await phone.fill("+41 79 555 01 01");
    await phone.press("Enter");
    const mail = form.getByRole("link", { name: "Send it by email instead" });
    await expect(mail).toBeVisible();
    await expect
      .poll(() =>
        mail.evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === link;
        }),
      )
      .toBe(true);
  });
});
