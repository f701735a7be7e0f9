import { expect } from "playwright/test";
import { brand } from "#app/domain/site/brand";
import {
  expectModal,
  holdsFocus,
  hydrated,
  inAudit,
  ORIGIN,
  painted,
  servicesLink,
  servicesPanel,
  shiftOf,
  test,
} from "#tests/e2e/site";
import { violationsOn } from "#tests/e2e/violations";

test("the services menu opens on hover, has six services, closes when the pointer leaves, and is worked by keyboard alone", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrated(page);
  const link = servicesLink(page);
  const panel = servicesPanel(page);
  await link.hover();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(6);
  await panel.getByRole("link", { name: /Graphic design/ }).hover();
  await expect(link).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(20, 700);
  await expect(link).toHaveAttribute("aria-expanded", "false");
  await expect(panel).toHaveCount(0);

  await link.focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: /Website design/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await expect(panel).toHaveCount(0);
  await link.blur();
  await link.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${ORIGIN}/en/services/seo-visibility`);
  await expect(panel).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu is a drawer that traps the focus, gives it back, and leads to a service and to the schedule dialog", async ({
    page,
  }) => {
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

    await page.reload();
    await hydrated(page);
    await button.tap();
    await drawer.getByText("Services", { exact: true }).tap();
    await drawer.getByRole("link", { name: "Graphic design" }).tap();
    await expect(page).toHaveURL(`${ORIGIN}/en/services/graphic-design`);
    await expect(drawer).toBeHidden();
    await button.tap();
    await drawer.getByRole("link", { name: "Book a call" }).tap();
    await expect(page.getByRole("dialog", { name: "Book a call" })).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`${ORIGIN}/en`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test(
    "by keyboard, a link in the drawer moves the focus to its target, on this page or another",
    inAudit(),
    async ({ page }) => {
      await page.goto("/en");
      await hydrated(page);
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await page.getByRole("button", { name: "Menu" }).press("Enter");
      await expectModal(drawer);
      await drawer.getByRole("link", { name: "Contact" }).press("Enter");
      await expect(page).toHaveURL(`${ORIGIN}/en/contact`);
      await expect(page.locator("main")).toBeFocused();

      await page.route("**/api/slots", (route) => route.abort());
      await page.getByRole("button", { name: "Menu" }).press("Enter");
      await expectModal(drawer);
      await drawer.getByRole("link", { name: "Book a call" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Book a call" });
      await expectModal(dialog);
      await dialog.getByRole("link", { name: "Request a callback instead" }).press("Enter");
      await expect(dialog).toBeHidden();
      await expect(page.locator("#callback")).toBeFocused();
    },
  );

  test("the drawer leads to work, prices, telephone and the other language", inAudit(), async ({ page }) => {
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
    const call = drawer.getByRole("link", { name: brand.phoneDisplay });
    await expect(call).toHaveAttribute("href", `tel:${brand.phone}`);
    await expect(drawer.getByRole("link", { name: "Pricing" })).toHaveAttribute("aria-current", "page");
    const narrow = await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(narrow).toBe(0);
  });
});

test(
  "if the browser does not close dialogs by itself, a press outside one does, but a text selection that ends there does not",
  inAudit(),
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      new MutationObserver(() => {
        for (const dialog of document.querySelectorAll("[closedby]")) dialog.removeAttribute("closedby");
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/en");
    await hydrated(page);
    const dialog = page.getByRole("dialog", { name: "Client portal" });
    await page.getByRole("button", { name: "Client portal" }).click();
    await expectModal(dialog);
    await dialog.getByLabel("Email address").fill("ada@rochat.example");
    await dialog.getByLabel("Email address").hover();
    await page.mouse.down();
    await page.mouse.move(20, 400, { steps: 4 });
    await page.mouse.up();
    await painted(page);
    await expectModal(dialog);
    await page.mouse.click(20, 400);
    await expect(dialog).toBeHidden();
  },
);

test(
  "the client login traps the focus, stores, sends and reports nothing, and can only be closed",
  inAudit(),
  async ({ page }) => {
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
  },
);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `the header hides on scrolling down, comes back on scrolling up, and shifts nothing (${width} px)`,
    inAudit(),
    async ({ page }) => {
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
      // It has a background of its own.
      const ground = () => header.evaluate((element) => getComputedStyle(element, "::before").opacity);
      await expect.poll(ground).toBe("1");
      expect(await violationsOn(page)).toEqual([]);
      await page.mouse.wheel(0, 300);
      await expect(header).not.toBeInViewport();
      // A focused link in the header brings it back.
      await page.getByRole("link", { name: `${brand.name}, accueil` }).focus();
      await expect.poll(top).toBe(0);
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await page.mouse.wheel(0, -9999);
      await expect.poll(ground).toBe("0");
      expect(await top()).toBe(0);
      expect(await shiftOf(page)).toBe(0);
    },
  );

  test(
    `a header that has come back covers neither an anchor's target nor the focused element (${width} px)`,
    inAudit(),
    async ({ page }) => {
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
      // An anchor above scrolls up, which brings the header back.
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
        // Nor does a phone's bar cover it.
        const bar = await page.getByRole("navigation", { name: "Contact and menu" }).boundingBox();
        if (width < 768) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      }
    },
  );
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("drawer and client login open and close without script, and Services is a link", async ({ page }) => {
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
