import { request as httpRequest } from "node:http";
import { expect, type Locator } from "playwright/test";
import { brand } from "#app/domain/site/brand";
import {
  bringIntoSight,
  complaintsOf,
  hydrated,
  inAudit,
  ORIGIN,
  painted,
  scrollTo,
  serverHeard,
  test,
} from "#tests/e2e/site";

test("Back and a reload restore the scroll position of a page", inAudit(), async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  // A typeface that is late the first time and cached the next would change the page's height.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/en");
  await hydrated(page);
  for (let top = 0; top <= 2800; top += 700) await scrollTo(page, top);
  const left = await place();
  // Not a Playwright click, which would scroll the page.
  await page.locator("footer a[href='/en/pricing']").dispatchEvent("click");
  await expect(page).toHaveURL(/pricing/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(left);
  await page.reload();
  await hydrated(page);
  await expect.poll(place).toBe(left);
});

test("a missing page says so, is reported, and links to other pages", async ({ page }) => {
  const report = page.waitForRequest("**/api/log404.php");
  const response = await page.goto("/fr/perdu?x=1");
  expect(response?.status()).toBe(404);
  expect((await report).postDataJSON()).toMatchObject({ pathname: "/fr/perdu", locale: "fr" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nous n’avons pas trouvé cette page");
  await expect(page.getByText("Nous avons noté cette erreur.")).toBeVisible();
  for (const name of ["Services", "Ressources", "Contact"]) {
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Réserver un appel" }).click();
  await expect(page.getByRole("dialog", { name: "Réserver un appel" })).toBeVisible();
});

/** Whether a press that asks for a new tab is left to the browser: no listener has prevented its default. */
async function isLeftToTheBrowser(link: Locator): Promise<boolean> {
  const page = link.page();
  await page.evaluate(() => {
    const last = (event: Event) => {
      Reflect.set(window, "isBrowsers", !event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener("click", last, { once: true });
  });
  await link.click({ modifiers: ["ControlOrMeta"] });
  return page.evaluate(() => Reflect.get(window, "isBrowsers"));
}

test(
  "a link that opens or scrolls something on this page opens its own page if a visitor asks for a new tab",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    for (const link of [
      page.getByRole("main").locator("[data-opens=schedule-dialog]").first(),
      page.getByRole("link", { name: /Ask our assistant/ }),
      page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }),
    ])
      expect(await isLeftToTheBrowser(link)).toBe(true);
    // A dialog and the assistant are shown after a frame, the assistant and the bar once their scripts have loaded.
    await painted(page);
    await serverHeard(page);
    await painted(page);
    const bar = page.getByRole("region", { name: /^May we/ });
    await expect(page.locator("dialog[open], #chat").or(bar)).toHaveCount(0);

    await page.goto("/en/blog");
    await hydrated(page);
    expect(await isLeftToTheBrowser(page.getByRole("link", { name: "See the articles" }))).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  "a call to action that leads down its page moves the focus there without an outline, and the next Tab goes towards the form",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/services/lead-generation");
    await hydrated(page);
    await page.getByRole("link", { name: "Ask for the free audit" }).first().press("Enter");
    const section = page.locator("#contact");
    await expect(section).toBeFocused();
    await expect(section).toHaveCSS("outline-style", "none");
    await expect(section).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(section.getByRole("link", { name: brand.phoneDisplay })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(section.locator("form :focus")).toHaveCount(1);
  },
);

for (const [locale, words] of Object.entries({
  en: { choose: "Choose Basic", name: "Name", privacy: "Privacy" },
  fr: { choose: "Choisir Basic", name: "Nom", privacy: "Protection des données" },
}))
  test(
    `the keyboard continues, without an outline, where a link leads: at the page's beginning or at the anchor; a field keeps the focus, and so does the assistant's window (${locale})`,
    inAudit(),
    async ({ page }) => {
      const main = page.getByRole("main");
      const place = () => page.evaluate(() => window.scrollY);
      await page.goto(`/${locale}`);
      await hydrated(page);
      const foot = page.getByRole("contentinfo");
      await foot.getByRole("link", { name: "Contact" }).press("Enter");
      await expect(page).toHaveURL(`${ORIGIN}/${locale}/contact`);
      await expect(main).toBeFocused();
      await expect(main).toHaveCSS("outline-style", "none");
      expect(await place()).toBe(0);
      await page.keyboard.press("Tab");
      await expect(main.locator(":focus")).toBeInViewport();
      expect(await place()).toBe(0);

      await page.goto(`/${locale}/pricing`);
      await hydrated(page);
      const plan = main.getByRole("link", { name: words.choose }).first();
      await plan.focus();
      const before = await place();
      expect(before).toBeGreaterThan(0);
      await page.keyboard.press("Enter");
      const section = page.locator("#contact");
      await expect(section).toBeFocused();
      await expect(section).toHaveCSS("outline-style", "none");
      await page.keyboard.press("Tab");
      await expect(section.locator(":focus")).toBeInViewport();
      const field = section.getByLabel(words.name, { exact: true });
      await field.focus();
      await page.goBack();
      await expect.poll(place).toBe(before);
      await expect(field).toBeFocused();

      await page.locator(`a[data-live][href='/${locale}/contact']`).press("Enter");
      const link = page.locator(`#chat a[href='/${locale}/privacy']`);
      await link.press("Enter");
      await expect(page).toHaveURL(`${ORIGIN}/${locale}/privacy`);
      await expect(page).toHaveTitle(new RegExp(words.privacy));
      await painted(page);
      await expect(link).toBeFocused();
      await page.goBack();
      await expect.poll(place).toBe(before);
      await expect(link).toBeFocused();
    },
  );

test(
  "a page is fetched once the pointer rests on its link or presses it, and shown without a reload, from its top, with its own title, which is announced; a new tab is left to the browser; a dialog fetches no style that the page already has",
  inAudit(),
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto("/en");
    await hydrated(page);
    const sheets: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") sheets.push(new URL(request.url()).pathname);
    });
    const bubble = page.getByRole("link", { name: /Ask our assistant/ });
    await bubble.click();
    await expect(page.locator("#chat")).toBeVisible();
    expect(sheets).toEqual([expect.stringMatching(/\/chat-window-[\w-]+\.css$/)]);
    await page.keyboard.press("Escape");
    // The focus returns to a link as well.
    await expect(bubble).toBeFocused();

    const foot = page.getByRole("contentinfo");
    const isPressed = page.waitForRequest(`${ORIGIN}/en/about-us.data`);
    await foot.getByRole("link", { name: "About us" }).dispatchEvent("pointerdown");
    await isPressed;

    const link = foot.getByRole("link", { name: "Careers" });
    const isPointedAt = page.waitForRequest(`${ORIGIN}/en/career.data`);
    await link.hover();
    await isPointedAt;

    expect(await isLeftToTheBrowser(link)).toBe(true);
    await expect(page).toHaveURL(`${ORIGIN}/en`);

    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await link.click();
    await expect(page).toHaveURL(`${ORIGIN}/en/career`);
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    await link.click();
    await page.goBack();
    await expect(page).toHaveURL(`${ORIGIN}/en`);

    await page.getByRole("link", { name: "All services" }).click();
    await expect(page).toHaveTitle(/^Web agency services/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://rivelac.example/en/services",
    );
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("p[aria-live]")).toHaveText(/^Web agency services/);
    expect(complaints).toEqual([]);
  },
);

