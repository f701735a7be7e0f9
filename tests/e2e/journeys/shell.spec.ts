import { expect, type Page } from "playwright/test";
import {
  bringIntoSight,
  complaintsOf,
  expectModal,
  holdsFocus,
  hydrated,
  ORIGIN,
  openWithStoppedClock,
  overflow,
  painted,
  shiftOf,
  test,
} from "#tests/e2e/site";
import { violationsOn } from "#tests/e2e/violations";

const servicesLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services", exact: true });
const servicesPanel = (page: Page) => page.getByRole("region", { name: "Our services" });

/** What passes by in the columns of reviews. */
const tracksIn = (page: Page) =>
  page.locator("section", { hasText: "What our clients say" }).locator("div:has(> ul)");

test("the services menu opens on hover, has six services, and closes when the pointer leaves", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrated(page);
  await servicesLink(page).hover();
  const panel = servicesPanel(page);
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(6);
  await panel.getByRole("link", { name: /Graphic design/ }).hover();
  await expect(servicesLink(page)).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(20, 700);
  await expect(servicesLink(page)).toHaveAttribute("aria-expanded", "false");
  await expect(panel).toHaveCount(0);
});

test("the services menu is worked by keyboard alone", async ({ page }) => {
  await page.goto("/en");
  await hydrated(page);
  const link = servicesLink(page);
  await link.focus();
  await expect(servicesPanel(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(servicesPanel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(servicesPanel(page).getByRole("link", { name: /Website design/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await expect(servicesPanel(page)).toHaveCount(0);
  await link.blur();
  await link.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${ORIGIN}/en/services/seo-visibility`);
  await expect(servicesPanel(page)).toHaveCount(0);
});

test("a press on the services link opens the menu, one beside it closes it, 300 ms later it is gone", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/en");
  await servicesLink(page).click();
  await expect(servicesPanel(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/en");
  await page.mouse.click(300, 600);
  await expect(servicesLink(page)).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(299);
  await expect(servicesPanel(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(servicesPanel(page)).toHaveCount(0);
});

test("the menu is 480 to 920 px wide, with a picture at its side from 900", async ({ page }) => {
  for (const [width, expected, hasPicture] of [
    [768, 700, false],
    [1440, 920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/en");
    await hydrated(page);
    await servicesLink(page).hover();
    const box = await page.locator("#services-menu").boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(expected);
    expect(box?.width).toBeLessThanOrEqual(920);
    await expect(servicesPanel(page).locator("img")).toBeVisible({ visible: hasPicture });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu is a drawer that keeps the focus, and gives it back", async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    const button = page.getByRole("button", { name: "Menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expectModal(drawer);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      expect(await holdsFocus(drawer)).toBe(true);
    }
    await drawer.getByText("Services", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "Hosting and maintenance" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("the drawer leads to a service, and to the schedule dialog", async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).tap();
    await drawer.getByText("Services", { exact: true }).tap();
    await drawer.getByRole("link", { name: "Graphic design" }).tap();
    await expect(page).toHaveURL(`${ORIGIN}/en/services/graphic-design`);
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).tap();
    await drawer.getByRole("link", { name: "Book a call" }).tap();
    await expect(page.getByRole("dialog", { name: "Book a call" })).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`${ORIGIN}/en`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the drawer leads to work, prices, telephone and the other language", async ({ page }) => {
    await page.goto("/fr/contact");
    await hydrated(page);
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const open = () => page.getByRole("button", { name: "Menu" }).tap();
    for (const [name, path] of [
      ["Réalisations", "/fr/showcases"],
      ["Tarifs", "/fr/pricing"],
      ["English version", "/en/pricing"],
    ] as const) {
      await open();
      await drawer.getByRole("link", { name, exact: true }).tap();
      await expect(page).toHaveURL(ORIGIN + path);
      await expect(drawer).toBeHidden();
    }
    await open();
    const call = drawer.getByRole("link", { name: "+41 21 555 01 42" });
    await expect(call).toHaveAttribute("href", "tel:+41215550142");
    await expect(drawer.getByRole("link", { name: "Pricing" })).toHaveAttribute("aria-current", "page");
    const narrow = await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(narrow).toBe(0);
  });

  test("the client login is a sheet at the bottom", async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    await page.evaluate(() => window.dispatchEvent(new Event("open-portal-login")));
    const place = async () => {
      const box = await page.getByRole("dialog", { name: "Client portal" }).boundingBox();
      return box && [box.x, box.width, Math.round(box.y + box.height)];
    };
    await expect.poll(place).toEqual([0, 390, 844]);
  });
});

test("the client login traps the focus, keeps, sends and tells nothing, and only closes", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrated(page);
  const requests: string[] = [];
  const button = page.getByRole("button", { name: "Client portal" });
  const dialog = page.getByRole("dialog", { name: "Client portal" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expectModal(dialog);
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(640, 0);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    expect(await holdsFocus(dialog)).toBe(true);
  }
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  page.on("request", (request) => requests.push(request.url()));
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByLabel("Email address")).toBeFocused();
  await dialog.getByLabel("Email address").fill("ada@rochat.example");
  await dialog.getByLabel("Password").fill("a secret");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(requests).toEqual([]);

  await button.click();
  await expect(dialog.getByLabel("Email address")).toHaveValue("");
  await expect(dialog.getByLabel("Password")).toHaveValue("");
  await dialog.getByRole("button", { name: "Continue with Apple" }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  await expectModal(dialog);
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    window.dispatchEvent(new Event("open-portal-login"));
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  });
  await painted(page);
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/contact`);

  const kept = await page.evaluate(() =>
    JSON.stringify([window.dataLayer, { ...localStorage }, document.cookie]),
  );
  for (const way of ["password", "apple", "google", "forgot"]) expect(kept).toContain(`"way":"${way}"`);
  expect(kept).toContain('"cta":"portal_header"');
  expect(kept).not.toMatch(/ada@|secret/);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the header leaves on the way down, is back on the way up, and moves nothing (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/fr/pricing");
    await hydrated(page);
    const header = page.getByRole("banner").first();
    const top = async () => Math.round((await header.boundingBox())?.y ?? 0);
    const before = (await header.boundingBox())?.height;
    await page.mouse.wheel(0, 1200);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect.poll(top).toBe(0);
    expect((await header.boundingBox())?.height).toBe(before);
    // It stands on a ground of its own.
    const ground = () => header.evaluate((element) => getComputedStyle(element, "::before").opacity);
    await expect.poll(ground).toBe("1");
    expect(await violationsOn(page)).toEqual([]);
    await page.mouse.wheel(0, 300);
    await expect(header).not.toBeInViewport();
    // The focus brings it back.
    await page.getByRole("link", { name: "Rivelac, accueil" }).focus();
    await expect.poll(top).toBe(0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.mouse.wheel(0, -9999);
    await expect.poll(ground).toBe("0");
    expect(await top()).toBe(0);
    expect(await shiftOf(page)).toBe(0);
  });

  test(`a header that is back covers neither what an anchor leads to nor what has the focus (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/en/blog/structurer-site-seo-2025");
    await hydrated(page);
    const header = page.getByRole("banner").first();
    const bottom = async () => {
      const box = await header.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await page.mouse.wheel(0, 3000);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect.poll(bottom).toBe(76);
    // To an anchor above, the way leads up.
    const heading = page.getByRole("main").locator("h2[id]").first();
    await page.evaluate(
      (id) => {
        location.hash = id ?? "";
      },
      await heading.getAttribute("id"),
    );
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(76);
    await expect(heading).toBeInViewport();
    await expect.poll(bottom).toBe(76);
    const links = page.getByRole("main").getByRole("link");
    await links.last().focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Shift+Tab");
      const focused = page.locator("main :focus");
      const box = await focused.boundingBox();
      expect((box?.y ?? 0) + 1).toBeGreaterThanOrEqual(await bottom());
      // Nor does the bar of a phone.
      const bar = await page.getByRole("navigation", { name: "Contact and menu" }).boundingBox();
      if (width < 768) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }
  });
}

test("the services menu opens from a header that is back", async ({ page }) => {
  await page.goto("/en/pricing");
  await hydrated(page);
  await page.mouse.wheel(0, 1500);
  await page.mouse.wheel(0, -200);
  const header = page.getByRole("banner").first();
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await servicesLink(page).hover();
  const panel = servicesPanel(page);
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole("link", { name: "Pricing" })).toHaveAttribute("href", "/en/pricing");
  await panel.getByRole("link", { name: "Showcases" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/en/showcases`);
});

test("in a low window the header stays at the top of the page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/en/pricing");
  await hydrated(page);
  await page.mouse.wheel(0, 1200);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.reading)).toBe("up");
  await expect(page.getByRole("banner").first()).not.toBeInViewport();
});

test("the header slides where motion is wanted, and is there at once where not", async ({ browser }) => {
  for (const [reducedMotion, property] of [
    ["no-preference", "translate"],
    ["reduce", "all"],
  ] as const) {
    const page = await browser.newPage({ reducedMotion, baseURL: ORIGIN });
    await page.goto("/en/pricing");
    await hydrated(page);
    await page.mouse.wheel(0, 1200);
    await page.mouse.wheel(0, -200);
    const header = page.getByRole("banner").first();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await expect(header).toHaveCSS("transition-property", property);
    await page.close();
  }
});

test("a right-click is answered with the copyright for two seconds, but not in a text field", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/en/contact");
  const toast = page.getByText("Words and drawings are ours.");
  const blocked = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          window.addEventListener("contextmenu", (event) => resolve(event.defaultPrevented), { once: true }),
        ),
    );
  const onField = blocked();
  await page.getByLabel("Name", { exact: true }).click({ button: "right" });
  expect(await onField).toBe(false);
  await expect(toast).toHaveCount(0);

  const onHeading = blocked();
  await page.getByRole("heading", { level: 1 }).click({ button: "right" });
  expect(await onHeading).toBe(true);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test("a toast waits for a visitor who looks at it, and is closed by keyboard or by a swipe", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/en");
  const toast = page.getByRole("region", { name: "Notices" }).locator("[popover]");
  const show = async () => {
    await page.getByRole("heading", { level: 1 }).click({ button: "right" });
    await expect(toast).toBeVisible();
  };
  await show();
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).focus();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);

  await show();
  const box = await toast.boundingBox();
  if (!box) throw new Error("the toast has no place");
  await page.mouse.move(box.x + 30, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 10);
  await page.mouse.move(box.x + 140, box.y + 10);
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

