import { createHash } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { expectModal, expectNotAsked, hydrated, inAudit, ORIGIN, painted, test } from "#tests/e2e/site";

test.use({ consent: null });

const TAG = "https://www.googletagmanager.com/gtag/js";

/** Collects the URLs that a page requests from other origins; the journey itself answers as the tag's host. */
async function strangersOf(page: Page): Promise<string[]> {
  const strangers: string[] = [];
  await page.route(
    (url) => url.origin !== ORIGIN && url.protocol.startsWith("http"),
    (route) => {
      strangers.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "window.tagIsThere = true;" });
    },
  );
  return strangers;
}

const bar = (page: Page) => page.getByRole("region", { name: /measure your visit|mesurer votre visite/ });

/** The commands in the data layer, except `js`, which holds the time at which it began. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((command) => Array.from<unknown>(Object(command)))
      .filter(([name]) => name !== "js"),
  );

const views = async (page: Page) =>
  (await commands(page))
    .filter(([, name]) => name === "page_view")
    .map(([, , view]) => Reflect.get(Object(view), "page_path"));

test("before a choice and after a refusal nothing is requested from other hosts, no cookie is set and nothing is stored", async ({
  page,
  context,
}) => {
  const strangers = await strangersOf(page);
  await page.goto("/en/pricing?utm_source=flyer");
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await bar(page).getByRole("button", { name: "Decline" }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto("/en");
  await expectNotAsked(bar(page));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["consent.v1"]);
  expect(await context.cookies()).toEqual([]);
  expect(strangers).toEqual([]);
});

test("the page stays where it is while an answer to the question has the focus", async ({ page }) => {
  for (const [path, width, height] of [
    ["/en", 1440, 900],
    ["/en/pricing", 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const answer = bar(page).getByRole("button", { name: "Decline" });
    await expect(answer).toBeVisible();
    await answer.focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // A focused element in the page is still scrolled above the question.
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeInViewport({ ratio: 1 });
  }
});

test(
  "the question's style is loaded once, with the scripts, and selects by class only: other selectors would restyle the whole page",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en");
    await expect(bar(page)).toBeVisible();
    const sheets = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith(".css")),
    );
    expect(sheets).toEqual([
      expect.stringMatching(/print-and-contrast/),
      expect.stringMatching(/\/brought-[\w-]+\.css$/),
    ]);
    const rules = await page.evaluate(() => {
      const sheet = [...document.styleSheets].find(({ href }) => href?.includes("/brought-"));
      const flat = (rules: CSSRuleList): CSSRule[] =>
        [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? flat(rule.cssRules) : [rule]));
      return sheet ? flat(sheet.cssRules).map(({ cssText }) => cssText) : [];
    });
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) expect(rule).toMatch(/^(?:[^{]*\.|@keyframes )/);
  },
);

test(
  "once a visitor agrees, the host's tag is fetched and finds the earlier commands in order",
  inAudit(),
  async ({ page }) => {
    const strangers = await strangersOf(page);
    await page.goto("/en/pricing?utm_source=flyer&utm_medium=print");
    await hydrated(page);
    await page.getByRole("link", { name: "Contact" }).first().click();
    await expect.poll(() => views(page)).toEqual(["/en/pricing", "/en/contact"]);
    await bar(page).getByRole("button", { name: "Agree" }).click();
    await page.waitForFunction(() => Reflect.get(window, "tagIsThere") === true);
    expect(strangers).toEqual([`${TAG}?id=G-RIVELACEN1`]);
    const utm = { utm_source: "flyer", utm_medium: "print" };
    const at = (path: string) => ["set", { page_location: ORIGIN + path, page_referrer: "" }];
    const landing = at("/en/pricing?utm_source=flyer&utm_medium=print");
    expect(await commands(page)).toEqual([
      ["consent", "default", expect.objectContaining({ analytics_storage: "denied", ad_storage: "denied" })],
      landing,
      ["config", "G-RIVELACEN1", { send_page_view: false }],
      landing,
      ["event", "page_view", expect.objectContaining({ page_path: "/en/pricing" })],
      ["event", "cta_click", expect.objectContaining({ cta: "nav_contact", page_path: "/en/pricing", utm })],
      at("/en/contact"),
      ["event", "page_view", expect.objectContaining({ page_path: "/en/contact" })],
      ["consent", "update", { analytics_storage: "granted" }],
    ]);

    // A visitor who asks for a call has given no e-mail address, so there is no hash.
    const form = page.getByRole("form", { name: "Call or write" });
    await form.getByLabel("Name").fill("Ada");
    await form.getByLabel("Phone").fill("021 555 01 01");
    await form.getByRole("button", { name: "Send" }).click();
    await page.getByRole("button", { name: "Close" }).click();

    // A sent form is reported with a hash of the visitor's e-mail address, never with the address itself.
    await form.getByText("Write to me").click();
    await form.getByLabel("Name").fill("Ada");
    await form.getByLabel("Email").fill(" Ada@Rochat.example ");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Your reference")).toBeVisible();
    const hash = createHash("sha256").update("ada@rochat.example").digest("hex");
    await expect.poll(async () => (await commands(page)).at(-1)).toEqual(["set", { user_id: hash }]);
    expect((await commands(page)).at(-2)).toEqual([
      "event",
      "form_submission",
      expect.objectContaining({
        form_id: "simple",
        utm,
        first_landing: expect.objectContaining({ path: "/en/pricing" }),
      }),
    ]);
    const told = JSON.stringify(await commands(page));
    expect(told).toContain('"type":"call"');
    expect(told.match(/user_id/g)).toHaveLength(1);
    expect(told).not.toMatch(/ada@/i);

    // The first landing page is kept after the visit, and the decision can be changed.
    await page.goto("/en");
    await hydrated(page);
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("analytics.v1") ?? "null"));
    expect(await kept()).toMatchObject({ first_landing: { path: "/en/pricing" }, utm, user_hash: hash });
    await page.getByRole("link", { name: "Cookie settings", exact: true }).click();
    await bar(page).getByRole("button", { name: "Decline" }).click();
    await expect.poll(kept).toBeNull();
    expect((await commands(page)).slice(-2)).toEqual([
      ["set", { user_id: null }],
      ["consent", "update", { analytics_storage: "denied" }],
    ]);

    // A visitor who agrees again on the same page is not recognised.
    await page.getByRole("link", { name: "Cookie settings", exact: true }).click();
    await bar(page).getByRole("button", { name: "Agree" }).click();
    await expect.poll(kept).toMatchObject({ utm });
    expect(JSON.stringify(await kept())).not.toContain(hash);
  },
);

test("a decision in one tab holds in the others", inAudit(), async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await strangersOf(tab);
    await tab.goto("/en/privacy");
    await hydrated(tab);
    await expect(bar(tab)).toBeVisible();
  }
  // A background tab renders nothing, and a press waits for a rendered frame.
  await page.bringToFront();
  await bar(page).getByRole("button", { name: "Agree" }).click();
  await expect(bar(other)).toHaveCount(0);
  await other.waitForFunction(() => Reflect.get(window, "tagIsThere") === true);
  expect((await commands(other)).at(-1)).toEqual(["consent", "update", { analytics_storage: "granted" }]);

  await page.getByRole("link", { name: "Cookie settings", exact: true }).click();
  await bar(page).getByRole("button", { name: "Decline" }).click();
  const isOff = () => other.evaluate(() => Reflect.get(window, "ga-disable-G-RIVELACEN1"));
  await expect.poll(isOff).toBe(true);
  expect((await commands(other)).at(-1)).toEqual(["consent", "update", { analytics_storage: "denied" }]);
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual(["consent.v1"]);

  await page.evaluate(() => localStorage.setItem("consent.v1", "granted"));
  await expect.poll(isOff).toBe(false);
  await page.evaluate(() => localStorage.clear());
  await expect.poll(isOff).toBe(true);
  await expect(bar(other)).toBeVisible();
});

test(
  "cookie settings whose script does not come are there at the next press",
  inAudit(),
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("consent.v1", "denied"));
    await page.route("**/late-bars-*.js", (route) => route.abort());
    await page.goto("/en/privacy");
    await hydrated(page);
    const settings = page.getByRole("link", { name: "Cookie settings", exact: true });
    const failed = page.waitForEvent("requestfailed");
    await settings.click();
    await failed;
    await page.unroute("**/late-bars-*.js");
    await expect(async () => {
      await settings.click();
      await expect(bar(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
);

test(
  "a page restored by Back does not ask a question that was answered since",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/privacy");
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    // The back/forward cache is off in this browser: the event that a restored page gets is dispatched by hand.
    const back = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await page.evaluate(back);
    await painted(page);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem("consent.v1", "denied"));
    await page.evaluate(back);
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, "ga-disable-G-RIVELACEN1"))).toBe(true);
  },
);

