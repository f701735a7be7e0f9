import type { Browser, CDPSession } from "playwright";
import { launchBrowser } from "#scripts/launch-browser";

/** Launches a normal browser without its own background requests. */
export const launch = (...more: string[]) =>
  launchBrowser("--disable-quic", "--disable-background-networking", ...more);

/** A long page of text with one native control, which shows the machine's own time. */
export const BARE_PAGE = "/bench.html";

export const BARE_HTML = `<!doctype html><meta name=viewport content=width=device-width><title>Bare</title>
<details><summary>Question</summary>Answer</details>${"<p>A sentence of a page that does nothing.</p>".repeat(300)}`;

/** Height of the screen in px. */
const HEIGHT = 844;

/** More than the height of the browser's own bars. */
const BARS_PX = 160;

/**
 * Makes the window higher than the viewport by the browser's own bars. Playwright makes it as high as the viewport: the
 * bottom of the page is then outside, and a press there has no next frame until something else on the screen changes.
 */
async function fitWindow(devtools: CDPSession, width: number): Promise<void> {
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  await devtools.send("Browser.setWindowBounds", { windowId, bounds: { width, height: HEIGHT + BARS_PX } });
}

/** Opens a page in a window of a width in px, narrow ones as on a phone; service workers are off. */
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
