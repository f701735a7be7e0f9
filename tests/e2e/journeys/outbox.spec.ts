import { expect, type Locator, type Page } from "playwright/test";
import {
  bringIntoSight,
  canKeepLead,
  expectModal,
  hold,
  hydrated,
  inAudit,
  leadsOf,
  ORIGIN,
  openWithStoppedClock,
  painted,
  serverHeard,
  test,
} from "#tests/e2e/site";

const KEPT =
  "There is no connection. Your message is kept on this device and will be sent as soon as you are online again: you need do nothing more.";
const KEPT_ONLINE = "Your message is kept on this device and will be sent again automatically.";
const NOT_KEPT = "What you wrote is still here.";

async function writeAs(page: Page, name: string): Promise<void> {
  await page.goto("/en/contact");
  await hydrated(page);
  await fillAs(page, name);
  await canKeepLead(page);
}

const fillAs = (page: Page, name: string) => fillIn(page.getByRole("form", { name: "Call or write" }), name);

async function fillIn(form: Locator, name: string): Promise<void> {
  await form.locator("label", { has: form.page().locator("[value=mail]") }).click();
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill("ada@rochat.example");
  await form.getByLabel(/^Message/).fill("A site for my cellar");
}

const send = (page: Page) =>
  page.getByRole("form", { name: "Call or write" }).getByRole("button", { name: "Send" }).click();

const toast = (page: Page) => page.getByText(/Your message has been sent. Your reference: (\w{10})/);
const referencesIn = async (page: Page) => (await toast(page).allInnerTexts()).map((told) => told.slice(-10));
const receipt = (page: Page) => page.getByText("Message sent. We’ll contact you shortly.");

const formOf = (page: Page) => page.locator("form#simple");
const nameIn = (page: Page) => formOf(page).locator("[name=name]");
const messageIn = (page: Page) => formOf(page).locator("[name=message]");
const sendShown = (page: Page) => formOf(page).locator("[type=submit]").click();

/** Holds if no toast reports the lead that its form has confirmed: it is no longer kept, and a toast would be there. */
async function expectUntold(page: Page): Promise<void> {
  await expect.poll(() => markOf(page)).toBeNull();
  await serverHeard(page);
  await painted(page);
  await expect(toast(page)).toHaveCount(0);
}

/** The body that a contact form would post. */
const bodyOf = (name: string, more: object = {}) => ({
  ...{ type: "mail", name, email: "ada@rochat.example", message: `From ${name}`, subject: "Interest" },
  ...{ meta: { page: "/en/contact", locale: "en", elapsed: 9000 }, ...more },
});

interface ToKeep {
  body: object;
  keptAt?: number;
}

/** Stores leads in this order, as an earlier page would have kept them. */
async function keep(page: Page, ...leads: ToKeep[]): Promise<void> {
  await page.goto("/en/privacy");
  await hydrated(page);
  await keepHere(page, ...leads);
}

/** Stores leads from the current page, as another tab would have kept them. */
async function keepHere(page: Page, ...leads: ToKeep[]): Promise<void> {
  const kept = leads.map((lead, place) => ({ key: `${place} ${crypto.randomUUID()}`, ...lead }));
  await page.evaluate(async (kept) => {
    const asked = indexedDB.open("outbox", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("leads", { keyPath: "key" });
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    const change = asked.result.transaction("leads", "readwrite");
    for (const lead of kept)
      change.objectStore("leads").put({ path: "/api/contact", keptAt: Date.now(), ...lead });
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    asked.result.close();
    localStorage.setItem("outbox.v1", "1");
  }, kept);
}

/** Tells a page that it is online. */
const wake = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("online")));

const markOf = (page: Page) => page.evaluate(() => localStorage.getItem("outbox.v1"));

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

