// Arranges what the journeys need: an empty database (an earlier run has booked slots of this week), budgets, a browser:
// one that is there, else Playwright's, else Debian's.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { findBrowser } from "./find-browser.ts";
import { SETTINGS, STATE } from "./site.ts";

rmSync(STATE, { recursive: true, force: true });

// All journeys are one visitor, who would soon be over budget.
const settings = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
for (const { simple } of settings.ratelimits) simple.limit = 1_000_000;
writeFileSync(SETTINGS, JSON.stringify(settings));

/** Whether there is a browser: one that is found, or the one that Playwright starts by itself. */
async function hasBrowser(): Promise<boolean> {
  if (findBrowser()) return true;
  try {
    await (await chromium.launch()).close();
    return true;
  } catch {
    return false;
  }
}

const ways = [
  ["playwright", "install", "--no-shell", "chromium"],
  // Only root may go on without being asked for a password.
  ...(process.getuid?.() === 0
    ? [
        ["playwright", "install-deps", "chromium"],
        ["apt-get", "update"],
        ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
      ]
    : []),
];

let isThere = await hasBrowser();
for (const [command = "", ...options] of ways) {
  if (isThere) break;
  console.log(`No browser yet: ${command} ${options.join(" ")}`);
  spawnSync(command, options, { stdio: ["ignore", "ignore", "inherit"] });
  isThere = await hasBrowser();
}
if (!isThere) {
  console.error("The journeys need Chromium or Chrome. Please install one and run the tests again.");
  process.exit(1);
}