test("a bar shows the next page on its way: 6 %, full at 600 ms, gone 260 ms later", async ({ page }) => {
  await openWithStoppedClock(page, "/en");
  const bar = page.locator("progress");
  await page.getByRole("link", { name: "All services", exact: true }).click();
  await expect(page).toHaveTitle(/^Web agency services/);
  await expect(bar).toHaveJSProperty("value", 6);
  const percent = () => bar.evaluate((element) => Number(Reflect.get(element, "value")));
  let before = 6;
  for (const at of [200, 400]) {
    await page.clock.runFor(201);
    await expect.poll(percent, `at ${at} ms`).toBeGreaterThan(before);
    before = await percent();
    expect(before).toBeLessThan(90);
  }
  await page.clock.runFor(201);
  await expect(bar).toHaveJSProperty("value", 100);
  await page.clock.runFor(250);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(bar).toHaveCount(0);
});

test("a followed page is announced, and fades in only where motion is wanted", async ({ browser }) => {
  for (const [reducedMotion, animations] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    const page = await browser.newPage({ reducedMotion, baseURL: ORIGIN });
    const complaints = complaintsOf(page);
    await page.goto("/en");
    await hydrated(page);
    const hasFaded = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (...options) => {
            const transition = start(...options);
            void transition.ready.then(() => {
              const running = document.getAnimations().filter(({ effect }) => {
                const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
                // React ends some of the browser's own by one that takes no time.
                const lasts = Number(effect?.getComputedTiming().activeDuration) > 0;
                return lasts && pseudo?.startsWith("::view-transition");
              });
              resolve(running.length > 0);
            });
            return transition;
          };
        }),
    );
    await page.getByRole("link", { name: "All services", exact: true }).click();
    expect(await hasFaded).toBe(animations);
    await expect(page.locator("p[aria-live]")).toHaveText(/^Web agency services/);
    expect(complaints).toEqual([]);
    await page.close();
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("reviews pass by in three columns of fourteen, wait for pointer and focus, and can be paused", async ({
    page,
  }) => {
    await page.goto("/en");
    await hydrated(page);
    const tracks = tracksIn(page);
    const area = tracks.first().locator("xpath=../..");
    await bringIntoSight(area);
    for (const [index, duration] of ["120s", "140s", "128s"].entries())
      await expect(tracks.nth(index)).toHaveCSS("animation-duration", duration);
    await expect(tracks.first()).toHaveCSS("animation-play-state", "running");
    for (const track of await tracks.all()) {
      await expect(track.getByRole("listitem")).toHaveCount(14);
      await expect(track.locator("ul[inert] li")).toHaveCount(14);
    }
    expect((await area.boundingBox())?.height).toBe(600);

    await area.hover();
    await expect(tracks.first()).toHaveCSS("animation-play-state", "paused");
    await page.mouse.move(5, 5);
    const last = tracks.nth(1).locator("ul").first().getByRole("link").nth(9);
    await last.focus();
    await expect(tracks.first()).toHaveCSS("animation-play-state", "paused");
    await expect(last).toBeInViewport();
    await last.blur();
    await page.getByRole("button", { name: "Pause the reviews" }).click();
    await page.mouse.move(5, 5);
    await expect(tracks.first()).toHaveCSS("animation-play-state", "paused");
  });

  test("the light over the map comes when the browser is idle, and rests while it is out of sight", async ({
    page,
  }) => {
    await page.goto("/en");
    await expect.poll(() => lightOf(page)).toEqual(["running", "running", "running"]);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect.poll(() => lightOf(page)).toEqual([]);
  });
});