test(
  "a lead delivered while a dialog is open is reported once the dialog is closed: then the notice can be closed",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Book a call" }).click();
    const dialog = page.getByRole("dialog", { name: "Book a call" });
    await expectModal(dialog);
    const isLoaded = page.waitForResponse(/\/send-and-tell-/);
    for (const reference of ["K7Q2M4XR9T", "H3W8N5CJ2D"])
      await page.evaluate((reference) => {
        const detail = { body: { type: "mail" }, reference, isHeld: false };
        window.dispatchEvent(new CustomEvent("lead-arrived", { detail }));
      }, reference);
    await isLoaded;
    await painted(page);
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(toast(page).and(page.locator(":popover-open *"))).toHaveCount(2);
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).click();
    await expect(toast(page)).toHaveCount(0);
  },
);

test(
  "a form that is edited after it was sent keeps its text, and a toast shows the reference of the lead that arrived",
  inAudit(),
  async ({ page, context }) => {
    const message = messageIn(page);
    await writeAs(page, "Busy Ada");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await message.fill("And one for my boat");
    await context.setOffline(false);
    await expect(toast(page)).toBeVisible();
    await expect(page.getByText(KEPT)).toHaveCount(0);
    await expect(message).toHaveValue("And one for my boat");
    expect(leadsOf("Busy Ada")).toHaveLength(1);

    // The same if the response comes late.
    const release = await hold(page, "**/api/contact");
    await send(page);
    await message.fill("And one for my cat");
    release();
    await expect.poll(() => leadsOf("Busy Ada")).toHaveLength(2);
    await expect(toast(page)).toHaveCount(2);
    await expect(message).toHaveValue("And one for my cat");
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue("And one for my cat");
    await expect(receipt(page)).toHaveCount(0);

    await send(page);
    await expect(receipt(page)).toBeVisible();
    expect(leadsOf("Busy Ada")).toHaveLength(3);
  },
);

/** Lets the server accept every lead, but holds its responses until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/contact", async (route) => {
    const response = await route.fetch();
    await promise;
    // A page that was left no longer waits for the response.
    await route.fulfill({ response }).catch(() => {});
  });
  return resolve;
}

/** Sends a lead under a name, holds the response, and waits until the server has stored the lead. */
async function sendAs(page: Page, name: string): Promise<() => void> {
  const release = await holdAnswers(page);
  await writeAs(page, name);
  await send(page);
  await expect.poll(() => leadsOf(name)).toHaveLength(1);
  return release;
}

test(
  "a visitor who follows a link while a form is being sent is shown its reference, and finds the form empty again",
  inAudit(),
  async ({ page }) => {
    const release = await sendAs(page, "Leaving Ada");
    await page.getByRole("link", { name: "Privacy" }).first().click();
    await expect(page).toHaveURL("/en/privacy");
    await expect(formOf(page)).toHaveCount(0);
    release();
    await expect(toast(page)).toBeVisible();
    expect(leadsOf("Leaving Ada")).toEqual(await referencesIn(page));

    await page.goBack();
    const form = page.getByRole("form", { name: "Call or write" });
    await form.getByText("Write to me").click();
    await painted(page);
    await expect(form.getByLabel("Name")).toHaveValue("");
    await expect(form.getByLabel(/^Message/)).toHaveValue("");
  },
);

test(
  "a form that the browser restores with a lead that has arrived is emptied",
  inAudit(),
  async ({ page }) => {
    const release = await sendAs(page, "Restored Ada");
    await page.goto("/en/privacy");
    release();
    await expect(toast(page)).toBeVisible();
    // As Firefox does while a page loads: it restores what the fields held when the page was left.
    await page.addInitScript(() => {
      const written = { name: "Restored Ada", email: "ada@rochat.example", message: "A site for my cellar" };
      document.addEventListener("DOMContentLoaded", () => {
        const form = document.querySelector<HTMLFormElement>("form#simple");
        form?.querySelector<HTMLInputElement>("[value=mail]")?.click();
        for (const [name, value] of Object.entries(written)) {
          const field = form?.elements.namedItem(name);
          if (field && "value" in field) field.value = value;
        }
      });
    });
    await page.goBack();
    await hydrated(page);
    await expect(nameIn(page)).toHaveValue("");
    await expect(messageIn(page)).toHaveValue("");
    expect(leadsOf("Restored Ada")).toHaveLength(1);
  },
);

