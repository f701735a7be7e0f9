import { expect, type Locator, type Page } from "playwright/test";
import { brand } from "#app/domain/site/brand";
import { ENGLISH, hydrated, inAudit, overflow, painted, shiftOf, test } from "#tests/e2e/site";

const AI = "/services/artificial-intelligence-ai";

test.use({ locale: "fr-CH", consent: null });

const consent = (page: Page) => page.getByRole("region", { name: /^(May we|Pouvons-nous)/ });
const question = (page: Page) => page.getByRole("region", { name: /Ce site existe en français/ });
const bubble = (page: Page) => page.getByRole("link", { name: /(our|notre) assistant/ });
const bar = (page: Page) => page.getByRole("navigation", { name: /^Contact (and|et) menu/ });
/** The visible items of a phone's bar, which on a desktop is two floating buttons. */
const floats = (page: Page) => bar(page).locator("> :is(a, button):visible");

const isNoted = (page: Page) => page.evaluate(() => localStorage.getItem("langPromptSeen") !== null);

/** Whether an element, or one inside it, is on top at its own centre. */
const isSeen = (thing: Locator) =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** The elements that are covered at their centre, and the pairs that overlap. */
async function covered(things: Locator[]): Promise<string[]> {
  const found: string[] = [];
  const boxes = [];
  for (const thing of things) {
    await expect(thing).toBeInViewport({ ratio: 1, timeout: 1000 });
    if (!(await isSeen(thing))) found.push(`${thing} is covered`);
    boxes.push({ thing, box: (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 } });
  }
  for (const [index, { thing, box }] of boxes.entries())
    for (const { thing: other, box: its } of boxes.slice(index + 1)) {
      const across = Math.min(box.x + box.width, its.x + its.width) - Math.max(box.x, its.x);
      const down = Math.min(box.y + box.height, its.y + its.height) - Math.max(box.y, its.y);
      if (across > 0.5 && down > 0.5) found.push(`${thing} and ${other}`);
    }
  return found;
}

/** Scrolls to a fraction of the page's height, which may grow while that part is laid out. */
const scrollToPart = (page: Page, part: number) =>
  page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), part);

for (const [width, height, paths, isRare = true] of [
  [1440, 900, ["/en"], false],
  [320, 568, [`/en${AI}`, `/fr${AI}`]],
  [390, 844, [`/en${AI}`, `/fr${AI}`, "/en"]],
  [768, 1024, [`/en${AI}`, `/fr${AI}`]],
  [844, 390, [`/en${AI}`, `/fr${AI}`]],
  [1280, 600, [`/en${AI}`, `/fr${AI}`]],
  [1440, 900, [`/en${AI}`, `/fr${AI}`]],
] as const) {
  test(
    `at the foot of the screen nothing covers anything else (${width} × ${height}, ${paths.join(", ")})`,
    inAudit(isRare),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        // A page that is being left may still store what it has asked; a plain file stores nothing.
        await page.goto(`${ENGLISH}/robots.txt`);
        await page.evaluate(() => localStorage.clear());
        await page.goto(ENGLISH + path);
        await hydrated(page);
        await expect(consent(page)).toBeVisible();
        const isPhone = width < 1024;
        await expect(floats(page)).toHaveCount(isPhone ? 3 : 2);
        const buttons = await floats(page).all();
        const others = [consent(page)];
        if (path.startsWith("/en")) others.push(question(page));
        for (const thing of [...buttons, ...others]) await expect(thing).toBeVisible();
        expect(await shiftOf(page), `${path} moved`).toBe(0);
        for (const part of [0, 0.5, 1]) {
          // In the middle of a page the bar leaves a small screen to the text.
          const isAway = part === 0.5 && (isPhone || height < 480);
          await expect(async () => {
            // Starts at the top: if the page shrinks while it is laid out, it would else count as scrolled up.
            await scrollToPart(page, 0);
            await painted(page);
            await scrollToPart(page, part);
            expect(await covered(isAway ? others : [...buttons, ...others])).toEqual([]);
            if (isAway) for (const button of buttons) expect(await isSeen(button)).toBe(false);
          }, `${path} at ${part}`).toPass();
        }
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
        // At its end the page has room below its last link for everything at the foot of the screen.
        await expect(async () => {
          // A jump to the end lays out the sections it passes, and may stop short of the end.
          await scrollToPart(page, 1);
          await painted(page);
          const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
          const boxes = await Promise.all(
            [...buttons.slice(0, isPhone ? 1 : 0), ...others].map((thing) => thing.boundingBox()),
          );
          const highest = Math.min(...boxes.map((box) => box?.y ?? 0));
          expect((last?.y ?? 0) + (last?.height ?? 0), path).toBeLessThanOrEqual(highest + 1);
        }).toPass({ timeout: 5000 });
      }
    },
  );
}