test("the language switch keeps page and query, and the choice is kept for a year", async ({
  page,
  context,
}) => {
  await page.goto("/en/services/seo-visibility-geneva?utm_source=a");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "EN", exact: true })).toBeDisabled();
  await page.evaluate(() => {
    Reflect.set(window, "sameDocument", true);
    window.addEventListener("language-changed", (event) => {
      if (event instanceof CustomEvent) document.title = JSON.stringify(event.detail);
    });
  });
  const heard = page.waitForFunction(() => document.title === '{"locale":"fr"}');
  await page.getByRole("link", { name: "FR", exact: true }).click();
  await heard;
  await expect(page).toHaveURL(`${ORIGIN}/fr/services/seo-visibility-geneve?utm_source=a`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("langChoice"))).toBe("fr");
  const [choice, ...others] = await context.cookies();
  expect(choice).toMatchObject({ name: "langChoice", value: "fr", sameSite: "Lax", secure: true });
  expect((choice?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  expect(others).toEqual([]);
  await page.goto("/");
  await expect(page).toHaveURL(`${ORIGIN}/fr`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page can be read, its questions open, and its links work", async ({ page }) => {
    await page.goto("/fr");
    await expect(
      page.getByText(/Un projet complet prend de 4\sà\s8\ssemaines, du devis signé/),
    ).toBeVisible();
    await page.getByText("Combien cela coûte").click();
    await expect(page.getByText(/Les forfaits de site commencent à/)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Réserver un appel" }).click();
    await expect(page).toHaveURL(`${ORIGIN}/fr/contact#callback`);
  });
});