test(
  "a plan's form that shows again the lead being sent is emptied once that has arrived, its checkbox too",
  inAudit(),
  async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/contact_secure.php", async (route) => {
      const response = await route.fetch();
      await answer.promise;
      await route.fulfill({ response }).catch(() => {});
    });
    await page.goto("/en/services/hosting-and-maintenance");
    await hydrated(page);
    const form = page.locator("form#plan");
    const none = form.getByLabel("I have no website yet");
    const choose = () => page.getByText("SecureWeb", { exact: true }).first().click();
    await choose();
    await form.getByLabel("Name", { exact: true }).fill("Boxed Ada");
    await form.getByLabel("Email").fill("ada@rochat.example");
    await none.check();
    await form.getByRole("button", { name: "Ask for this plan" }).click();
    await expect.poll(() => leadsOf("Boxed Ada")).toHaveLength(1);
    await page.getByRole("link", { name: "Privacy" }).first().click();
    await expect(form).toHaveCount(0);
    await page.goBack();
    await choose();
    await expect(none).toBeChecked();
    answer.resolve();
    await expect(toast(page)).toBeVisible();
    await expect(form.getByLabel("Name", { exact: true })).toHaveValue("");
    await expect(none).not.toBeChecked();
  },
);

/** The ways to show a form again while it is being sent. */
const ways = {
  Reloading: async (page: Page) => {
    // In most browsers a page that is being reloaded gets no response; in others it would, and would remove the mark.
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => {};
    });
    await page.reload();
  },
  Hopping: async (page: Page) => {
    await page.getByRole("link", { name: "Pricing" }).first().click();
    await expect(page).toHaveURL("/en/pricing");
  },
  Returning: async (page: Page) => {
    await page.getByRole("link", { name: "Privacy" }).first().click();
    await expect(formOf(page)).toHaveCount(0);
    await page.goBack();
  },
};

for (const [way, leave] of Object.entries(ways)) {
  const find = async (page: Page, name: string) => {
    await leave(page);
    await hydrated(page);
    await bringIntoSight(formOf(page));
    await expect(nameIn(page)).toHaveValue(name);
  };

  test(
    `a form that shows again the lead being sent is empty once that has arrived: ${way} Ada`,
    inAudit(),
    async ({ page }) => {
      const name = `${way} Ada`;
      const release = await sendAs(page, name);
      await find(page, name);
      release();
      await expect(toast(page)).toBeVisible();
      await expect(nameIn(page)).toHaveValue("");
      await expect(messageIn(page)).toHaveValue("");
      expect(leadsOf(name)).toEqual(await referencesIn(page));
      await page.reload();
      await hydrated(page);
      await bringIntoSight(formOf(page));
      await painted(page);
      await expect(nameIn(page)).toHaveValue("");
    },
  );

  test(
    `a form sent again while it is being sent is one lead, reported once: ${way} Eva`,
    inAudit(),
    async ({ page }) => {
      const name = `${way} Eva`;
      const release = await sendAs(page, name);
      await find(page, name);
      const again = page.waitForRequest("**/api/contact");
      await sendShown(page);
      await again;
      // The request may have been the page's own, which asks whether the first one has arrived.
      await expect(formOf(page).locator("[type=submit]")).toBeDisabled();
      release();
      await expect(receipt(page)).toBeVisible();
      await expectUntold(page);
      expect(leadsOf(name)).toHaveLength(1);

      // Once its ticket is closed, the same text is a new lead.
      await page.getByRole("button", { name: "Close" }).click();
      await fillIn(formOf(page), name);
      await sendShown(page);
      await expect(receipt(page)).toBeVisible();
      expect(leadsOf(name)).toHaveLength(2);
    },
  );

  test(
    `a new text written over the one being sent stays, and is another lead: ${way} Ida`,
    inAudit(),
    async ({ page }) => {
      const name = `${way} Ida`;
      const release = await sendAs(page, name);
      await find(page, name);
      await messageIn(page).fill("A site for my boat");
      release();
      await expect(toast(page)).toBeVisible();
      await expect(nameIn(page)).toHaveValue(name);
      await expect(messageIn(page)).toHaveValue("A site for my boat");
      await sendShown(page);
      await expect(receipt(page)).toBeVisible();
      expect(leadsOf(name)).toHaveLength(2);
    },
  );
}