for (const [width, height] of [
  [320, 256],
  [1280, 300],
] as const) {
  test(
    `in a low window, as of a page zoomed to 400 %, the questions come at the end of the page (${width} × ${height})`,
    inAudit(),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${ENGLISH}/en/contact`);
      await hydrated(page);
      for (const thing of [consent(page), question(page)]) {
        await expect(thing).toBeAttached();
        await expect(thing).not.toBeInViewport();
      }
      for (const asked of [consent(page), question(page)]) {
        await expect(asked.getByRole("button")).toHaveCount(2);
        for (const answer of await asked.getByRole("button").all()) {
          await answer.focus();
          await expect(async () => expect(await covered([answer])).toEqual([])).toPass({ timeout: 5000 });
        }
      }
    },
  );
}

test(
  "a question that appears covers neither a phone's bar nor an element that is about to be pressed",
  inAudit(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const arrival = new MutationObserver(() => {
        const answers = document.querySelectorAll("section[aria-label^='May we'] button");
        const { x, y, width, height } = answers[1]?.getBoundingClientRect() ?? new DOMRect();
        if (width === 0) return;
        arrival.disconnect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        Reflect.set(
          window,
          "isAnswer",
          [...answers].some((answer) => answer.contains(hit)),
        );
      });
      arrival.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${ENGLISH}/en`);
    const menu = bar(page).getByRole("button", { name: "Menu" });
    const place = await menu.boundingBox();
    await expect(consent(page)).toBeVisible();
    expect(await menu.boundingBox()).toEqual(place);
    expect(await page.evaluate(() => Reflect.get(window, "isAnswer"))).toBe(false);
    await expect(consent(page)).toHaveCSS("pointer-events", "auto");
    await menu.click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await consent(page).getByRole("button", { name: "Decline" }).press("Enter");
    await expect(consent(page)).toBeHidden();
  },
);