test(
  "only the path and the campaign of a URL are measured, also on the pages that follow",
  inAudit(),
  async ({ page }) => {
    const sent: unknown[] = [];
    for (const call of ["chat.php", "error", "log404.php"])
      await page.route(`**/api/${call}`, (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ status: 204 });
      });
    const quiz = "source=quiz&rec=anxiety";
    await page.goto(`/en/contact?${quiz}&utm_source=flyer&email=eve@x.example#simple`);
    await hydrated(page);
    await page.evaluate(
      (query) => void Promise.reject(new Error(`No answer from /en/contact.data?${query}`)),
      quiz,
    );
    await page.getByRole("link", { name: "Ask our assistant" }).click();
    const field = page.getByRole("dialog").getByRole("textbox");
    await field.fill("logo");
    await field.press("Enter");
    await expect.poll(() => sent.length).toBe(2);
    await page.keyboard.press("Escape");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Contact" }).click();
    const location = `${ORIGIN}/en/contact?utm_source=flyer`;
    expect(await commands(page)).toContainEqual([
      "event",
      "page_view",
      expect.objectContaining({ page_location: location, page_path: "/en/contact" }),
    ]);
    expect(JSON.stringify(await commands(page))).not.toMatch(/quiz|anxiety|eve@|#/);

    // The referrer is the previous page.
    await page.evaluate((query) => window.location.assign(`/en/nowhere?${query}`), quiz);
    await expect(page.getByText("404")).toBeVisible();
    await hydrated(page);
    await page.evaluate((query) => window.location.assign(`/en/nowhere-else?${query}`), quiz);
    await expect.poll(() => sent.length).toBe(4);
    await hydrated(page);
    expect(sent[3]).toMatchObject({ pathname: "/en/nowhere-else", referrer: `${ORIGIN}/en/nowhere` });
    expect(await commands(page)).toContainEqual([
      "set",
      { page_location: `${ORIGIN}/en/nowhere-else`, page_referrer: `${ORIGIN}/en/nowhere` },
    ]);
    expect(JSON.stringify([...(await commands(page)), ...sent])).not.toMatch(/quiz|anxiety|eve@|#/);
  },
);

