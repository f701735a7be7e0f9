import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

// The one without windows first: it starts and paints in half the time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium or Chrome on this machine, Playwright's own included; undefined where there is none. */
export function findBrowser(): string | undefined {
  const onPath = names.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim() ?? "");
  return [...onPath, ...places, chromium.executablePath()].find((path) => path !== "" && existsSync(path));
}