test(
  "the question of language is asked beside that of consent, answered by keyboard, and stored once it was seen",
  inAudit(),
  async ({ page }) => {
    // A question that is not on the screen does not count as asked.
    await page.addInitScript(() => {
      if (location.pathname !== "/en/pricing") return;
      const hide = new CSSStyleSheet();
      hide.replaceSync("section[lang=fr][aria-live] { position: fixed; left: 200vw; }");
      document.adoptedStyleSheets.push(hide);
    });
    await page.goto(`${ENGLISH}/en/pricing`);
    await hydrated(page);
    await expect(question(page)).toHaveCount(1);
    await painted(page);
    expect(await isNoted(page)).toBe(false);

    await page.goto(`${ENGLISH}/en`);
    await expect(question(page)).toBeInViewport();
    await expect.poll(() => isNoted(page)).toBe(true);
    await consent(page).getByRole("link", { name: "What is measured" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(consent(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await page.getByRole("button", { name: "No, stay in English" }).press("Enter");
    await expect(question(page)).toHaveCount(0);
    await expect.poll(async () => (await bubble(page).boundingBox())?.y).toBe(720 - 16 - 56);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en", consent: "denied" });

  test("the bar hides while a visitor scrolls down or types, and comes back on scrolling up, at the end and with the focus", async ({
    page,
  }) => {
    await page.goto(`${ENGLISH}/en/contact`);
    await hydrated(page);
    const menu = bar(page).getByRole("button", { name: "Menu" });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 700);
    await expect(menu).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 300);
    await expect(menu).not.toBeInViewport();
    await menu.focus();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await menu.blur();
    await expect(menu).not.toBeInViewport();
    await expect(async () => {
      await scrollToPart(page, 1);
      await expect(menu).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();

    await scrollToPart(page, 0);
    await expect(menu).toBeInViewport();
    // The field is already on the screen; the focus must not scroll the page.
    const focus = (field: Locator) => field.evaluate((element) => element.focus({ preventScroll: true }));
    const name = page.getByLabel("Name", { exact: true }).first();
    await focus(name);
    await expect(menu).not.toBeInViewport();
    await name.blur();
    await expect(menu).toBeInViewport();
    // A radio button takes no typing.
    await focus(page.getByRole("radio").first());
    await expect(menu).toBeInViewport();
  });

  test(
    "the bar's buttons are large enough, have their text in their names, and are recorded",
    inAudit(),
    async ({ page }) => {
      await page.goto(`${ENGLISH}/fr`);
      await hydrated(page);
      for (const [index, name] of [
        `Appeler le ${brand.phoneDisplay}`,
        "Question Interroger notre assistant",
        "Menu",
      ].entries()) {
        const button = floats(page).nth(index);
        await expect(button).toHaveAccessibleName(name);
        const box = await button.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0), name).toBeGreaterThanOrEqual(44);
      }
      const call = floats(page).first();
      await expect(call).toHaveAttribute("href", `tel:${brand.phone}`);
      // Keeps the browser from opening the `tel:` link.
      await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault()));
      await call.click();
      const noted = () => page.evaluate(() => JSON.stringify(window.dataLayer?.map((each) => ({ ...each }))));
      await expect.poll(noted).toContain('"cta":"phone_bar"');
      await bubble(page).click();
      const field = page.getByRole("dialog").getByRole("textbox");
      await expect(field).toBeFocused();
      // The conversation is where the bar was, and nothing covers it.
      expect((await covered([field])).concat(await covered([page.getByRole("dialog")]))).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(bubble(page)).toBeFocused();
    },
  );

  test(
    "with text at twice its size and on a narrow phone the bar's words are whole",
    inAudit(),
    async ({ page, context }) => {
      const settings = await context.newCDPSession(page);
      for (const [width, size] of [
        [390, 32],
        [320, 32],
        [320, 16],
      ] as const) {
        await page.setViewportSize({ width, height: 700 });
        await settings.send("Page.setFontSizes", { fontSizes: { standard: size } });
        await page.goto(`${ENGLISH}/fr`);
        await hydrated(page);
        const cut = await floats(page).evaluateAll((buttons) =>
          buttons
            .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
            .map((each) => each.textContent),
        );
        expect(cut, `${width} px, text of ${size} px`).toEqual([]);
        await expect(floats(page).last()).toBeInViewport({ ratio: 1 });
      }
    },
  );

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the bar calls, leads to the form, and opens the menu", inAudit(), async ({ page }) => {
      await page.goto(`${ENGLISH}/en/pricing`);
      await expect(floats(page).first()).toHaveAttribute("href", `tel:${brand.phone}`);
      await floats(page).nth(2).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await drawer.getByRole("link", { name: "Showcases" }).click();
      await expect(page).toHaveURL(`${ENGLISH}/en/showcases`);
      await floats(page).nth(1).click();
      await expect(page).toHaveURL(`${ENGLISH}/en/contact`);
      const name = page.getByLabel("Name", { exact: true }).first();
      await name.focus();
      await expect(floats(page).first()).not.toBeInViewport();
    });
  });
});
