import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { CALENDAR_FILE } from "#app/domain/calendar/calendar";
import { brand } from "#app/domain/site/brand";
import { expectModal, findLead, hold, holdsFocus, hydrated, inAudit, ORIGIN, test } from "#tests/e2e/site";

const visitors = {
  en: {
    open: "Book a call",
    when: /When\?/,
    slot: /^Tuesday .+ 15:00$/,
    name: "Name",
    email: "Email",
    phone: "Phone",
    send: "Book this call",
    sent: "Thanks! We’ll contact you shortly.",
    booked: /Our callTuesday \d+\s\w+, 15:00\W+15:30, Swiss time/,
    callback: "Request a callback instead",
    pending: "We will confirm the time.",
    download: "Add to calendar",
    event: `SUMMARY:Call with ${brand.name}`,
  },
  fr: {
    open: "Réserver un appel",
    when: /Quand/,
    slot: /^mercredi .+ 11\sh$/,
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    send: "Réserver cet appel",
    sent: /Merci.! Nous vous contacterons bientôt\./,
    booked: /Notre appelMercredi \S+\s\S+, 11\sh\W+11\sh\s30, heure suisse/,
    callback: "Demander plutôt un rappel",
    pending: "Nous vous confirmerons l’heure.",
    download: "Ajouter à l’agenda",
    event: `SUMMARY:Appel avec ${brand.name}`,
  },
} as const;

/** Opens the home page's schedule dialog by keyboard. */
async function openSchedule(page: Page, locale: keyof typeof visitors = "en") {
  await page.goto(`/${locale}`);
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: visitors[locale].open }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: visitors[locale].open });
  await expectModal(dialog);
  return dialog;
}

/** Chooses the first free slot and fills in the fields. */
async function fillIn(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Book a call" });
  await dialog.getByRole("radio").first().check();
  await dialog.getByLabel("Name").fill("Tom Baker");
  await dialog.getByLabel("Email").fill("tom@baker.example");
  await dialog.getByLabel("Phone").fill("021 555 01 01");
}

/** Whether an element covers the centre of the focused element outside it. */
function isOverFocus(part: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || part.contains(activeElement)) return false;
  const { left, top, width, height } = activeElement.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Gives each visitor their own IP address. */
const comesFrom = (page: Page, address: string) => page.setExtraHTTPHeaders({ "cf-connecting-ip": address });