test(
  "text written on the next page is kept, although the lead that the page before was sending gets no response",
  inAudit(),
  async ({ page }) => {
    const { promise: isCut, resolve: cut } = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      if (!route.request().postData()?.includes("A site for")) return route.continue();
      await isCut;
      await route.abort();
    });
    await writeAs(page, "Uncertain Ada");
    const failed = page.waitForEvent("requestfailed");
    await send(page);
    await ways.Hopping(page);
    await bringIntoSight(formOf(page));
    await expect(nameIn(page)).toHaveValue("Uncertain Ada");
    await messageIn(page).fill("A site for my boat");
    cut();
    await failed;
    await painted(page);
    await page.reload();
    await hydrated(page);
    await bringIntoSight(formOf(page));
    await expect(messageIn(page)).toHaveValue("A site for my boat");
  },
);

test(
  "a form that shows again the lead being sent is empty once that has arrived; the other form on the page stays as it is",
  inAudit(),
  async ({ page }) => {
    const release = await sendAs(page, "Double Ada");
    await ways.Reloading(page);
    await hydrated(page);
    await page.getByText("A detailed request").click();
    const other = page.getByRole("form", { name: "A detailed request" }).getByLabel("Name");
    await other.fill("Double Ada");
    await expect(nameIn(page)).toHaveValue("Double Ada");
    release();
    await expect(toast(page)).toBeVisible();
    await expect(nameIn(page)).toHaveValue("");
    await expect(messageIn(page)).toHaveValue("");
    expect(leadsOf("Double Ada")).toEqual(await referencesIn(page));
    await expect(other).toHaveValue("Double Ada");
    await page.reload();
    await hydrated(page);
    await page.getByText("A detailed request").click();
    await expect(other).toHaveValue("Double Ada");
    await expect(nameIn(page)).toHaveValue("");
  },
);

test(
  "if the browser cannot keep leads, a form sent again after a reload is still one lead",
  inAudit(),
  async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("closed", "SecurityError");
      };
    });
    await sendAs(page, "Storeless Ada");
    await page.reload();
    await hydrated(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await expect(nameIn(page)).toHaveValue("Storeless Ada");
    await sendShown(page);
    await expect(receipt(page)).toBeVisible();
    expect(leadsOf("Storeless Ada")).toHaveLength(1);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(nameIn(page)).toHaveValue("");
  },
);

test(
  "a tab that was closed while it was sending, and is reopened, sends no second lead",
  inAudit(),
  async ({ page, context }) => {
    const release = await sendAs(page, "Closing Ada");
    // A reopened tab has a copy of the first one's `sessionStorage`, as has a tab that is opened from it.
    const [again] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await page.close();
    release();
    await hydrated(again);
    await expect(toast(again).or(nameIn(again)).first()).toBeVisible();
    await expect(nameIn(again)).toHaveValue("");
    expect(leadsOf("Closing Ada")).toHaveLength(1);
  },
);

test(
  "text written since a lead was sent, which cannot be sent as it is, is still there when that lead arrives",
  inAudit(),
  async ({ page, context }) => {
    const form = page.getByRole("form", { name: "Call or write" });
    await writeAs(page, "Broken Ada");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await form.getByLabel(/^Message/).fill("And one for my boat");
    await form.getByLabel("Name").fill("");
    await send(page);
    await expect(page.getByText("Name required")).toBeVisible();
    await context.setOffline(false);
    await expect(toast(page)).toBeVisible();
    await expect(form.getByLabel(/^Message/)).toHaveValue("And one for my boat");
  },
);

test("two kept leads that are delivered in one round are reported together", inAudit(), async ({ page }) => {
  await keep(page, { body: bodyOf("Former Ada") }, { body: bodyOf("Latter Ada") });
  await wake(page);
  await expect(toast(page)).toHaveCount(2);
  expect(await referencesIn(page)).toEqual([...leadsOf("Former Ada"), ...leadsOf("Latter Ada")]);
});

