import { type APIRequestContext, type Browser, expect, type Page } from "playwright/test";
import { findLead, inAudit, ORIGIN, overflow, test } from "#tests/e2e/site";
import { violationsOn } from "#tests/e2e/violations";

const CLAIRE = "claire@rivelac.example";
const MARC = "marc@rivelac.example";

let visitors = 0;

interface Given {
  name: string;
  [field: string]: unknown;
}

/** Posts a visitor's form; each visitor has their own IP address. */
function ask(request: APIRequestContext, { name, ...given }: Given) {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@inbox.example`;
  return request.post("/api/contact", {
    headers: {
      origin: ORIGIN,
      "idempotency-key": crypto.randomUUID(),
      "cf-connecting-ip": `198.51.100.${++visitors}`,
    },
    data: {
      type: "mail",
      name,
      email,
      message: `A new site for ${name}`,
      meta: { page: "/en/contact", locale: "en" },
      ...given,
    },
  });
}

/** Posts a form that must be accepted, and returns the lead's reference. */
async function write(request: APIRequestContext, given: Given): Promise<string> {
  const answer = await ask(request, given);
  expect(answer.status()).toBe(201);
  return (await answer.json()).reference;
}

/** A window of a team member; a development build trusts the e-mail address in the header. */
async function windowOf(
  browser: Browser,
  who: string,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    locale: "en-GB",
    extraHTTPHeaders: { "cf-access-authenticated-user-email": who },
    ...options,
  });
  return context.newPage();
}

/** A surname that no earlier try has used. */
const surname = (name: string) => name + crypto.randomUUID().replace(/[^a-f]/g, "");

/** Waits until the page's script has removed `done` from the URL: the confirmation is shown only once. */
const forgotten = (page: Page) => expect(page).not.toHaveURL(/done=/);

const row = (page: Page, reference: string) => page.locator(`[data-row="${reference}"]`);

test("from a visitor's form to the inbox, to an answer, to won", async ({ page, browser }) => {
  const name = `Vera ${surname("visitor")}`;
  await page.clock.install();
  await page.goto("/en/contact");
  const form = page
    .locator("form")
    .filter({ has: page.getByRole("radio", { name: "Write to me" }) })
    .first();
  await form.getByRole("radio", { name: "Write to me" }).check();
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Email").fill("vera@inbox.example");
  await form.getByLabel("Message").fill("A site for my practice, please.");
  // A form sent faster than a person can is quarantined.
  await page.clock.fastForward(2000);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Message sent. We’ll contact you shortly.").first()).toBeVisible();

  const staff = await windowOf(browser, CLAIRE);
  await staff.goto(`/staff?q=${name}`);
  await staff.getByRole("link", { name, exact: true }).click();
  await expect(staff.getByRole("heading", { name })).toBeVisible();
  await expect(staff.getByText("A site for my practice, please.").first()).toBeVisible();
  const reply = staff.locator("#reply");
  await expect(reply.getByLabel("Text")).toHaveValue(
    new RegExp(`Hello ${name},[\\s\\S]+> A site for my practice, please\\.`),
  );
  await reply.getByLabel("Text").fill("Hello Vera, when shall we call?");
  await reply.getByRole("button", { name: "Note it and open it in my mail program" }).click();
  const mail = staff.getByRole("link", { name: "Open it in my mail program" });
  await expect(mail).toHaveAttribute(
    "href",
    /^mailto:vera@inbox\.example\?subject=Your%20enquiry%20\w{10}&body=Hello%20Vera/,
  );
  await expect(staff.locator(".lead-head .state")).toHaveText("Answered");
  await staff.getByRole("button", { name: "Won" }).click();
  await expect(staff.locator(".lead-head .state")).toHaveText("Won");
  const history = staff.locator(".history");
  for (const step of [
    "Claire replied",
    "Claire took it",
    "Claire set it to Answered",
    "Claire set it to Won",
  ])
    await expect(history).toContainText(step);
});

test("a quarantined lead is released, then waits for an answer, and staff get an e-mail about it", async ({
  request,
  browser,
}) => {
  const name = surname("robot");
  const reference = await write(request, {
    name,
    meta: { page: "/en", locale: "en", trap: "x" },
  });
  const staff = await windowOf(browser, CLAIRE);
  await staff.goto(`/staff?view=aside&q=${name}`);
  await row(staff, reference).getByRole("link").click();
  await expect(staff.getByText("a field was filled in that nobody sees")).toBeVisible();
  expect(findLead(reference).mailed_at).toBeNull();
  await staff.getByRole("button", { name: "Release: this is a person" }).click();
  await expect(staff.getByText("Released. It is back among those who wait.")).toBeVisible();
  await staff.goto(`/staff?view=waiting&q=${name}`);
  await expect(row(staff, reference)).toBeVisible();
  await expect.poll(() => findLead(reference).mailed_at).not.toBeNull();
});

test("a call is moved, its old time is free at once, and the employee gets a calendar file for the visitor", async ({
  request,
  browser,
}) => {
  const { slots } = await (await request.get("/api/slots")).json();
  const { start: soonest } = slots.find(({ slot }: { slot: string }) => slot === "mon_1000");
  // Other journeys book the soonest dates, and an earlier try has booked the next one.
  const { retry } = test.info();
  const later = new Date(Date.parse(soonest) + (2 + retry) * 7 * 86_400_000);
  const day = `2031-06-0${3 + retry}`;
  const start = later.toISOString();
  const booking = (name: string, phone: string) =>
    ask(request, {
      type: "schedule",
      name,
      phone,
      slot: "mon_1000",
      meta: { page: "/en", locale: "en", slot_start: start },
    });
  const first = await booking("Cora Caller", "+41 79 555 77 01");
  expect(first.status()).toBe(201);
  const { reference } = await first.json();
  expect((await booking("Carl Caller", "+41 79 555 77 02")).status()).toBe(409);

  const staff = await windowOf(browser, CLAIRE);
  await staff.goto(`/staff/calls?week=${start.slice(0, 10)}`);
  const call = staff.locator(".booking").filter({ hasText: "Cora Caller" });
  await expect(call.getByRole("link", { name: "+41 79 555 77 01" })).toBeVisible();
  await call.getByText("Move or cancel").click();
  await call.getByLabel("Day", { exact: true }).fill(day);
  await call.getByLabel("Time", { exact: true }).fill("16:30");
  await call.getByRole("button", { name: "Move the call" }).click();
  await expect(
    staff.getByText(/^The call with Cora Caller is now on .*As far as we know, no email went out\./),
  ).toBeVisible();
  await expect(staff.locator(".booking time")).toHaveText("16:30");
  expect(findLead(reference).slot_start).toBe(`${day}T14:30:00.000Z`);
  const address = await staff.getByRole("link", { name: "Calendar file for them" }).getAttribute("href");
  expect(await (await staff.request.get(address ?? "")).text()).toContain("METHOD:REQUEST");
  expect((await booking("Carl Caller", "+41 79 555 77 02")).status()).toBe(201);
});

test(
  "if two employees open one lead, the second sees that it was taken, and their text stays",
  inAudit(),
  async ({ request, browser }) => {
    const reference = await write(request, { name: "Paula Pair" });
    const [claire, marc] = [await windowOf(browser, CLAIRE), await windowOf(browser, MARC)];
    for (const each of [claire, marc]) await each.goto(`/staff/leads/${reference}`);
    await claire.getByRole("button", { name: "Take it" }).click();
    await expect(claire.getByText("It is with Claire.")).toBeVisible();
    await marc.locator("#reply").getByLabel("Text").fill("Marc's own words");
    await marc.getByRole("button", { name: "Note it and open it in my mail program" }).click();
    await expect(marc.getByRole("alert")).toContainText("Claire changed this lead");
    await expect(marc.locator("#reply").getByLabel("Text")).toHaveValue("Marc's own words");
    await expect(marc.locator("#assignee")).toHaveValue(CLAIRE);
    expect(findLead(reference)).toMatchObject({ status: "new", assignee: CLAIRE });
  },
);

test("new leads appear without a reload, and the tab's title counts them", async ({ request, browser }) => {
  const name = surname("poll");
  const staff = await windowOf(browser, CLAIRE);
  await staff.clock.install();
  await staff.goto(`/staff?q=${name}`);
  await expect(staff.getByText("No lead matches.")).toBeVisible();
  const titleBefore = await staff.title();
  const reference = await write(request, { name: `Polly ${name}` });
  await staff.clock.runFor(16_000);
  await expect(row(staff, reference)).toHaveAttribute("data-new", "");
  await expect(staff.locator('[data-banner="new"]')).toBeVisible();
  await expect.poll(() => staff.title()).not.toBe(titleBefore);
  await row(staff, reference).getByRole("checkbox").check();
  const second = await write(request, { name: `Second ${name}` });
  await staff.clock.runFor(16_000);
  await expect(row(staff, second)).toHaveAttribute("data-new", "");
  await expect(row(staff, reference).getByRole("checkbox")).toBeChecked();
  await staff.clock.runFor(16_000);
  await expect(staff.locator('[data-banner="new"]')).toBeHidden();
  await expect(row(staff, second)).toHaveAttribute("data-new", "");
});

test(
  "offline, or with a login that has ended, the page says so and keeps what was typed",
  inAudit(),
  async ({ request, browser }) => {
    const reference = await write(request, { name: "Olga Offline" });
    const staff = await windowOf(browser, CLAIRE);
    await staff.goto(`/staff/leads/${reference}`);
    const note = staff.getByLabel(/^For colleagues/);
    const subject = staff.locator("#reply").getByLabel("Subject");
    await note.fill("Typed before the login ended");
    await subject.fill("Another subject");
    await staff.context().setOffline(true);
    await expect(staff.getByText(/^You are offline\./)).toBeVisible();
    await staff.context().setOffline(false);
    await expect(staff.getByText(/^You are offline\./)).toBeHidden();
    await staff.route(`**/leads/${reference}/note`, (route) => route.fulfill({ status: 403, body: "" }));
    await staff.getByRole("button", { name: "Add the note" }).click();
    await staff.unroute(`**/leads/${reference}/note`);
    await staff.goto(`/staff/leads/${reference}`);
    await expect(note).toHaveValue("Typed before the login ended");
    await expect(subject).toHaveValue("Another subject");
    await staff.getByRole("button", { name: "Add the note" }).click();
    await expect(staff.getByText("The note is added.")).toBeVisible();
    await expect(note).toHaveValue("");
  },
);

test(
  "a form that got no response can be sent again after a while, not at once",
  inAudit(),
  async ({ request, browser }) => {
    const reference = await write(request, { name: "Wanda Waits" });
    const staff = await windowOf(browser, CLAIRE);
    await staff.clock.install();
    await staff.goto(`/staff/leads/${reference}`);
    let sent = 0;
    // No page follows, as if somebody stopped a request that hangs.
    await staff.route(`**/leads/${reference}/note`, (route) => {
      sent++;
      return route.fulfill({ status: 204 });
    });
    await staff.getByLabel(/^For colleagues/).fill("Twice");
    const button = staff.getByRole("button", { name: "Add the note" });
    await button.click();
    await expect.poll(() => sent).toBe(1);
    await button.click();
    await staff.clock.fastForward(16_000);
    await button.click();
    await expect.poll(() => sent).toBe(2);
  },
);

test(
  "what is typed after a note or a reply is there after a reload, which does not open the mail program again",
  inAudit(),
  async ({ request, browser }) => {
    const reference = await write(request, { name: "Sina Second" });
    const staff = await windowOf(browser, CLAIRE);
    const lead = `/staff/leads/${reference}`;
    await staff.goto(lead);
    const note = staff.getByLabel(/^For colleagues/);
    await note.fill("First");
    await staff.getByRole("button", { name: "Add the note" }).click();
    await expect(staff.getByText("The note is added.")).toBeVisible();
    await forgotten(staff);
    await note.fill("Second");
    await staff.reload();
    await expect(note).toHaveValue("Second");
    const text = staff.locator("#reply").getByLabel("Text");
    await text.fill("First reply");
    await staff.getByRole("button", { name: "Note it and open it in my mail program" }).click();
    await expect(staff.getByRole("link", { name: "Open it in my mail program" })).toBeVisible();
    await text.fill("Second reply");
    await expect(staff.locator('[data-banner="changed"] a')).toHaveAttribute("href", lead);
    await staff.reload();
    await expect(text).toHaveValue("Second reply");
    await expect(staff.getByRole("link", { name: "Open it in my mail program" })).toBeHidden();
  },
);

test(
  "a tab with unsaved text asks before it closes; a link, a form or a tab without unsaved text does not",
  inAudit(),
  async ({ request, browser }) => {
    const reference = await write(request, { name: "Tina Typed" });
    const staff = await windowOf(browser, CLAIRE);
    const asked: string[] = [];
    staff.context().on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await staff.goto(`/staff/leads/${reference}`);
    const note = staff.getByLabel(/^For colleagues/);
    await note.pressSequentially("Half a sentence");
    await staff.getByRole("link", { name: "Back to the list" }).click();
    await expect(staff).not.toHaveURL(new RegExp(reference));
    await staff.goBack();
    await expect(note).toHaveValue("Half a sentence");
    await staff.getByRole("button", { name: "Add the note" }).click();
    await expect(staff.getByText("The note is added.")).toBeVisible();
    await note.click();
    await staff.close({ runBeforeUnload: true });
    await expect.poll(() => staff.isClosed()).toBe(true);
    expect(asked).toEqual([]);
    const other = await staff.context().newPage();
    await other.goto(`/staff/leads/${reference}`);
    await other.getByLabel(/^For colleagues/).pressSequentially("Another");
    await other.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(["beforeunload"]);
  },
);

test("keyboard only: down the list, open, answered, search, list of keys", async ({ request, browser }) => {
  const name = surname("keys");
  const first = await write(request, { name: `Kim ${name}` });
  const second = await write(request, { name: `Kai ${name}` });
  const staff = await windowOf(browser, CLAIRE);
  await staff.goto("/staff");
  await staff.keyboard.press("/");
  await staff.keyboard.type(name);
  await staff.keyboard.press("Enter");
  await expect(staff).toHaveURL(new RegExp(`q=${name}`));
  await expect(staff.locator("[data-row]")).toHaveCount(2);
  // The script must have loaded: it handles the keys.
  await staff.waitForLoadState();
  await staff.keyboard.press("j");
  await staff.keyboard.press("j");
  await expect(row(staff, first)).toHaveAttribute("data-current", "");
  await staff.keyboard.press("k");
  await expect(row(staff, second)).toHaveAttribute("data-current", "");
  await staff.keyboard.press("e");
  await expect(staff.getByText("1 changed.")).toBeVisible();
  expect(findLead(second)).toMatchObject({ status: "answered", assignee: CLAIRE });
  await forgotten(staff);
  await staff.reload();
  await expect(staff.getByText("1 changed.")).toBeHidden();
  await staff.keyboard.press("j");
  await staff.keyboard.press("j");
  await staff.keyboard.press("Enter");
  await expect(staff).toHaveURL(new RegExp(first));
  await staff.waitForLoadState();
  await staff.keyboard.press("?");
  await expect(staff.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await staff.keyboard.press("Escape");
  await staff.keyboard.press("e");
  await expect(staff.locator(".lead-head .state")).toHaveText("Answered");
  await staff.waitForLoadState();
  await staff.keyboard.press("u");
  await expect(staff).toHaveURL(`/staff?view=all&q=${name}`);
});

test(
  "keyboard only: the place in the list is kept after a press, and one lead leads to the next",
  inAudit(),
  async ({ request, browser }) => {
    const name = surname("place");
    for (const first of ["Petra", "Paul", "Pia"]) await write(request, { name: `${first} ${name}` });
    const staff = await windowOf(browser, CLAIRE);
    await staff.goto(`/staff?view=waiting&q=${name}`);
    await staff.waitForLoadState();
    await staff.keyboard.press("j");
    await staff.keyboard.press("j");
    await staff.keyboard.press("e");
    await expect(staff.getByText("1 changed.")).toBeVisible();
    await expect(staff.locator("[data-row]")).toHaveCount(2);
    await expect(staff.getByRole("link", { name: `Petra ${name}` })).toBeFocused();
    await staff.keyboard.press("Enter");
    await expect(staff.getByRole("heading", { name: `Petra ${name}` })).toBeVisible();
    await staff.waitForLoadState();
    await staff.keyboard.press("k");
    await expect(staff.getByRole("heading", { name: `Pia ${name}` })).toBeVisible();
    await staff.waitForLoadState();
    await staff.keyboard.press("u");
    await expect(staff).toHaveURL(`/staff?view=waiting&q=${name}`);
    await expect(staff.getByRole("link", { name: `Pia ${name}` })).toBeFocused();
  },
);

test(
  "without access to storage the page works all the same: a note, the keys",
  inAudit(),
  async ({ request, browser }) => {
    const reference = await write(request, { name: "Clara Closed" });
    const staff = await windowOf(browser, CLAIRE);
    await staff.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("closed", "SecurityError");
        },
      }),
    );
    await staff.goto(`/staff/leads/${reference}`);
    await staff.getByLabel(/^For colleagues/).fill("Typed where nothing is kept");
    await staff.getByRole("button", { name: "Add the note" }).click();
    await expect(staff.getByText("The note is added.")).toBeVisible();
    await staff.waitForLoadState();
    await staff.keyboard.press("?");
    await expect(staff.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  },
);

test(
  "without script everything works: search, a change to several leads, a note, a status, a day to put off to",
  inAudit(),
  async ({ request, browser }) => {
    const name = surname("noscript");
    const references = [
      await write(request, { name: `Nora ${name}` }),
      await write(request, { name: `Nino ${name}` }),
    ];
    const staff = await windowOf(browser, CLAIRE, { javaScriptEnabled: false });
    await staff.goto("/staff");
    await staff.getByRole("searchbox", { name: "Search" }).fill(name);
    await staff.keyboard.press("Enter");
    for (const reference of references) await row(staff, reference).getByRole("checkbox").check();
    await staff.getByRole("button", { name: "Take", exact: true }).click();
    await expect(staff.getByText("2 changed.")).toBeVisible();
    await staff.getByRole("link", { name: `Nora ${name}` }).click();
    await staff.getByLabel(/^For colleagues/).fill("Noted without script");
    await staff.getByRole("button", { name: "Add the note" }).click();
    await expect(staff.locator(".history")).toContainText("Noted without script");
    await staff.getByLabel("Put off to").fill("2031-06-03");
    await staff.getByRole("button", { name: "Put off" }).click();
    await expect(staff.getByText(/^It comes back on Tue 3 Jun/)).toBeVisible();
    await staff.getByRole("button", { name: "Lost" }).click();
    await expect(staff.locator(".lead-head .state")).toHaveText("Lost");
  },
);

for (const [locale, languages, looked] of [
  ["en", "English", 390],
  ["fr", "Français", 1440],
] as const) {
  test(
    `the inbox fits a phone and a desktop, and axe finds no fault (${locale} at ${looked} px)`,
    inAudit(),
    async ({ request, browser }) => {
      const message = `A long word: ${"Donaudampfschifffahrt".repeat(12)}`;
      const reference = await write(request, { name: "Axel Axe", message });
      const staff = await windowOf(browser, CLAIRE);
      await staff.goto("/staff");
      if (locale === "fr") await staff.getByRole("button", { name: languages }).click();
      await expect(staff.locator("html")).toHaveAttribute("lang", locale);
      const lead = `/staff/leads/${reference}`;
      for (const path of [
        "/staff?view=all",
        lead,
        `${lead}/erase`,
        "/staff/calls",
        "/staff/figures",
        "/staff/none",
      ]) {
        await staff.goto(path);
        // axe checks each language at one width; the page must fit at both.
        for (const width of [1830 - looked, looked]) {
          await staff.setViewportSize({ width, height: 844 });
          expect([path, width, await overflow(staff)]).toEqual([path, width, 0]);
        }
        expect(await violationsOn(staff), path).toEqual([]);
      }
    },
  );
}
