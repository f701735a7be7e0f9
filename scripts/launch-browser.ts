import { type Browser, chromium } from "playwright";
import { findBrowser } from "#scripts/find-browser";

/** The browser that a script draws with: the one of this machine, else what Playwright starts by itself. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox", ...more] });
}
