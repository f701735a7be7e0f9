import type { CDPSession } from "playwright";

/** More than the browser's own bars take. */
const BARS_PX = 160;

/**
 * Makes the window higher than the page's viewport (px) by the browser's own bars: playwright makes it as high as the viewport, its
 * foot then lies outside, and a press there has no next picture until something else on the screen changes.
 */
export async function fitWindow(devtools: CDPSession, width: number, height: number): Promise<void> {
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  await devtools.send("Browser.setWindowBounds", { windowId, bounds: { width, height: height + BARS_PX } });
}