test(
  "a tab that is closed while it is sending, after the server accepted the lead, leaves one lead and its receipt",
  inAudit(),
  async ({ context }) => {
    const dying = await context.newPage();
    await writeAs(dying, "Hasty Ada");
    const taken = new Promise<void>((resolve) => {
      void dying.route("**/api/contact", async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await send(dying);
    await taken;
    await dying.close();
    expect(leadsOf("Hasty Ada")).toHaveLength(1);

    const page = await context.newPage();
    await page.goto(`${ORIGIN}/en`);
    await expect(toast(page)).toBeVisible();
    expect(leadsOf("Hasty Ada")).toEqual(await referencesIn(page));
  },
);

test(
  "a page does not say that a lead is kept if nothing would send it later",
  inAudit(),
  async ({ page, context }) => {
    await writeAs(page, "Crowded Ada");
    await page.evaluate(() => {
      for (let size = 2 ** 24; size >= 1; size /= 2) {
        try {
          localStorage.setItem(`full ${size}`, "x".repeat(size));
        } catch {}
      }
    });
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(NOT_KEPT)).toBeVisible();
  },
);

test("a lead is sent though the browser's store never answers", inAudit(), async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () =>
      Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value() {} } });
  });
  await openWithStoppedClock(page, "/en/contact");
  await fillAs(page, "Unkept Ada");
  await send(page);
  await page.clock.runFor(500);
  await expect.poll(() => leadsOf("Unkept Ada")).toHaveLength(1);
  // A form waits two seconds for the browser's store.
  await page.clock.runFor(2000);
  await expect(receipt(page)).toBeVisible();
  expect(leadsOf("Unkept Ada")).toHaveLength(1);
});

for (const [name, scripts] of [
  ["one script never comes: lead-schema", "lead-schema"],
  ["one script never comes: outbox", "outbox"],
  ["one script never comes: ticket", "ticket"],
  ["none comes", "lead-schema|outbox|ticket"],
] as const)
  test(
    `a lead is sent and its reference shown after a single wait for its scripts, though ${name}`,
    inAudit(name !== "none comes"),
    async ({ page }) => {
      await page.route(new RegExp(`/assets/(${scripts})-[^/]*\\.js$`), () => {});
      await openWithStoppedClock(page, "/en/contact");
      await fillAs(page, `Without ${scripts}`);
      await send(page);
      // First what waits for a paint, then the three seconds that a form waits for its scripts.
      await page.clock.runFor(500);
      await page.clock.runFor(3000);
      await expect(page.getByText("Your reference")).toBeVisible();
      const [reference, ...more] = leadsOf(`Without ${scripts}`);
      await expect(page.getByText(String(reference))).toBeVisible();
      expect(more).toEqual([]);
    },
  );

