import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** Commands of full browsers, as visitors have them. */
const browsers = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

/** A last resort: it renders and requests less than a full browser. */
const SHELL = "chromium-headless-shell";

const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium or Chrome that runs here, Playwright's own included; undefined if there is none. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = (name: string) => folders.map((folder) => join(folder, name));
  const paths = [...browsers.flatMap(onPath), ...places, chromium.executablePath(), ...onPath(SHELL)];
  return paths.find((path) => existsSync(path) && runs(path));
}

/** A path may be a placeholder, or the browser may lack libraries. On Windows `--version` would open a window. */
function runs(path: string): boolean {
  return process.platform === "win32" || spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
