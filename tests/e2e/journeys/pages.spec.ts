import { request as httpRequest } from "node:http";
import { expect, type Locator, type Page } from "playwright/test";
import { complaintsOf, hydrated, ORIGIN, overflow, shiftOf, test } from "#tests/e2e/site";

/** One page of each kind. */
const kinds = ["", "/services/seo-visibility", "/contact", "/blog/structurer-site-seo-2025"];

/** What the page has asked for besides itself until something of it was seen; its icon is asked for by the browser's own window. */
const fetchedBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const icons = [...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")].map(({ href }) => href);
    return (
      performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => startTime < (paint?.startTime ?? 0) && !icons.includes(name))
        // A sheet for other media is fetched last, and nothing waits for it.
        .filter(({ name }) => !document.querySelector(`link[media][href="${new URL(name).pathname}"]`))
        // A lazy picture that an earlier page has left in the browser's memory is not fetched.
        .filter(
          (entry) =>
            !(entry instanceof PerformanceResourceTiming) ||
            entry.initiatorType !== "img" ||
            entry.transferSize > 0,
        )
        .map(({ name }) => name)
    );
  });

for (const locale of ["en", "fr"]) {
  test(`pages in ${locale} paint with nothing but their font, keep a clean console, and never scroll sideways`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    for (const address of kinds) {
      await page.goto(`/${locale}${address}`);
      await hydrated(page);
      expect(await fetchedBeforePaint(page), address).toEqual([expect.stringMatching(/\.woff2$/)]);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    expect(complaints).toEqual([]);
  });
}

/** Scrolls at once, waits until that is seen, and gives the height of the page, in px. */
function scrollTo(page: Page, top: number): Promise<number> {
  return page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return document.body.scrollHeight;
  }, top);
}

for (const path of ["/en", "/fr/contact", "/fr/services/seo-visibility-la-chaux-de-fonds"]) {
  test(`${path} stands still while its font and its effects arrive`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
    for (const width of [390, 1440]) {
      const { promise: isSeen, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await isSeen;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "commit" });
      await hydrated(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      // Effects begin when the page is idle, in the order in which they have asked to.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState("networkidle");
      expect(await shiftOf(page), `at ${width}`).toBe(0);
      await page.unroute("**/*.woff2");
    }
    await page.close();
  });
}

test("a typeface that comes too late for one page is used from the next one on", async ({ page }) => {
  const { promise: isSeen, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto("/en", { waitUntil: "commit" });
  await hydrated(page);
  const link = page.locator("footer a[href='/en/pricing']");
  const width = () => link.evaluate((element) => element.getBoundingClientRect().width);
  const inArial = await width();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await width()).toBe(inArial);
  await link.dispatchEvent("click");
  await expect(page).toHaveURL(/pricing/);
  await expect.poll(width).not.toBe(inArial);
});

test("what a visitor has scrolled past stays laid out, and as high as it was", async ({ page }) => {
  await page.goto("/en");
  await hydrated(page);
  const skipped = () =>
    page.locator("main section, footer").evaluateAll((parts) => {
      const isLaidOut = (part: Element) =>
        part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
      return parts.filter((part) => !isLaidOut(part)).length;
    });
  expect(await skipped()).toBeGreaterThan(0);
  let height = await scrollTo(page, 0);
  for (let top = 0; top < height; top += 700) height = await scrollTo(page, top);
  await expect.poll(skipped).toBe(0);
  expect(await scrollTo(page, 0)).toBe(height);
  expect(await skipped()).toBe(0);
});

test("who comes back to a page, or loads it again, finds the place that was left", async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  // A typeface that is late once and there the next time makes another page of it.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/en");
  await hydrated(page);
  for (let top = 0; top <= 2800; top += 700) await scrollTo(page, top);
  const left = await place();
  // Not by a click of the pointer, for which the page would be scrolled.
  await page.locator("footer a[href='/en/pricing']").dispatchEvent("click");
  await expect(page).toHaveURL(/pricing/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(left);
  await page.reload();
  await hydrated(page);
  await expect.poll(place).toBe(left);
});

