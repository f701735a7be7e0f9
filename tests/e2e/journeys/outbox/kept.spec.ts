import { expect } from "playwright/test";
import {
  bodyOf,
  expectUntold,
  fillAs,
  fillIn,
  formOf,
  KEPT,
  KEPT_ONLINE,
  keep,
  keepHere,
  markOf,
  messageIn,
  nameIn,
  receipt,
  referencesIn,
  send,
  sendShown,
  toast,
  wake,
  writeAs,
} from "#tests/e2e/kept-leads";
import { canKeepLead, hold, hydrated, inAudit, leadsOf, painted, test } from "#tests/e2e/site";

test("a lead sent without a connection is kept when its page is closed, and is sent once when the connection is back", async ({
  page: first,
  context,
}) => {
  await writeAs(first, "Offline Ada");
  await context.setOffline(true);
  await send(first);
  await expect(first.getByText(KEPT)).toBeVisible();
  await expect(first.getByRole("link", { name: "Send it by email instead" })).toBeVisible();
  await expect(first.getByLabel(/^Message/).first()).toHaveValue("A site for my cellar");
  await first.close();
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto("/en");
  await expect(toast(page)).toBeVisible();
  await page.goto("/en/pricing");
  await hydrated(page);
  expect(leadsOf("Offline Ada")).toHaveLength(1);
  expect(await markOf(page)).toBeNull();
});

test(
  "the next page says that a lead without a response is still waiting and, once it is sent, shows its reference in the same place",
  inAudit(),
  async ({ page }) => {
    await page.route("**/api/contact", (route) => route.abort());
    await keep(page, { body: bodyOf("Waiting Ada") });
    await page.goto("/en/contact");
    const waits = page.getByText("Your message is still kept on this device.");
    await expect(waits).toBeVisible();
    await page.unroute("**/api/contact");
    await wake(page);
    await expect(toast(page)).toBeVisible();
    await expect(waits).toHaveCount(0);
    expect(leadsOf("Waiting Ada")).toHaveLength(1);
  },
);

test(
  "a form that is still open when the connection comes back shows the receipt itself",
  inAudit(),
  async ({ page, context }) => {
    await writeAs(page, "Patient Ada");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    // A corrected message replaces the first one.
    await messageIn(page).fill("A site for my cellar and my shop");
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    // A captive portal that answers instead of the server is not mistaken for it.
    await page.route("**/api/contact", (route) => route.fulfill({ status: 200, body: "<h1>Log in</h1>" }), {
      times: 1,
    });
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await context.setOffline(false);
    await expect(receipt(page)).toBeVisible();
    await expectUntold(page);
    expect(leadsOf("Patient Ada")).toHaveLength(1);
  },
);

