import { expect, type Locator, type Page } from "playwright/test";
import { brand } from "#app/domain/site/brand";
import { canKeepLead, countLoads, hydrated, inAudit, leadsOf, serverHeard, test } from "#tests/e2e/site";
import { controlled, everythingKept, siteOfBuilds } from "#tests/e2e/site-of-builds";

test.use({ serviceWorkers: "allow" });

/** How often the offline page asks for the site; in these journeys it asks twenty times as often. */
const ASK_EVERY_MS = 5000;
const HASTE = 20;
/** Longer than it waits in these journeys before it asks again. */
const LATE_MS = (1.2 * ASK_EVERY_MS) / HASTE;

let site: Awaited<ReturnType<typeof siteOfBuilds>>;

test.beforeEach(async () => {
  site = await siteOfBuilds();
});

test.afterEach(() => site.server.close());

test(
  "the page that a visitor opens first opens without a connection, too",
  inAudit(),
  async ({ page, context }) => {
    await page.goto(`${site.origin}/en/pricing?utm_source=flyer`);
    await controlled(page);
    const isStored = () =>
      page.evaluate(async () => (await caches.open("pages")).match("/en/pricing").then(Boolean));
    await expect.poll(isStored).toBe(true);
    await context.setOffline(true);
    site.server.closeAllConnections();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What a website costs with us");
  },
);

test(
  "without a connection a visited page opens, another shows the offline page of its language, and a form keeps its lead",
  inAudit(),
  async ({ page, context }) => {
    await page.goto(`${site.origin}/en`);
    await controlled(page);
    // Files fetched before the service worker was installed are fetched again through it.
    for (const path of ["/en", "/en/contact"]) {
      await page.goto(site.origin + path);
      await hydrated(page);
      await everythingKept(page);
    }
    // A campaign's parameters do not make another page.
    await page.goto(`${site.origin}/en/pricing?utm_source=flyer&plan=pro&gclid=x`);
    await hydrated(page);
    await page.goto(`${site.origin}/`);
    await page.goto(`${site.origin}/staff`);
    await expect(page.getByRole("searchbox")).toBeVisible();
    await page.goto(`${site.origin}/en/contact`);
    await hydrated(page);
    const form = page.getByRole("form", { name: "Call or write" });
    await form.getByLabel("Name").focus();
    await canKeepLead(page);
    await everythingKept(page);
    await context.setOffline(true);
    site.server.closeAllConnections();

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Call us, write to us, or let us call you",
    );
    await form.getByText("Write to me").click();
    await form.getByLabel("Name").fill("Tunnel Ada");
    await form.getByLabel("Email").fill("ada@rochat.example");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Your message is kept on this device")).toBeVisible();

    // Every later page says that the lead waits.
    const waits = page.getByText("Your message is still kept on this device");
    await page.reload();
    await expect(waits).toBeVisible();
    // A link leads to the offline page as a typed address does.
    const title = page.getByRole("heading", { level: 1 });
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
    await expect(title).toHaveText("You are offline");
    await expect(waits).toBeVisible();
    await page.goto(`${site.origin}/en`);
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(title).toHaveText("Call us, write to us, or let us call you");

    await page.goto(`${site.origin}/fr/career`);
    await expect(title).toHaveText("Vous êtes hors ligne");
    const telephone = page.getByRole("main").getByRole("link", { name: brand.phoneDisplay });
    await expect(telephone).toHaveAttribute("href", `tel:${brand.phone}`);
    // `/france` is not French because of its first letters: an address without a language uses the browser's.
    await page.goto(`${site.origin}/france`);
    await expect(title).toHaveText("You are offline");
    await page.goto(`${site.origin}/en/about-us`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    // The offline page replaces only pages: a request for their data fails as it would without a service worker.
    const data = () =>
      fetch("/en/about-us.data").then(
        ({ status }) => status,
        () => "failed",
      );
    expect(await page.evaluate(data)).toBe("failed");
    const kept = await page.evaluate(async () =>
      (await (await caches.open("pages")).keys()).map(({ url }) => url),
    );
    expect(kept).toContain(`${site.origin}/en/pricing?plan=pro`);
    expect(kept.filter((url) => /\/(?:api|staff)|utm_|gclid/.test(url))).toEqual([]);
    // The target of an address without a language is not kept.
    expect(kept.filter((url) => !/\/(?:en|fr)(?:\/|\.data|$)/.test(new URL(url).pathname))).toEqual([]);

    // Back online, the page opens and the kept lead is sent without a press.
    await context.setOffline(false);
    await expect(title).not.toHaveText("You are offline");
    await expect(page).toHaveURL(`${site.origin}/en/about-us`);
    await expect(page.getByText(/Your message has been sent. Your reference: \w{10}/)).toBeVisible();
    expect(leadsOf("Tunnel Ada")).toHaveLength(1);
  },
);