test(
  "a request body that no handler reads does not break the next request",
  inAudit(),
  async ({ request }) => {
    const headers = { origin: ORIGIN, "content-type": "text/plain" };
    for (const path of ["/en", "/api/contact", "/api/nothing", "/sitemap.xml", "/en/contact"])
      for (const data of ["a".repeat(20_000), "a"]) {
        expect((await request.post(path, { data, headers })).status(), path).toBeLessThan(500);
        expect((await request.get("/en")).status(), `a page after ${path}`).toBe(200);
      }
  },
);

/** Posts a body of no declared length, and resolves to the status of the response. */
function postInChunks(path: string, kibibytes: number): Promise<number | undefined> {
  const headers = { origin: ORIGIN, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(ORIGIN + path, { method: "POST", headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    sent.on("error", reject);
    for (let chunk = 0; chunk < kibibytes; chunk++) sent.write("a".repeat(1024));
    sent.end();
  });
}

test(
  "a body of no declared length that turns out too large is refused, and does not break the next request",
  inAudit(),
  async ({ request }) => {
    // The page takes larger bodies than the API: up to half a megabyte it returns a rejected form with its text.
    const sizes = { "/api/contact": [70, 500, 4000], "/en/contact": [600, 4000] };
    for (const [path, kibibytesOfPath] of Object.entries(sizes))
      for (const kibibytes of kibibytesOfPath)
        for (let time = 0; time < 3; time++) {
          expect(await postInChunks(path, kibibytes), path).toBe(413);
          const next = await request.post("/api/error", { data: {}, headers: { origin: ORIGIN } });
          expect(next.status(), `a call after ${kibibytes} KiB to ${path}`).toBe(422);
        }
  },
);

test("static files carry the same security headers as pages, and hashed ones never change", async ({
  request,
}) => {
  const page = await request.get("/en");
  const script = /href="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  const shared = [
    "strict-transport-security",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "origin-agent-cluster",
    "x-dns-prefetch-control",
    "x-download-options",
    "x-permitted-cross-domain-policies",
  ];
  for (const path of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", script]) {
    const file = await request.get(path);
    expect(file.status(), path).toBe(200);
    for (const name of shared) {
      expect(file.headers()).toHaveProperty(name);
      expect(file.headers()[name], `${name} of ${path}`).toBe(page.headers()[name]);
    }
    expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");
  }
  expect((await request.get(script)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

for (const width of [390, 1440]) {
  test(
    `the services' menu stays in sight, and links to each card (${width} px)`,
    inAudit(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/en/services");
      await hydrated(page);
      const menu = page.getByRole("navigation", { name: "Services on this page" });
      await expect(menu.getByRole("link")).toHaveCount(6);
      await menu.getByRole("link", { name: "Graphic design" }).click();
      const card = page.locator("#design");
      await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(76);
      await expect(menu).toBeInViewport();
      await card.getByRole("link", { name: "Details and contact (Graphic design)" }).click();
      await expect(page).toHaveURL(`${ORIGIN}/en/services/graphic-design`);
    },
  );
}

for (const [width, high] of [
  [320, 133],
  [390, 89],
  [768, 105],
] as const) {
  test(
    `on a phone the services' menu sticks under the header, above the card it links to (${width} px)`,
    inAudit(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/fr/services");
      await hydrated(page);
      const header = page.getByRole("banner").first();
      const menu = page.getByRole("navigation", { name: "Services de cette page" });
      const title = (name: string) => page.getByRole("heading", { level: 3, name });
      /** The top and height in px, and whether the element is on top at its centre. */
      const place = (locator: Locator) =>
        locator.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return { top: Math.round(top), height: Math.round(height), isSeen: element.contains(seen) };
        });
      const stuck = { top: 76, height: high, isSeen: true };

      for (const [press, link] of [
        ["click", menu.getByRole("link").last()],
        ["Enter", menu.getByRole("link").first()],
      ] as const) {
        const name = (await link.textContent()) ?? "";
        await (press === "click" ? link.click() : link.press(press));
        const card = page.getByRole("listitem").filter({ has: title(name) });
        await expect.poll(() => place(card)).toMatchObject({ top: 76 });
        expect(await place(header)).toEqual({ top: 0, height: 76, isSeen: true });
        expect(await place(menu)).toEqual(stuck);
        expect(await place(title(name))).toMatchObject({ isSeen: true });
      }

      // A focused link is covered by neither.
      const contact = page.getByRole("main").getByRole("link", { name: /Graphisme\)$/ });
      await contact.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      expect(await place(contact)).toMatchObject({ isSeen: true });

      // It stays in sight only as far as its section.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect((await place(menu)).top).toBeLessThan(76);
      expect(await place(header)).toEqual({ top: 0, height: 76, isSeen: true });
    },
  );
}

test(
  "an idle page has measured its sections, so its height is right before anybody scrolls",
  inAudit(),
  async ({ page }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto("/en/services/seo-visibility");
    await hydrated(page);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("main section, footer")].every(
            ({ style }) => style.containIntrinsicBlockSize !== "",
          ),
        ),
      )
      .toBe(true);
    const known = await height();
    await page.evaluate(() => document.documentElement.style.setProperty("--out-of-sight", "visible"));
    expect(Math.abs((await height()) - known)).toBeLessThan(20);
  },
);

