import type { Browser, CDPSession } from "playwright";
import { launchBrowser } from "#scripts/launch-browser";

/** The browser that visitors have, without what it would ask the network for by itself. */
export const launch = (...more: string[]) =>
  launchBrowser("--disable-quic", "--disable-background-networking", ...more);

/** A long page of text and one native control: what the machine itself takes. */
export const BARE_PAGE = "/bench.html";

export const BARE_HTML = `<!doctype html><meta name=viewport content=width=device-width><title>Bare</title>
<details><summary>Question</summary>Answer</details>${"<p>A sentence of a page that does nothing.</p>".repeat(300)}`;

/** Of the screen, px. */
const HEIGHT = 844;

/** More than the browser's own bars take. */
const BARS_PX = 160;

/**
 * Makes the window higher than the page's viewport by the browser's own bars: playwright makes it as high as the viewport, its
 * foot then lies outside, and a press there has no next picture until something else on the screen changes.
 */
async function fitWindow(devtools: CDPSession, width: number): Promise<void> {
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  await devtools.send("Browser.setWindowBounds", { windowId, bounds: { width, height: HEIGHT + BARS_PX } });
}

/** A page of its own in a window of that width (px), narrow ones as a phone's; no service worker answers for the network. */
export async function openWindow(browser: Browser, width: number) {
  const isPhone = width < 800;
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width, height: HEIGHT },
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await fitWindow(devtools, width);
  return { context, page, devtools, isPhone };
}
