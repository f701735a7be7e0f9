import { type Browser, chromium } from "playwright";
import { findBrowser } from "#scripts/find-browser";

/** Launches the browser that a script renders with: an installed one, else Playwright's default. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox", ...more] });
}
