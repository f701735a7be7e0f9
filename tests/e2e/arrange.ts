// Prepares what the journeys need: high rate limits, an empty database (an earlier run has booked slots of this week)
// and a browser: an installed one, else Playwright's, else Debian's.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { findBrowser } from "#scripts/find-browser";
import { createDatabase } from "#tests/local-database";
import { SETTINGS, STATE } from "./site.ts";

rmSync(STATE, { recursive: true, force: true });

// The server sees all journeys as one visitor, who would soon exceed the rate limits.
const settings = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
for (const { simple } of settings.ratelimits) simple.limit = 1_000_000;
writeFileSync(SETTINGS, JSON.stringify(settings));

await (await createDatabase(SETTINGS, STATE)).dispose();

/** Whether there is a browser: an installed one, or the one that Playwright starts by default. */
async function hasBrowser(): Promise<boolean> {
  if (findBrowser()) return true;
  try {
    await (await chromium.launch()).close();
    return true;
  } catch {
    return false;
  }
}

/** Runs a command that may install a browser. The caller checks whether it did. */
function tryTo(command: string, ...options: string[]): void {
  console.log(`No browser yet: ${command} ${options.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, options, { stdio: ["ignore", "ignore", "inherit"], env });
}

// Other users would be asked for a password.
const isRoot = process.getuid?.() === 0;

if (!(await hasBrowser())) tryTo("playwright", "install", "--no-shell", "chromium");
// The downloaded browser may lack system libraries.
if (isRoot && !(await hasBrowser()) && existsSync(chromium.executablePath()))
  tryTo("playwright", "install-deps", "chromium");
if (isRoot && !(await hasBrowser())) {
  tryTo("apt-get", "update");
  tryTo("apt-get", "install", "-y", "--no-install-recommends", "chromium");
}
if (!(await hasBrowser())) {
  console.error("The journeys need Chromium or Chrome. Please install one and run the tests again.");
  process.exit(1);
}