for (const [locale, words] of Object.entries(visitors)) {
  test(
    `a visitor books a call by keyboard, and keeps its reference and calendar file (${locale})`,
    inAudit(locale === "en"),
    async ({ page }) => {
      await comesFrom(page, locale === "fr" ? "192.0.2.1" : "192.0.2.2");
      // A visitor can hold only one call: each try is another visitor, with another number.
      const digit = test.info().retry;
      await page.clock.install();
      const dialog = await openSchedule(page, locale === "fr" ? "fr" : "en");
      const isPerson = () => page.clock.fastForward(2000);
      const slot = dialog.getByRole("radio", { name: words.slot });
      const label = (await slot.locator("..").textContent()) ?? "";
      await slot.focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("link", { name: words.callback })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(dialog.getByLabel(words.name, { exact: true })).toBeFocused();
      await page.keyboard.type("Ada Rochat");
      await page.keyboard.press("Tab");
      await page.keyboard.type(`ada@rochat-${locale}${digit}.example`);
      await page.keyboard.press("Tab");
      await page.keyboard.type(`${locale === "fr" ? "+41 79 555 01" : "+41 79 555 02"} 0${digit}`);
      // A form sent faster than a person can is quarantined, and takes no slot.
      await isPerson();
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(words.sent)).toBeVisible();
      await page.clock.fastForward(1000);
      await expect(dialog).toBeHidden();

      // The receipt has the focus, follows the dialog's opener in tab order and never covers the focused element.
      const toast = page.locator("[popover]:popover-open");
      const opener = page.getByRole("main").getByRole("link", { name: words.open });
      await expect(toast.locator("div:focus")).toContainText(words.sent);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      for (let step = 0; step < 4; step++) {
        expect(await holdsFocus(toast)).toBe(step === 0);
        await expect(page.locator(":focus")).toBeVisible();
        expect(await toast.evaluate(isOverFocus)).toBe(false);
        await page.keyboard.press("Tab");
      }
      for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+Tab");
      expect(await holdsFocus(toast)).toBe(true);
      await expect(toast).toContainText(words.booked);
      const reference = (await toast.locator("strong").textContent()) ?? "";
      const lead = findLead(reference);
      expect(lead).toMatchObject({ kind: "schedule", name: "Ada Rochat", locale, page: `/${locale}` });

      const download = page.waitForEvent("download");
      await toast.getByRole("button", { name: words.download }).press("Enter");
      const file = readFileSync(await (await download).path(), "utf8");
      expect((await download).suggestedFilename()).toBe(CALENDAR_FILE);
      expect(file).toContain(words.event);
      expect(file).toContain(reference);
      const start = String(lead.slot_start).replace(/[-:]|\.\d+/g, "");
      expect(file).toContain(`DTSTART:${start}`);

      // A right-click on the ticket opens the browser's menu; elsewhere its notice does not replace the ticket.
      for (const [place, isBlocked] of [
        [toast.locator("strong"), false],
        [page.getByRole("banner").getByRole("navigation").first(), true],
      ] as const) {
        const menu = page.evaluate(() =>
          new Promise<MouseEvent>((resolve) =>
            document.addEventListener("contextmenu", resolve, { once: true, capture: true }),
          ).then((event) => new Promise((resolve) => setTimeout(() => resolve(event.defaultPrevented)))),
        );
        await place.click({ button: "right" });
        expect(await menu).toBe(isBlocked);
      }
      await expect(toast).toContainText(reference);

      const again = await openSchedule(page, locale === "fr" ? "fr" : "en");
      await expect(again.getByLabel(words.name, { exact: true })).toHaveValue("");
      // The same hour is offered in a later week; a second booking of the same visitor takes no slot.
      await expect(again.getByRole("radio", { name: words.slot })).toHaveCount(1);
      await expect(again.getByText(label, { exact: true })).toHaveCount(0);
      await again.getByRole("radio", { name: words.slot }).check();
      await again.getByLabel(words.name, { exact: true }).fill("Ada Rochat");
      await again.getByLabel(words.email).fill("ada@elsewhere.example");
      await again.getByLabel(words.phone).fill("+41 21 555 77 66");
      await isPerson();
      await again.getByRole("button", { name: words.send }).click();
      await expect(toast).toContainText(words.pending);
      await expect(toast.getByRole("button", { name: words.download })).toHaveCount(0);

      // Escape closes the ticket wherever the focus is, but an open dialog first.
      await opener.focus();
      await page.keyboard.press("Enter");
      await expectModal(again);
      await page.keyboard.press("Escape");
      await expect(again).toBeHidden();
      await expect(toast).toBeVisible();
      await expect(opener).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(toast).toHaveCount(0);
      await expect(opener).toBeFocused();
    },
  );
}

test(
  "the schedule dialog traps the focus, keeps the page from scrolling, and keeps what was typed while it is closed; a visitor whom no time suits takes it along to the callback form",
  inAudit(),
  async ({ page }) => {
    const dialog = await openSchedule(page);
    await fillIn(page);
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press("Tab");
      expect(await holdsFocus(dialog)).toBe(true);
    }
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(20, 400),
      () => dialog.getByRole("button", { name: "Close" }).click(),
    ]) {
      await close();
      await expect(dialog).toBeHidden();
      await page.getByRole("main").getByRole("link", { name: "Book a call" }).click();
      await expectModal(dialog);
      await expect(dialog.getByLabel("Name")).toHaveValue("Tom Baker");
    }
    await dialog.getByRole("link", { name: "Request a callback instead" }).click();
    await expect(page).toHaveURL(`${ORIGIN}/en/contact#callback`);
    await expect(page.locator("form#simple").getByLabel("Name", { exact: true })).toHaveValue("Tom Baker");
  },
);

for (const [timezoneId, isNamed] of [
  ["Asia/Tokyo", true],
  ["Europe/London", true],
  ["Europe/Paris", false],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(
      `the schedule dialog ${isNamed ? "names Swiss time to a visitor" : "has no need to name Swiss time"} in ${timezoneId}`,
      inAudit(),
      async ({ page }) => {
        const dialog = await openSchedule(page);
        await expect(dialog.getByRole("radio").first()).toBeVisible();
        const legend = dialog.getByRole("group", { name: /^When\?/ });
        await expect(legend).toHaveAccessibleName(
          isNamed ? "When? (Swiss time, not that of your device)" : "When?",
        );
      },
    );
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the close button stays in sight while the schedule dialog scrolls, and covers no field that has the focus", async ({
    page,
  }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      const dialog = await openSchedule(page);
      await expect(dialog.getByRole("radio")).toHaveCount(5);
      await dialog.getByRole("button", { name: "Book this call" }).scrollIntoViewIfNeeded();
      expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });

      await dialog.getByLabel("Name").focus();
      const header = await dialog.getByRole("heading").boundingBox();
      const field = await dialog.getByLabel("Name").boundingBox();
      expect(field?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));

      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    }
  });
});