test("text at twice its size still reads, and never scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/fr", "/fr/contact", "/en/nowhere"]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test("a missing page says so, reports itself, and leads on", async ({ page }) => {
  const report = page.waitForRequest("**/api/log404.php");
  const response = await page.goto("/fr/perdu?x=1");
  expect(response?.status()).toBe(404);
  expect((await report).postDataJSON()).toMatchObject({ pathname: "/fr/perdu", locale: "fr" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nous n’avons pas trouvé cette page");
  await expect(page.getByText("Cette page introuvable nous a été signalée.")).toBeVisible();
  for (const name of ["Services", "Ressources", "Contact"]) {
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Réserver un appel" }).click();
  await expect(page.getByRole("dialog", { name: "Réserver un appel" })).toBeVisible();
});

test("a page is fetched once the pointer rests on its link, and followed to without a reload; a new tab stays the browser's", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  const fetched = page.waitForRequest(`${ORIGIN}/en/career.data`);
  await link.hover();
  await fetched;

  // What nobody has prevented by now, the browser does.
  await page.evaluate(() => {
    const last = (event: Event) => {
      Reflect.set(window, "isBrowsers", !event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener("click", last, { once: true });
  });
  await link.click({ modifiers: ["ControlOrMeta"] });
  expect(await page.evaluate(() => Reflect.get(window, "isBrowsers"))).toBe(true);
  await expect(page).toHaveURL(`${ORIGIN}/en`);

  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  await link.click();
  await expect(page).toHaveURL(`${ORIGIN}/en/career`);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  await link.click();
  await page.goBack();
  await expect(page).toHaveURL(`${ORIGIN}/en`);
});

test("a press fetches its page at once, and what opens fetches no style that the page holds", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrated(page);
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(new URL(request.url()).pathname);
  });
  await page.getByRole("link", { name: /Ask our assistant/ }).click();
  await expect(page.locator("#chat")).toBeVisible();
  expect(sheets).toEqual([expect.stringMatching(/\/chat-window-[\w-]+\.css$/)]);

  const fetched = page.waitForRequest(`${ORIGIN}/en/career.data`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).dispatchEvent("pointerdown");
  await fetched;
});

test("the language switch keeps page and query, and the choice outlives the visit", async ({
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
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([["langChoice", "fr"]]);
  await page.goto("/");
  await expect(page).toHaveURL(`${ORIGIN}/fr`);
});

test("a page that is followed to begins at its top with its own title", async ({ page }) => {
  await page.goto("/en");
  await hydrated(page);
  await page.getByRole("link", { name: "All services" }).click();
  await expect(page).toHaveTitle(/^Web agency services/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    "https://rivelac.example/en/services",
  );
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("home reads, opens its questions and leads on", async ({ page }) => {
    await page.goto("/fr");
    await expect(
      page.getByText(/Un projet complet prend de 4\sà\s8\ssemaines, du devis signé/),
    ).toBeVisible();
    await page.getByText("Combien cela coûte").click();
    await expect(page.getByText(/Les forfaits de site coûtent dès/)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Réserver un appel" }).click();
    await expect(page).toHaveURL(`${ORIGIN}/fr/contact#callback`);
  });
});

test("a body that nobody wants fails nobody's next request", async ({ request }) => {
  const headers = { origin: ORIGIN, "content-type": "text/plain" };
  for (const path of ["/en", "/api/contact", "/api/nothing", "/sitemap.xml", "/en/contact"])
    for (const data of ["a".repeat(20_000), "a"]) {
      expect((await request.post(path, { data, headers })).status(), path).toBeLessThan(500);
      expect((await request.get("/en")).status(), `a page after ${path}`).toBe(200);
    }
});

/** Posts a body of no declared length, and says how that is answered. */
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

test("a body that is too large and says so only as it comes is refused, and fails nobody's next request", async ({
  request,
}) => {
  for (const path of ["/api/contact", "/en/contact"])
    for (const kibibytes of [20, 500, 4000])
      for (let time = 0; time < 3; time++) {
        expect(await postInChunks(path, kibibytes), path).toBe(413);
        const next = await request.post("/api/error", { data: {}, headers: { origin: ORIGIN } });
        expect(next.status(), `a call after ${kibibytes} KiB to ${path}`).toBe(422);
      }
});

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
    for (const name of shared) expect(file.headers()[name], `${name} of ${path}`).toBe(page.headers()[name]);
    expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");
  }
  expect((await request.get(script)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

for (const width of [390, 1440]) {
  test(`the services' menu stays in sight, and leads to each card (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/en/services");
    await hydrated(page);
    const menu = page.getByRole("navigation", { name: "Services on this page" });
    await expect(menu.getByRole("link")).toHaveCount(6);
    await menu.getByRole("link", { name: "Graphic design" }).click();
    const card = page.locator("#design");
    await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(76);
    await expect(menu).toBeInViewport();
    await card.getByRole("link", { name: "Talk to us about it (Graphic design)" }).click();
    await expect(page).toHaveURL(`${ORIGIN}/en/services/graphic-design`);
  });
}

for (const width of [320, 390, 768]) {
  test(`on a phone the services' menu stands under the header, above the card it leads to (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/fr/services");
    await hydrated(page);
    const header = page.getByRole("banner").first();
    const menu = page.getByRole("navigation", { name: "Services de cette page" });
    const title = (name: string) => page.getByRole("heading", { level: 3, name });
    /** Pixels from the top of the screen, and whether it is itself what is seen there. */
    const place = (locator: Locator) =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return { top: Math.round(top), height: Math.round(height), isSeen: element.contains(seen) };
      });
    const stuck = { top: 76, height: 61, isSeen: true };

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

    // What the keyboard reaches lies under neither.
    const contact = page.getByRole("main").getByRole("link", { name: /Graphisme\)$/ });
    await contact.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await place(contact)).toMatchObject({ isSeen: true });

    // It ends with its section.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await place(menu)).top).toBeLessThan(76);
    expect(await place(header)).toEqual({ top: 0, height: 76, isSeen: true });
  });
}

