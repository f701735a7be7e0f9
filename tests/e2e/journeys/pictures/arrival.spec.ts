import { once } from "node:events";
import { createServer } from "node:http";
import { expect, type Page } from "playwright/test";
import {
  complaintsOf,
  hold,
  hydrated,
  inAudit,
  ORIGIN,
  overflow,
  painted,
  shiftOf,
  test,
} from "#tests/e2e/site";

/** One page of each kind, and the files of the map in its first screen. */
const kinds = {
  "": [],
  "/services/seo-visibility": [/\/lights-.*\.svg/],
  "/contact": [/\/flon-.*\.svg/],
  "/blog/structurer-site-seo-2025": [/\/structure-.*\.svg/],
};

/** The files, except the icon (which the browser's UI requests), that a page requested before its first paint. */
const fetchedBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const icons = [...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")].map(({ href }) => href);
    return (
      performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => startTime < (paint?.startTime ?? 0) && !icons.includes(name))
        // A style sheet for other media is fetched last and does not block rendering.
        .filter(({ name }) => !document.querySelector(`link[media][href="${new URL(name).pathname}"]`))
        // Of the browser's memory cache, a new page names even what it does not use: fonts of an earlier page.
        .filter(
          (entry) =>
            !(entry instanceof PerformanceResourceTiming) ||
            !["img", "css"].includes(entry.initiatorType) ||
            entry.transferSize > 0,
        )
        .map(({ name }) => name)
    );
  });

for (const locale of ["en", "fr"]) {
  test(
    `pages in ${locale} need only their font and the map in their first screen to paint, log no errors, and never scroll sideways`,
    inAudit(locale === "en"),
    async ({ page }) => {
      const complaints = complaintsOf(page);
      for (const [address, maps] of Object.entries(kinds)) {
        await page.goto(`/${locale}${address}`);
        await hydrated(page);
        expect(await fetchedBeforePaint(page), address).toEqual(
          [/\.woff2$/, ...maps].map((each) => expect.stringMatching(each)),
        );
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
      expect(complaints).toEqual([]);
    },
  );
}

for (const path of ["/en", "/en/services", "/fr/contact", "/fr/services/seo-visibility-la-chaux-de-fonds"]) {
  test(
    `${path} is as wide as the screen, and nothing shifts while its fonts and effects load`,
    inAudit(),
    async ({ browser }) => {
      const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: "no-preference" });
      for (const width of [390, 1440]) {
        const release = await hold(page, "**/*.woff2");
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: "commit" });
        await hydrated(page);
        expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
        release();
        await page.evaluate(() => document.fonts.ready);
        // Effects begin when the page is idle, in the order in which they were registered.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await page.waitForLoadState("networkidle");
        expect(await shiftOf(page), `at ${width}`).toBe(0);
        await page.unroute("**/*.woff2");
      }
      await page.close();
    },
  );
}

/** Where the network may split a page in two: before the first `before` that follows `after`. */
const cuts = {
  header: { after: "<header", before: "</svg>" },
  opening: { after: "<h1", before: "</div>" },
  dock: { after: 'id="dock"', before: "<span>" },
};

/** Starts a server that sends the site's pages in two pieces, the second once `send` is called. */
async function inPieces({ after, before }: (typeof cuts)["dock"]) {
  const { promise: isAsked, resolve: send } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(ORIGIN + url);
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const first = type.startsWith("text/html") ? body.indexOf(before, body.indexOf(after)) : 0;
    response.writeHead(answer.status, { "content-type": type }).write(body.subarray(0, first));
    if (first > 0) await isAsked;
    response.end(body.subarray(first));
  });
  await once(server.listen(0), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { send, origin: `http://localhost:${port}`, close: () => server.close() };
}

for (const path of ["/en/services/lead-generation", "/fr/blog/chatbot-pme-lpd"]) {
  test(
    `if ${path} arrives in two pieces, the second shifts nothing of the first`,
    inAudit(),
    async ({ page }) => {
      for (const cut of Object.values(cuts)) {
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const { send, origin, close } = await inPieces(cut);
          await page.goto(origin + path, { waitUntil: "commit" });
          await page.locator("header svg").first().waitFor({ state: "attached" });
          // The browser may not have painted anything yet.
          await Promise.race([
            painted(page),
            page.evaluate(() => new Promise((end) => setTimeout(end, 500))),
          ]);
          send();
          await hydrated(page);
          expect(await shiftOf(page), `${cut.after} at ${width}`).toBe(0);
          close();
        }
      }
    },
  );
}