test("in a laptop’s window the schedule dialog shows the hours, the fields and its button at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const dialog = await openSchedule(page);
  await expect(dialog.getByRole("radio")).toHaveCount(5);
  await expect(dialog.getByRole("radio").last()).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("button", { name: "Book this call" })).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test(
  "if its script hangs, the schedule dialog says so after ten seconds and offers a callback",
  inAudit(),
  async ({ page }) => {
    await page.clock.install();
    await page.route("**/schedule-body-*.js", () => {});
    await page.goto("/en");
    await hydrated(page);
    const asked = page.waitForRequest("**/schedule-body-*.js");
    await page.evaluate(() => void window.dispatchEvent(new Event("open-schedule")));
    await asked;
    const dialog = page.getByRole("dialog", { name: "Book a call" });
    await expect(dialog.getByRole("status")).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(dialog.getByRole("alert")).toContainText("The dates could not be loaded.");
    await expect(dialog.getByRole("link", { name: "Request a callback instead" })).toBeVisible();
  },
);

test(
  "if the free times do not load, the dialog says so and requests them again; if all are taken, it offers a callback",
  inAudit(),
  async ({ page }) => {
    let asked = 0;
    await page.route("**/api/slots", (route) =>
      ++asked === 1 ? route.abort() : route.fulfill({ json: { slots: [] } }),
    );
    const dialog = await openSchedule(page);
    await expect(dialog.getByText("The available times could not be loaded.")).toBeVisible();
    await dialog.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(dialog.getByText("All times in the next four weeks are taken.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Book this call" })).toBeHidden();
    await expect(dialog.getByRole("link", { name: "Request a callback instead" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${ORIGIN}/en/contact#callback`);
    await expect(dialog).toBeHidden();
  },
);

test(
  "while the dialog's script and the free times load, the focus stays on the way to a callback",
  inAudit(),
  async ({ page }) => {
    const releaseScript = await hold(page, "**/schedule-body-*.js");
    const releaseTimes = await hold(page, "**/api/slots");
    const dialog = await openSchedule(page);
    const way = dialog.getByRole("link", { name: "Request a callback instead" });
    await way.focus();
    releaseScript();
    await expect(dialog.getByLabel("Name")).toBeVisible();
    await expect(way).toBeFocused();
    releaseTimes();
    await expect(dialog.getByRole("radio").first()).toBeVisible();
    await expect(way).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${ORIGIN}/en/contact#callback`);
  },
);

test(
  "if the last free time has just been taken, the visitor is told so and takes what was typed along to the callback form",
  inAudit(),
  async ({ page }) => {
    const error = "That time has just been taken. Please choose another.";
    await page.route("**/api/contact", (route) =>
      route.fulfill({ status: 409, json: { error, code: "slot_taken", slots: [] } }),
    );
    await page.goto("/en/contact");
    await hydrated(page);
    const callback = page.locator("form#simple");
    await callback.getByText("Write to me").click();
    await callback.getByLabel("Name", { exact: true }).fill("T");
    // Also on the form's own page, where the chat opens the dialog, as long as the form holds nothing else.
    for (const path of ["/en", "/en/contact"]) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => window.dispatchEvent(new Event("open-schedule")));
      const dialog = page.getByRole("dialog", { name: "Book a call" });
      await expect(dialog.getByRole("radio").first()).toBeVisible();
      await fillIn(page);
      await dialog.getByLabel("Message").fill("A site for my oven");
      await dialog.getByRole("button", { name: "Book this call" }).click();
      await expect(dialog.getByText("That time has just been taken. It was the last one")).toBeVisible();
      const way = dialog.getByRole("link", { name: "Request a callback instead" });
      await expect(way).toBeFocused();
      await way.press("Enter");
      await expect(page).toHaveURL(`${ORIGIN}/en/contact#callback`);
      await expect(dialog).toBeHidden();
      await expect(callback.getByLabel("Call me")).toBeChecked();
      await expect(callback.getByLabel("Name", { exact: true })).toHaveValue("Tom Baker");
      await expect(callback.getByLabel("Phone", { exact: true })).toHaveValue("021 555 01 01");
      await expect(callback.getByLabel("Email", { exact: true })).toHaveValue("tom@baker.example");
      await expect(callback.getByLabel(/^Message/)).toHaveValue("A site for my oven");
      await page.evaluate(() => sessionStorage.clear());
    }
  },
);