test(
  "a lead that the browser's store keeps only after it has arrived is not sent again",
  inAudit(),
  async ({ page }) => {
    await keep(page);
    await writeAs(page, "Slow Ada");
    await expect.poll(() => markOf(page)).toBeNull();
    // A transaction blocks the store, as a slow disk would.
    const store = await page.evaluateHandle(async () => {
      const { result: db } = await new Promise<IDBOpenDBRequest>((resolve) => {
        const asked = indexedDB.open("outbox", 1);
        asked.onsuccess = () => resolve(asked);
      });
      const change = db.transaction("leads", "readwrite");
      const store = { isHeld: true, db };
      const hold = () => {
        change.objectStore("leads").count().onsuccess = () => store.isHeld && hold();
      };
      hold();
      return store;
    });
    await send(page);
    await expect(receipt(page)).toBeVisible();
    // Once the store can be read again, the writes that waited are done.
    await store.evaluate(async (store) => {
      store.isHeld = false;
      await new Promise((resolve) => {
        store.db.transaction("leads").objectStore("leads").count().onsuccess = resolve;
      });
      store.db.close();
    });
    await expect.poll(() => markOf(page)).toBeNull();
    expect(leadsOf("Slow Ada")).toHaveLength(1);
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

test(
  "a lead that a form is sending is not sent by any tab's outbox",
  inAudit(),
  async ({ page, context }) => {
    const posts: string[] = [];
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await context.route("**/api/contact", async (route) => {
      posts.push(route.request().headers()["idempotency-key"] ?? "");
      await isReleased;
      await route.continue();
    });
    const other = await context.newPage();
    await other.goto("/en/privacy");
    await hydrated(other);
    await page.bringToFront();
    await writeAs(page, "Single Ada");
    await send(page);
    await expect.poll(() => posts).toHaveLength(1);
    // A lead is posted before it is marked as kept, and a page that is told it is online looks for the mark.
    await expect.poll(() => markOf(page)).toBe("1");
    for (const tab of [page, other]) await wake(tab);
    const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await expect.poll(waiting).toBe(2);
    release();
    await expect(page.getByText("Your reference").first()).toBeVisible();
    await expectUntold(page);
    expect(posts).toHaveLength(1);

    // If the outbox delivers it after all, a form that was filled in again meanwhile stays as it is.
    await page.getByRole("button", { name: "Close" }).click();
    const name = page.getByRole("form", { name: "Call or write" }).getByLabel("Name");
    await name.fill("Second Ada");
    await page.evaluate((key) => {
      const detail = { key, reference: "ABCDEFGHJK", isHeld: false };
      window.dispatchEvent(new CustomEvent("lead-settled", { cancelable: true, detail }));
    }, posts[0]);
    await painted(page);
    await expect(name).toHaveValue("Second Ada");
  },
);

test("a form whose kept lead another tab has sent shows its ticket", inAudit(), async ({ page, context }) => {
  await writeAs(page, "Ada of two tabs");
  await page.route("**/api/contact", (route) => route.abort());
  await send(page);
  await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/en/privacy");
  await expect(toast(other)).toBeVisible();
  const [reference = ""] = await referencesIn(other);
  await expect(page.locator("[data-ticket]")).toContainText(reference);
  await page.bringToFront();
  await expectUntold(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("form", { name: "Call or write" }).getByLabel("Name")).toHaveValue("");
});

test(
  "a ticket that comes while the visitor writes elsewhere takes neither the focus nor the view",
  inAudit(),
  async ({ page }) => {
    await writeAs(page, "Ada who writes on");
    await page.route("**/api/contact", (route) => route.abort());
    await send(page);
    await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
    const request = page.locator("form#request");
    await page.getByRole("heading", { name: "A detailed request" }).click();
    const company = request.getByLabel("Company", { exact: true });
    await company.fill("Rochat");
    await page.unroute("**/api/contact");
    await wake(page);
    await expect(page.locator("[data-ticket]")).toHaveCount(1);
    await painted(page);
    await expect(company).toBeFocused();
    await expect(company).toBeInViewport();
  },
);

test(
  "a page restored by Back from the cache shows the ticket of a lead that was delivered meanwhile",
  inAudit(),
  async ({ playwright }, { project }) => {
    // Playwright's browsers switch off the back/forward cache.
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    const browser = await playwright.chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs });
    const page = await browser.newPage({ baseURL: ORIGIN, serviceWorkers: "block" });
    await page.addInitScript(() => {
      localStorage.setItem("consent.v1", "denied");
      // Chromium reloads a cached page that got a message meanwhile; other browsers deliver it none.
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await writeAs(page, "Ada of Back");
    await page.route("**/api/contact", (route) => route.abort());
    await send(page);
    await expect(page.getByText(KEPT_ONLINE)).toBeVisible();
    await page.evaluate(() => Reflect.set(window, "isTheSame", true));
    await page.unroute("**/api/contact");
    await page.goto("/en/privacy");
    await expect(toast(page)).toBeVisible();
    const [reference = ""] = await referencesIn(page);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator("[data-ticket]")).toContainText(reference);
    expect(await page.evaluate(() => Reflect.get(window, "isTheSame"))).toBe(true);
    expect(leadsOf("Ada of Back")).toHaveLength(1);
    await browser.close();
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