test("while its form is shown, no notice says that a lead waits; once a link is followed, one does", async ({
  page,
}) => {
  await writeAs(page, "Leaving Ada");
  await page.route("**/api/contact", (route) => route.fulfill({ status: 500 }));
  await send(page);
  await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
  const notice = page.getByText("Your message is still kept on this device.");
  // The outbox tries one after the other: when the second attempt is answered, the first one has been reported.
  for (const _ of ["first", "second"]) {
    const tried = page.waitForResponse((response) => "idempotency-key" in response.request().headers());
    await wake(page);
    await tried;
  }
  await expect(notice).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/en/pricing");
  await expect(notice).toBeVisible();
  // Written once more, it is the same lead, and the notice does not outlast its ticket.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Call us" })).toBeVisible();
  await fillAs(page, "Leaving Ada");
  await page.unroute("**/api/contact");
  await send(page);
  await expect(receipt(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(leadsOf("Leaving Ada")).toHaveLength(1);
});

for (const [then, isReloaded] of [
  ["sent again", false],
  ["kept again", false],
  ["typed again after a reload", true],
] as const)
  test(
    `a kept lead with a wrong address is replaced when it is corrected and ${then}`,
    inAudit(isReloaded || then !== "sent again"),
    async ({ page, context }) => {
      const name = `Mistyped Ada ${then}`;
      const elsewhere = await context.newPage();
      await elsewhere.goto("/en/privacy");
      await hydrated(elsewhere);
      await page.bringToFront();
      await writeAs(page, name);
      await page.route("**/api/contact", (route) => route.abort());
      await elsewhere.route("**/api/contact", (route) => route.abort());
      await send(page);
      await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
      if (isReloaded) {
        await page.reload();
        await hydrated(page);
        await fillAs(page, name);
        await canKeepLead(page);
      }
      await formOf(page).getByLabel("Email").fill("ada@rochat.ch");
      await messageIn(page).fill("A site with five pages for my cellar");
      if (then === "kept again") {
        await send(page);
        await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
      }
      await page.unroute("**/api/contact");
      await elsewhere.unroute("**/api/contact");
      await send(page);
      await expect(receipt(page)).toBeVisible();
      await wake(elsewhere);
      await expectUntold(page);
      expect(leadsOf(name)).toHaveLength(1);
    },
  );

test(
  "a request from another page does not replace a kept one of the same visitor, even if both are without a message",
  inAudit(),
  async ({ page, context }) => {
    const name = "Twofold Ada";
    await writeAs(page, name);
    await messageIn(page).fill("");
    await page.route("**/api/contact", (route) => route.abort());
    await send(page);
    await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
    await page.goto("/en/pricing");
    await hydrated(page);
    await fillIn(formOf(page), name);
    await messageIn(page).fill("");
    await formOf(page)
      .getByLabel(/^Company/)
      .fill("Rochat");
    await canKeepLead(page);
    await context.setOffline(true);
    await sendShown(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.unroute("**/api/contact");
    await context.setOffline(false);
    await expect.poll(() => leadsOf(name)).toHaveLength(2);
  },
);

test(
  "another request written in the form of a kept one does not replace it",
  inAudit(),
  async ({ page, context }) => {
    await writeAs(page, "First Ada");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await nameIn(page).fill("Second Ada of the form");
    await messageIn(page).fill("A logo for my boat");
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await context.setOffline(false);
    await expect(receipt(page)).toBeVisible();
    await expect(toast(page)).toBeVisible();
    expect([leadsOf("First Ada"), leadsOf("Second Ada of the form")]).toEqual([
      await referencesIn(page),
      [expect.stringMatching(/^\w{10}$/)],
    ]);
  },
);

test("a lead that cannot be delivered does not block another", inAudit(), async ({ page }) => {
  await keep(page, { body: bodyOf("Stuck Ada") }, { body: bodyOf("Freed Ada") });
  await page.route("**/api/contact", (route) =>
    route.request().postData()?.includes("Stuck Ada") ? route.abort() : route.continue(),
  );
  await wake(page);
  await expect.poll(() => leadsOf("Freed Ada")).toHaveLength(1);
  await expect(toast(page)).toBeVisible();
  expect(leadsOf("Stuck Ada")).toEqual([]);
  expect(await markOf(page)).toBe("1");
});

test(
  "the notice of a kept booking whose time is taken says that the time is to be confirmed",
  inAudit(),
  async ({ page }) => {
    await keep(page, {
      body: bodyOf("Beaten Ada", { type: "schedule", phone: "+41 79 555 01 01", slot: "mon_0900" }),
    });
    await page.route(
      "**/api/contact",
      (route) => route.fulfill({ status: 409, json: { error: "Taken", code: "slot_taken", slots: [] } }),
      { times: 1 },
    );
    await wake(page);
    await expect(
      page.getByText(/We will confirm the time of your call. Your reference: \w{10}/),
    ).toBeVisible();
    expect(leadsOf("Beaten Ada")).toHaveLength(1);
  },
);

test(
  "a kept lead that is refused or too old is offered as an e-mail, and is kept until that is opened or the notice is closed",
  inAudit(),
  async ({ page }) => {
    const given = page.getByRole("link", { name: "Email us what you wrote" });
    await keep(page, { body: bodyOf("", { message: "A site for my boat" }) }, { body: bodyOf("Taken Ada") });
    await wake(page);
    await expect.poll(() => leadsOf("Taken Ada")).toHaveLength(1);
    await expect(given).toHaveAttribute("href", /^mailto:.*A%20site%20for%20my%20boat/);
    await expect(toast(page)).toBeVisible();
    expect(await markOf(page)).toBe("1");
    await page.reload();
    await expect(given).toHaveAttribute("href", /^mailto:.*A%20site%20for%20my%20boat/);
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).click();
    await expect(given).toHaveCount(0);
    await expect.poll(() => markOf(page)).toBeNull();

    await keep(page, { body: bodyOf("Old Ada"), keptAt: Date.now() - 8 * 24 * 3600 * 1000 });
    await wake(page);
    await expect(given).toHaveAttribute("href", /^mailto:.*From%20Old%20Ada/);
    expect(leadsOf("Old Ada")).toEqual([]);
    expect(await markOf(page)).toBe("1");
    await given.click();
    await expect.poll(() => markOf(page)).toBeNull();
  },
);

test(
  "a waiting lead does not become too old because the device's clock was set wrong, or corrected, meanwhile",
  inAudit(),
  async ({ page, context }) => {
    const MONTH_MS = 30 * 24 * 3600 * 1000;
    await page.clock.setSystemTime(Date.now() + MONTH_MS);
    await keep(page, { body: bodyOf("Ada ahead"), keptAt: Date.now() });
    await wake(page);
    await expect(toast(page)).toBeVisible();
    expect(leadsOf("Ada ahead")).toHaveLength(1);

    await page.clock.setSystemTime(Date.now() - MONTH_MS);
    await page.goto("/en/contact");
    await hydrated(page);
    const script = page.waitForResponse(/\/outbox-/);
    await fillAs(page, "Ada behind");
    await (await script).finished();
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.clock.setSystemTime(Date.now());
    await context.setOffline(false);
    await expect(receipt(page)).toBeVisible();
    expect(leadsOf("Ada behind")).toHaveLength(1);
  },
);

test(
  "a kept lead that is refused while the notice of another is being closed is offered as an e-mail, too",
  inAudit(),
  async ({ page }) => {
    const given = page.getByRole("link", { name: "Email us what you wrote" });
    const countKept = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const asked = indexedDB.open("outbox", 1);
            asked.onsuccess = () => {
              const counted = asked.result.transaction("leads").objectStore("leads").count();
              asked.result.close();
              counted.onsuccess = () => resolve(counted.result);
            };
          }),
      );
    await keep(page, { body: bodyOf("", { message: "A site for my boat" }) });
    await wake(page);
    await expect(given).toHaveAttribute("href", /^mailto:.*A%20site%20for%20my%20boat/);

    const asked = page.waitForRequest("**/api/contact");
    const release = await hold(page, "**/api/contact");
    await keepHere(page, { body: bodyOf("", { message: "And one for my cat" }) });
    await wake(page);
    await asked;
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).click();
    await expect.poll(countKept).toBe(1);
    await painted(page);
    release();
    await expect(given).toHaveAttribute("href", /^mailto:.*And%20one%20for%20my%20cat/);
  },
);

for (const [locale, sentence] of [
  ["en", KEPT_ONLINE],
  ["fr", "Votre message est gardé sur cet appareil ; l’envoi sera retenté automatiquement."],
] as const) {
  test(
    `a server that accepts no leads for now is not reported as a missing connection: /${locale}`,
    inAudit(locale === "fr"),
    async ({ page }) => {
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 503, json: { error: "Not now", code: "unavailable" } }),
      );
      await page.goto(`/${locale}/contact`);
      await hydrated(page);
      const form = page.locator("form#simple");
      await form.locator("label", { has: page.locator("[value=mail]") }).click();
      await form.locator("[name=name]").fill("Refused Ada");
      await form.locator("[name=email]").fill("ada@rochat.example");
      await form.locator("[name=message]").fill("A site for my cellar");
      await canKeepLead(page);
      await form.locator("[type=submit]").click();
      await expect(page.getByText(sentence)).toBeVisible();
    },
  );
}
