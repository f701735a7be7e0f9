// Arranges what the journeys need: an empty database (an earlier run has booked slots of this week), budgets, a browser:
// one that is there, else Playwright's, else Debian's.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { findBrowser } from "./find-browser.ts";
import { SETTINGS, STATE } from "./site.ts";

rmSync(STATE, { recursive: true, force: true });

// All journeys are one visitor, who would soon be over budget.
const settings = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
for (const { simple } of settings.ratelimits) simple.limit = 1_000_000;
writeFileSync(SETTINGS, JSON.stringify(settings));

const ways = [
  ["playwright", "install", "--only-shell", "chromium"],
  ["apt-get", "update"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
];

for (const [command = "", ...options] of ways) {
  if (findBrowser()) break;
  console.log(`No browser yet: ${command} ${options.join(" ")}`);
  spawnSync(command, options, { stdio: ["ignore", "ignore", "inherit"] });
}
if (!findBrowser()) {
  console.error("The journeys need Chromium or Chrome. Please install one and run the tests again.");
  process.exit(1);
}
