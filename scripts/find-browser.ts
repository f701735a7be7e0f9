import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** What visitors have. */
const browsers = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

/** Draws less, and asks for less, than what visitors have: better than none. */
const SHELL = "chromium-headless-shell";

const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium or Chrome that runs on this machine, Playwright's own included; undefined where there is none. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = (name: string) => folders.map((folder) => join(folder, name));
  const paths = [...browsers.flatMap(onPath), ...places, chromium.executablePath(), ...onPath(SHELL)];
  return paths.find((path) => existsSync(path) && runs(path));
}

/** Some systems keep a note in a browser's place, and a browser may lack its libraries. Windows' open a window when they are asked. */
function runs(path: string): boolean {
  return process.platform === "win32" || spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