test("with forced colours the chosen options can be told from the others", inAudit(), async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, forcedColors: "active" });
  await page.goto("/en/blog?category=CRO");
  await hydrated(page);
  const ground = (name: string) =>
    page.getByRole("link", { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground("CRO")).not.toBe(await ground("SEO"));
  await page.goto("/en/dashboard");
  const highlighted = await page.locator("label", { has: page.getByRole("radio") }).evaluateAll((labels) => {
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.cssText = "forced-color-adjust: none; background: Highlight";
    const grounds = [sample, ...labels].map((each) => getComputedStyle(each).backgroundColor);
    return grounds.map((ground) => ground === grounds[0]);
  });
  expect(highlighted).toEqual([true, true, false, false]);
  await page.goto("/staff");
  for (const list of [".rooms", ".views"]) {
    const grounds = await page
      .locator(`${list} a`)
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    expect(new Set(grounds).size, list).toBe(2);
  }
  await page.close();
});

test(
  "with forced colours a border shows where a dialog ends, which has the page's background colour",
  inAudit(),
  async ({ browser }) => {
    const page = await browser.newPage({
      baseURL: ORIGIN,
      forcedColors: "active",
      viewport: { width: 390, height: 844 },
    });
    await page.goto("/fr/pricing");
    await hydrated(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCSS("border-left-width", "1px");
    await page.close();
  },
);

test("hydrating a section starts no view transition", inAudit(), async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...options) {
      document.documentElement.dataset.began = "";
      return start.apply(this, options);
    };
  });
  await page.goto("/en/showcases/escaliers-duc");
  await hydrated(page);
  const slider = page.getByLabel("From floor to floor");
  await bringIntoSight(slider);
  await slider.fill("300");
  await expect(page.locator("output[for=height]")).toHaveText("300 cm");
  await expect(page.locator("html")).not.toHaveAttribute("data-began");
  await page.close();
});