/** A filled-in callback form whose scripts can send and keep it. */
async function writtenForm(page: Page, name: string): Promise<Locator> {
  await page.goto(`${site.origin}/en/contact`);
  await controlled(page);
  await hydrated(page);
  const form = page.getByRole("form", { name: "Call or write" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Phone").fill("+41 79 555 01 01");
  await canKeepLead(page);
  return form;
}

/** Has the service worker send what is kept. The browser would do so by itself, but later. */
async function haveKeptSent(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations)
        if (scopeURL.startsWith(site.origin)) resolve(registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const sync = { origin: site.origin, registrationId: await registered, tag: "outbox", lastChance: false };
  await browser.send("ServiceWorker.dispatchSyncEvent", sync);
}

test(
  "a form whose lead the service worker has sent says so at once",
  inAudit(),
  async ({ page, context }) => {
    await context.grantPermissions(["background-sync"]);
    const form = await writtenForm(page, "Ada of the second try");
    // The page's own request fails; the service worker's succeeds.
    await page.route("**/api/contact", (route) => route.fulfill({ status: 503, body: "" }));
    await form.getByRole("button", { name: "Send" }).click();
    await expect(
      page.getByText("Your message is kept on this device").or(page.getByText("Message sent.")).first(),
    ).toBeVisible();
    await haveKeptSent(page);
    await expect(page.getByText("Message sent.").first()).toBeVisible();
    expect(leadsOf("Ada of the second try")).toHaveLength(1);
  },
);

test(
  "a lead sent without a connection is delivered once there is one, though no page is open, and the next page says so",
  inAudit(),
  async ({ page, context }) => {
    await context.grantPermissions(["background-sync"]);
    const form = await writtenForm(page, "Ada of the closed tab");
    await context.setOffline(true);
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Your message is kept on this device")).toBeVisible();
    const asked = () =>
      page.evaluate(async () => Reflect.get(await navigator.serviceWorker.ready, "sync").getTags());
    await expect.poll(asked).toEqual(["outbox"]);

    const other = await context.newPage();
    await page.close();
    await context.setOffline(false);
    expect(leadsOf("Ada of the closed tab")).toEqual([]);
    await haveKeptSent(other);
    await expect.poll(() => leadsOf("Ada of the closed tab")).toHaveLength(1);

    await other.goto(`${site.origin}/en`);
    const [reference] = leadsOf("Ada of the closed tab");
    await expect(other.getByText(`Your message has been sent. Your reference: ${reference}`)).toBeVisible();
    expect(leadsOf("Ada of the closed tab")).toHaveLength(1);
  },
);

test(
  "the offline page is not mistaken for the page at its address, and opens that page once the site answers",
  inAudit(),
  async ({ page }) => {
    await page.addInitScript(
      ([every, haste]) => {
        const { setInterval } = window;
        Object.assign(window, {
          setInterval: (run: () => void, wait: number) =>
            setInterval(run, wait === every ? wait / haste : wait),
        });
      },
      [ASK_EVERY_MS, HASTE] as const,
    );
    await page.goto(`${site.origin}/en`);
    await controlled(page);
    // Also when all of its scripts are cached.
    await page.goto(`${site.origin}/en/offline`);
    await everythingKept(page);
    const loads = await countLoads(page);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await serverHeard(page);
    expect(loads()).toBe(0);
    const { port } = new URL(site.origin);
    site.server.close();
    site.server.closeAllConnections();

    const title = page.getByRole("heading", { level: 1 });
    await page.goto(`${site.origin}/en/about-us`);
    await expect(title).toHaveText("You are offline");
    await expect(page.getByText("Your message is still kept on this device")).toBeHidden();
    // There is a network again, but the site cannot be reached yet.
    const hasAsked = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await hasAsked;
    await expect(title).toHaveText("You are offline");
    expect(loads()).toBe(1);

    // The site's answer takes longer than the page waits before it asks again.
    site.delay(LATE_MS);
    site.server.listen(port);
    await expect(title).toHaveText(/^A\sweb agency in/);
    await hydrated(page);
    await serverHeard(page);
    expect(loads()).toBe(2);
    expect(site.reports).toEqual([]);
  },
);

test(
  "in the other language the offline page keeps the same address, which opens once the site answers",
  inAudit(),
  async ({ page, context }) => {
    await page.goto(`${site.origin}/en`);
    await controlled(page);
    await context.setOffline(true);
    await page.goto(`${site.origin}/en/about-us?utm_source=flyer`);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("You are offline");
    await page.getByRole("banner").getByRole("link", { name: "FR" }).click();
    await expect(title).toHaveText("Vous êtes hors ligne");
    await expect(page).toHaveURL(`${site.origin}/fr/about-us?utm_source=flyer`);
    await context.setOffline(false);
    await expect(title).toHaveText(/Lausanne depuis 1998$/);
  },
);

test("an open page asks once a minute for another service worker", inAudit(), async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { update } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.update = function () {
      Reflect.set(window, "asked", (Reflect.get(window, "asked") ?? 0) + 1);
      return update.call(this);
    };
  });
  await page.goto(`${site.origin}/en`);
  await controlled(page);
  await hydrated(page);
  const asked = () => page.evaluate(() => Reflect.get(window, "asked") ?? 0);
  for (const times of [1, 2]) {
    expect(await asked()).toBe(times - 1);
    await page.clock.fastForward(60_000);
    expect(await asked()).toBe(times);
  }
});

test(
  "page data cached by an old build is not read by the scripts of a new one",
  inAudit(),
  async ({ page, context }) => {
    await page.goto(`${site.origin}/en`);
    await controlled(page);
    for (const path of ["/en/pricing", "/en/contact"]) {
      await page.goto(site.origin + path);
      await hydrated(page);
      await everythingKept(page);
    }
    const follow = () => page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
    const title = page.getByRole("heading", { level: 1 });
    await follow();
    await expect(title).toHaveText(/site cost/);
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match("/en/pricing.data"))))
      .toBe(true);
    await page.goBack();
    await expect(title).toHaveText(/^Call\sus/);
    await page.evaluate(async () => {
      const pages = await caches.open("pages");
      const kept = await pages.match("/en/pricing.data");
      const text = (await kept?.text())?.replace('"offerNote"', '"note"');
      await pages.put("/en/pricing.data", new Response(text, { headers: kept?.headers ?? {} }));
    });
    const loads = await countLoads(page);
    site.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await context.setOffline(true);
    await follow();
    await expect(page.getByText(/^The limited offer is in every quote/)).toBeVisible();
  },
);