for (const [what, prepare] of [
  [
    "asks not to be followed",
    () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  ],
  [
    "opens no storage",
    () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("closed", "SecurityError");
        },
      }),
  ],
] as const)
  test(`a browser that ${what} is neither asked nor measured`, async ({ page }) => {
    const strangers = await strangersOf(page);
    await page.addInitScript(prepare);
    await page.goto("/fr");
    await expectNotAsked(bar(page));
    expect(strangers).toEqual([]);
  });

test("each page shown is counted as one view, also by Back and Forward", inAudit(), async ({ page }) => {
  await page.goto("/en");
  await hydrated(page);
  const seen = ["/en"];
  /** Navigates to a page and waits until its view is in the data layer. */
  async function go(path: string, move: () => Promise<unknown>): Promise<void> {
    await move();
    seen.push(path);
    await expect.poll(() => views(page)).toEqual(seen);
  }
  const follow = (name: string, path: string) =>
    go(path, () => page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click());
  await follow("Pricing", "/en/pricing");
  await follow("About us", "/en/about-us");
  await follow("Careers", "/en/career");
  await go("/en/about-us", () => page.goBack());
  await go("/en/pricing", () => page.goBack());
  await go("/en/about-us", () => page.goForward());
  await follow("Contact", "/en/contact");
  await page.evaluate(() => window.location.assign("#simple"));
  await follow("Resources", "/en/blog");
  await follow("Privacy", "/en/privacy");
  await follow("Terms", "/en/terms");
});

test("a press that asks for an audit and a newsletter sign-up are recorded with their page", async ({
  page,
}) => {
  await page.goto("/en/services/digital-marketing");
  await hydrated(page);
  await page.getByRole("link", { name: "Ask for the free audit" }).first().click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact?plan=audit-marketing#callback`);
  expect(await commands(page)).toContainEqual([
    "event",
    "cta_click",
    expect.objectContaining({ cta: "marketing_audit", page_path: "/en/services/digital-marketing" }),
  ]);

  await page.goto("/en/blog");
  await hydrated(page);
  const newsletter = page.locator("form#newsletter");
  await newsletter.getByLabel("Email").fill("flo@renens.example");
  await newsletter.getByRole("button", { name: "Subscribe" }).click();
  await expect(newsletter.getByText("We have your address.")).toBeVisible();
  expect(await commands(page)).toContainEqual([
    "event",
    "newsletter_signup",
    expect.objectContaining({ page_path: "/en/blog" }),
  ]);
});

for (const [width, place] of [
  [1280, "header"],
  [390, "drawer"],
] as const) {
  test(`the contact link of the ${place} is recorded once per press`, inAudit(), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/fr/pricing");
    await hydrated(page);
    const clicks = async () => (await commands(page)).filter(([, name]) => name === "cta_click");
    const seen: unknown[] = [];
    for (const press of ["click", "Enter"]) {
      if (place === "drawer") {
        await page.getByRole("button", { name: "Menu" }).click();
        await expectModal(page.getByRole("dialog", { name: "Menu" }));
      }
      const link = page
        .getByRole("navigation", { name: "Navigation principale" })
        .getByRole("link", { name: "Contact" });
      await (press === "click" ? link.click() : link.press(press));
      // React receives no events until one page has replaced the other.
      await expect(page).toHaveTitle(/^Contact/);
      seen.push([
        "event",
        "cta_click",
        expect.objectContaining({ cta: "nav_contact", page_path: "/fr/pricing" }),
      ]);
      expect(await clicks()).toEqual(seen);
      await page.goBack();
      await expect(page).toHaveTitle(/^Prix d’un site/);
    }
  });
}
