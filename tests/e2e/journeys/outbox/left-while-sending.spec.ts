import { expect, type Page } from "playwright/test";
import {
  expectUntold,
  fillAs,
  fillIn,
  formOf,
  messageIn,
  nameIn,
  receipt,
  referencesIn,
  send,
  sendShown,
  toast,
  writeAs,
} from "#tests/e2e/kept-leads";
import { bringIntoSight, hold, hydrated, inAudit, leadsOf, ORIGIN, painted, test } from "#tests/e2e/site";

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
  "Back leads to an empty form, if what it held was sent from a later page",
  inAudit(),
  async ({ page }) => {
    await writeAs(page, "Back Ada");
    await page.goto("/en/pricing");
    await hydrated(page);
    await bringIntoSight(formOf(page));
    await sendShown(page);
    await expect(receipt(page)).toBeVisible();
    await page.goBack();
    await hydrated(page);
    await expect(nameIn(page)).toHaveValue("");
    await expect(messageIn(page)).toHaveValue("");
  },
);

test("Back leads to an empty form, if that was sent before the script came", inAudit(), async ({ page }) => {
  const release = await hold(page);
  await page.goto("/en/contact", { waitUntil: "domcontentloaded" });
  await fillAs(page, "Native Ada");
  await sendShown(page);
  await expect(receipt(page)).toBeVisible();
  release();
  await hydrated(page);
  await page.goBack();
  await hydrated(page);
  await expect(nameIn(page)).toHaveValue("");
  await expect(messageIn(page)).toHaveValue("");
  expect(leadsOf("Native Ada")).toHaveLength(1);
});

test(
  "a page restored by Back empties its form, if what that holds was sent from a later page, but not if it was written again",
  inAudit(),
  async ({ page, context }) => {
    await writeAs(page, "Frozen Ada");
    // The back/forward cache is off in this browser: another tab stands in for the later page, and the event that a
    // restored page gets is dispatched by hand.
    const [later] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate(() => void window.open("/en/pricing")),
    ]);
    await hydrated(later);
    await bringIntoSight(formOf(later));
    await sendShown(later);
    await expect(receipt(later)).toBeVisible();
    const stored = await later.evaluate(() => Object.entries(sessionStorage));
    await page.evaluate((stored) => {
      sessionStorage.clear();
      for (const [name, value] of stored) sessionStorage.setItem(name, value);
    }, stored);
    const back = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await page.evaluate(back);
    await expect(nameIn(page)).toHaveValue("");
    await expect(messageIn(page)).toHaveValue("");

    await fillAs(page, "Frozen Ada");
    await page.evaluate(back);
    await expect(nameIn(page)).toHaveValue("Frozen Ada");
    await expect(messageIn(page)).toHaveValue("A site for my cellar");
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
    await bringIntoSight(page.getByText("A detailed request"));
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