/** How the layers of light over the map of home move. */
const lightOf = (page: Page) =>
  page
    .locator("main section > [aria-hidden]")
    .first()
    .evaluate((host) => host.getAnimations({ subtree: true }).map(({ playState }) => playState));

test("with less motion, reviews and light stand still, and every review can be reached", async ({ page }) => {
  await openWithStoppedClock(page, "/en");
  await bringIntoSight(page.getByText("from 120 reviews").nth(1));
  await page.clock.runFor(1800);
  expect(await lightOf(page)).toEqual([]);
  await expect(tracksIn(page).first()).toHaveCSS("animation-name", "none");
  await bringIntoSight(page.getByText("A clear price before they began"));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("drawer and client login open and close by the platform, and Services is a link", async ({ page }) => {
    await page.goto("/fr");
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("button", { name: "Espace client" }).click();
    const login = page.getByRole("dialog", { name: "Espace client" });
    await login.getByLabel("Adresse e-mail").fill("a@x.example");
    await login.getByLabel("Mot de passe").fill("x");
    await login.getByRole("button", { name: "Se connecter" }).click();
    await expect(login).toBeHidden();
    await drawer.getByText("Services", { exact: true }).click();
    await drawer.getByRole("link", { name: "Graphisme" }).click();
    await expect(page).toHaveURL(`${ORIGIN}/fr/services/graphic-design`);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Services" })
      .click();
    await expect(page).toHaveURL(`${ORIGIN}/fr/services`);
  });
});