test("the browser asks for missing fields; a booking that cannot be sent keeps its text and offers two alternatives, one for a time just taken offers the free times, one that waits in the queue gets a receipt", async ({
  page,
}) => {
  const left = { slot: "wed_1100", start: "2031-01-01T10:00:00.000Z" };
  const error = "That time has just been taken. Please choose another.";
  let sent = 0;
  await page.route("**/api/contact", (route) => {
    sent++;
    if (sent <= 2) return route.abort();
    if (sent === 3) return route.fulfill({ status: 409, json: { error, code: "slot_taken", slots: [left] } });
    return route.fulfill({ status: 202, json: { ok: true, reference: "K7Q2M4XR9T" } });
  });
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts++;
  });
  const dialog = await openSchedule(page);
  const book = dialog.getByRole("button", { name: "Book this call" });
  const slots = dialog.getByRole("radio");
  await expect(slots.first()).toBeVisible();
  await book.click();
  await expect(slots.first()).toBeFocused();
  await slots.first().check();
  for (const [label, value] of [
    ["Name", "Tom Baker"],
    ["Email", "tom@baker.example"],
    ["Phone", "021 555 01 01"],
  ] as const) {
    await book.click();
    await expect(dialog.getByLabel(label)).toBeFocused();
    await dialog.getByLabel(label).fill(value);
  }
  expect(posts).toBe(0);

  await book.click();
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("we’re having trouble with the form");
  await expect(alert.getByRole("link", { name: /by email/ })).toHaveAttribute(
    "href",
    /body=Chosen%20time%3A%20/,
  );
  await expect(dialog.getByLabel("Name")).toHaveValue("Tom Baker");

  await book.click();
  await expect(alert).toHaveText(error);
  await expect(slots).toHaveCount(1);
  const free = dialog.getByRole("radio", { name: "Wednesday 1 January 11:00" });
  await expect(free).toBeFocused();
  await expect(dialog.getByRole("group")).toHaveAccessibleDescription(error);
  await expect(dialog.getByLabel("Name")).toHaveValue("Tom Baker");

  await free.check();
  await expect(alert).toHaveCount(0);
  await book.click();
  const toast = page.locator("[popover]:popover-open");
  await expect(toast).toContainText("We will confirm the time.");
  await expect(toast).toContainText("Your referenceK7Q2M4XR9T");
  await expect(toast.getByRole("button", { name: "Add to calendar" })).toHaveCount(0);
});

test(
  "a ticket that waited for another dialog to close then gets the focus, and gives it back",
  inAudit(),
  async ({ page }) => {
    await page.route("**/api/contact", (route) =>
      route.fulfill({ status: 202, json: { ok: true, reference: "K7Q2M4XR9T" } }),
    );
    await page.clock.install({ time: 0 });
    const dialog = await openSchedule(page);
    await fillIn(page);
    await page.clock.pauseAt(60_000);
    await dialog.getByRole("button", { name: "Book this call" }).click();
    await page.clock.runFor(300);
    await expect(dialog.getByText("Thanks! We’ll contact you shortly.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const button = page.getByRole("button", { name: "Client portal" });
    await button.press("Enter");
    await page.clock.runFor(300);
    const portal = page.getByRole("dialog", { name: "Client portal" });
    await expectModal(portal);
    await page.clock.runFor(2000);
    const toast = page.locator("[popover]", { hasText: "K7Q2M4XR9T" });
    await expect(toast).toHaveCount(1);
    await expect(toast).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(portal).toBeHidden();
    await page.clock.runFor(300);
    await expect(toast.locator("div:focus")).toContainText("K7Q2M4XR9T");
    await page.keyboard.press("Escape");
    await page.clock.runFor(300);
    await expect(button).toBeFocused();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  },
);

test(
  "a ticket takes the focus once: it does not take it back from a visitor who moves on at once",
  inAudit(),
  async ({ page }) => {
    await page.route("**/api/contact", (route) =>
      route.fulfill({ status: 202, json: { ok: true, reference: "K7Q2M4XR9T" } }),
    );
    const dialog = await openSchedule(page);
    await fillIn(page);
    // Moves on within the event itself, each time that the ticket gets the focus.
    await page.evaluate(() => {
      document.addEventListener("focusin", ({ target }) => {
        const ticket = target instanceof HTMLElement && target.closest("[popover]:not(dialog)");
        if (!ticket || target.tabIndex >= 0) return;
        document.body.append("moved on;");
        ticket.querySelector<HTMLElement>("[aria-label=Close]")?.focus();
      });
    });
    await dialog.getByRole("button", { name: "Book this call" }).click();
    await expect(page.locator("[popover]:popover-open").getByRole("button", { name: "Close" })).toBeFocused();
    // A ticket that has not had the focus gets it after the paint, 200 ms later at the latest.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 300)),
    );
    expect((await page.locator("body").innerText()).match(/moved on;/g)).toHaveLength(1);
  },
);
