import { type Browser, expect, type Page } from "playwright/test";
import {
  bringIntoSight,
  complaintsOf,
  hydrated,
  ORIGIN,
  openWithStoppedClock,
  painted,
  test,
} from "#tests/e2e/site";

const paths = [
  "/fr",
  "/fr/services/seo-visibility",
  "/fr/services/hosting-and-maintenance",
  "/fr/about-us",
  "/fr/services",
  "/en/services",
];

/** The positions of all elements once all sections are laid out, and the elements that follow the scroll position. */
async function stand(
  browser: Browser,
  path: string,
  reducedMotion: "reduce" | "no-preference",
  width = 1280,
) {
  const viewport = { width, height: 720 };
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion, javaScriptEnabled: false, viewport });
  // Both pages use the fallback font, however soon the typeface would have loaded.
  await page.route("**/*.woff2", (route) => route.abort());
  // Makes the browser behave as one without scroll timelines.
  if (reducedMotion === "no-preference")
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/@supports \(animation-/g, "@supports (unknown-");
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    });
  await page.goto(path);
  const standing = await page.evaluate(() => {
    document.documentElement.style.setProperty("--out-of-sight", "visible");
    const parts = [...document.querySelectorAll("main :is(h2, h3, p, li, img)")];
    return {
      places: parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.tagName} ${[x, y, width, height].map(Math.round)} ${getComputedStyle(part).opacity}`;
      }),
      following: document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
      covers: parts.filter((part) => getComputedStyle(part, "::after").transform !== "none").length,
    };
  });
  await page.close();
  return standing;
}

test("with reduced motion, or in a browser without scroll timelines, everything is in its place", async ({
  browser,
}) => {
  for (const path of paths) {
    const still = await stand(browser, path, "reduce");
    expect([still.following, still.covers], path).toEqual([0, 0]);
    expect(still.places.length, path).toBeGreaterThan(20);
    expect(await stand(browser, path, "no-preference"), path).toEqual(still);
    const { following, covers } = await stand(browser, path, "reduce", 390);
    expect([following, covers], path).toEqual([0, 0]);
  }
});

test("with reduced motion no change of style takes time, whatever triggers it", async ({ page }) => {
  for (const path of [
    ...paths,
    "/en/pricing",
    "/en/blog",
    "/en/services/graphic-design",
    "/en/services/artificial-intelligence-ai",
    "/en/services/artificial-intelligence-ai/chatbots",
    "/en/services/website-design-development",
  ]) {
    await page.goto(path);
    await hydrated(page);
    const lasting = await page.evaluate(() =>
      [...document.querySelectorAll("body, body *")].flatMap((element) =>
        [undefined, "::before", "::after"].flatMap((pseudo) => {
          const { transitionDuration } = getComputedStyle(element, pseudo);
          return /[1-9]/.test(transitionDuration)
            ? `${element.tagName}.${element.className}${pseudo ?? ""} ${transitionDuration}`
            : [];
        }),
      ),
    );
    expect(lasting, path).toEqual([]);
  }
});

test("with motion, a line is revealed once it is in sight, and stays", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.goto("/fr");
  const row = page.locator("main li:has(> a > svg + span)").first();
  const cover = () => row.evaluate((element) => getComputedStyle(element, "::after").scale);
  expect(await cover()).toBe("none");
  await hydrated(page);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 100);
        return cover();
      },
      { intervals: [50] },
    )
    .toBe("0 1");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await painted(page);
  expect(await cover()).toBe("0 1");
});

test("a drawing or a counter that plays once does so once, however often it is scrolled past", async ({
  browser,
}) => {
  for (const path of ["/fr", "/fr/services/seo-visibility", "/fr/services/hosting-and-maintenance"]) {
    const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const starts = new Map<Element, string[]>();
      Reflect.set(window, "starts", starts);
      addEventListener("animationstart", ({ target, animationName, pseudoElement }) => {
        if (!(target instanceof Element)) return;
        const isOnce = target
          .getAnimations({ subtree: true })
          .some(
            (animation) =>
              animation instanceof CSSAnimation &&
              animation.animationName === animationName &&
              animation.timeline === document.timeline &&
              animation.effect?.getComputedTiming().iterations === 1,
          );
        if (isOnce) starts.set(target, [...(starts.get(target) ?? []), animationName + pseudoElement]);
      });
    });
    await page.goto(path);
    await hydrated(page);
    for (const step of [400, -400, 400]) {
      const isThere = () =>
        page.evaluate(
          (step) =>
            step < 0
              ? window.scrollY === 0
              : window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
          step,
        );
      while (!(await isThere())) {
        await page.mouse.wheel(0, step);
        await painted(page);
      }
    }
    const { all, twice } = await page.evaluate(() => {
      const starts: Map<Element, string[]> = Reflect.get(window, "starts");
      const lists = [...starts.values()];
      return {
        all: lists.length,
        twice: lists.filter((names) => new Set(names).size < names.length),
      };
    });
    expect(all, path).toBeGreaterThan(0);
    expect(twice, path).toEqual([]);
    await page.close();
  }
});

test("with motion, the index of services can be read to its end at every width", async ({ browser }) => {
  for (const width of [320, 390, 820, 1440]) {
    const page = await browser.newPage({
      baseURL: ORIGIN,
      reducedMotion: "no-preference",
      viewport: { width, height: 844 },
    });
    await page.goto("/en/services");
    await hydrated(page);
    const foot = page.getByRole("contentinfo");
    while (
      !(await foot.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight + 1))
    ) {
      await page.mouse.wheel(0, 500);
      await painted(page);
    }
    await page.close();
  }
});

test("the header slides in with motion, and is there at once with reduced motion", async ({ browser }) => {
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

test("a page reached by a link is announced, and fades in only with motion", async ({ browser }) => {
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
                // React ends some of the browser's animations with one of zero duration.
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

test("the logos pass by once in 36 s, only while they are in sight, and can be stopped", async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
  await page.goto("/en/services/website-design-development");
  await hydrated(page);
  const states = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().duration === 36_000)
        .map(({ playState }) => playState),
    );
  expect(await states()).toEqual([]);
  const section = page.locator("section", { hasText: "Some of our clients" });
  await bringIntoSight(section.getByRole("list").first().locator("xpath=../.."));
  await expect.poll(states).toEqual(["running"]);
  const pause = page.getByRole("button", { name: "Pause the logos" });
  await pause.click();
  await expect.poll(states).toEqual(["paused"]);
  await pause.click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(states).toEqual(["paused"]);
  await page.close();
});

/** The moving tracks in the columns of reviews. */
const tracksIn = (page: Page) =>
  page.locator("section", { hasText: "What our clients say" }).locator("div:has(> ul)");

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

  test("on a narrow screen, where reviews stand still, a key that reaches them raises no error", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    const complaints = complaintsOf(page);
    await page.goto("/en");
    await hydrated(page);
    const link = tracksIn(page).first().getByRole("link").first();
    await bringIntoSight(link);
    // They would move once they are in sight and the browser is idle.
    await expect(page.locator("ul[inert] li").first()).toBeAttached();
    await link.focus();
    await painted(page);
    expect(complaints).toEqual([]);
  });

  test("the light over the map comes when the browser is idle, and only while the page is at its top", async ({
    page,
  }) => {
    await page.goto("/en");
    const moves = ["running", "running", "running"];
    await expect.poll(() => lightOf(page)).toEqual(moves);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(page.locator("h1")).toBeInViewport();
    await expect.poll(() => lightOf(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => lightOf(page)).toEqual(moves);
  });
});

/** The play states of the animated layers of light over the home page's map. */
const lightOf = (page: Page) =>
  page
    .locator("main section > [aria-hidden]")
    .first()
    .evaluate((host) => host.getAnimations({ subtree: true }).map(({ playState }) => playState));

test("by keyboard one link leads past the links of all reviews", async ({ page }) => {
  await page.goto("/en");
  await page.getByRole("link", { name: "Skip the reviews" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("summary", { hasText: "How long does a website take?" })).toBeFocused();
});

test("with reduced motion, reviews and light stand still, and every review can be reached", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/en");
  await bringIntoSight(page.getByText("from 120 reviews").nth(1));
  await page.clock.runFor(1800);
  expect(await lightOf(page)).toEqual([]);
  await expect(tracksIn(page).first()).toHaveCSS("animation-name", "none");
  await page.getByText("More reviews").click();
  await bringIntoSight(page.getByText("A clear price before they began"));
});