const ring = [
  "/en",
  "/en/services/website-design-development",
  "/en/dashboard",
  "/en/services",
  "/en/contact",
  "/en/services/artificial-intelligence-ai/chatbots",
  "/en/blog",
  "/en/pricing",
];

/** How everything on a page looks, but for its place: sections out of sight are not laid out yet. */
function looks(page: Page): Promise<string[]> {
  const kept = ["color", "background", "font", "padding", "border", "display", "position", "gap"];
  return page.locator("header, main, footer").evaluateAll(
    (roots, kept) =>
      roots.flatMap((root) =>
        [root, ...root.querySelectorAll("*:not(style)")].map((element) => {
          const style = getComputedStyle(element);
          return `${element.tagName} ${kept.map((name) => style.getPropertyValue(name)).join("; ")}`;
        }),
      ),
    kept,
  );
}

test("a page looks the same, from whichever page a visitor comes to it", async ({ page }) => {
  const loaded = new Map<string, string[]>();
  for (const path of ring) {
    await page.goto(path);
    await hydrated(page);
    loaded.set(path, await looks(page));
  }
  await page.goto(ring.at(-1) ?? "");
  await hydrated(page);
  for (const path of ring) {
    const title = page.waitForFunction((before) => document.title !== before, await page.title());
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement("a"), { href: path });
      document.body.appendChild(link);
      link.click();
      link.remove();
    }, path);
    await title;
    await page.waitForLoadState("networkidle");
    await expect.poll(() => looks(page), { message: path }).toEqual(loaded.get(path));
  }
});

test("a printed page is a handout: no navigation, no form, every answer, where links lead, how to reach us", async ({
  page,
}) => {
  await page.goto("/fr/pricing");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  for (const role of ["navigation", "form", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  for (const answer of await page.locator("main details > p").all()) await expect(answer).toBeVisible();
  const after = (locator: Locator) => locator.evaluate((it) => getComputedStyle(it, "::after").content);
  const packages = page.getByRole("link", { name: "Ce que contient chaque forfait" });
  expect(await after(packages)).toContain("/fr/services/seo-visibility");
  const foot = await after(page.locator("footer"));
  for (const word of ["rivelac-agence.example/fr/pricing", "+41 21 555 01 42", "bonjour@rivelac.example"])
    expect(foot).toContain(word);
  const ink = await page.locator("h1").evaluate((title) => getComputedStyle(title).color);
  expect(ink).toBe("rgb(18, 24, 29)");
});

test("what is chosen can be told from the rest where colours are forced", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, forcedColors: "active" });
  await page.goto("/en/blog?category=CRO");
  await hydrated(page);
  const ground = (name: string) =>
    page.getByRole("link", { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground("CRO")).not.toBe(await ground("SEO"));
  await page.close();
});
