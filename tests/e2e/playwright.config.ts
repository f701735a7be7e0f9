import { resolve } from "node:path";
import { defineConfig } from "playwright/test";
import { findBrowser } from "#scripts/find-browser";
import { ENGLISH, FRENCH, ORIGIN, PORT, SETTINGS, STATE } from "./site";

// What is started again and again, wrangler first of all, is compiled once.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");

const executablePath = findBrowser();

/**
 * Of a browser that nobody looks at: the list of suggestions under its address bar, which is a page of its own in
 * every window and costs as much as ours, and a process that is started in reserve. The last such list is the one that
 * counts, so that Playwright's own stands here too, as far as it concerns pages.
 */
const notWanted = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

const markets = [ENGLISH, FRENCH];

const args = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Nobody looks: pictures are composed without a process of their own.
  "--disable-gpu",
  `--disable-features=${notWanted}`,
  // The markets' own hosts are this machine, and as good as under TLS.
  `--host-resolver-rules=${markets.map((market) => `MAP ${new URL(market).hostname} 127.0.0.1`)}`,
  `--unsafely-treat-insecure-origin-as-secure=${markets}`,
];

/** A quarter of what a journey costs is the pictures, which most journeys are not about. */
const withoutPictures = "--blink-settings=imagesEnabled=false";

const launchedWith = (...more: string[]) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: [...args, ...more] },
});

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.spec.ts",
  // What `inAudit` marks.
  grepInvert: /@audit/,
  outputDir: "../../test-results",
  fullyParallel: true,
  // One more than the processors that it is meant for: a journey waits for a good part of its time.
  workers: 3,
  timeout: 60_000,
  // A machine that is busy with others may lose a connection or a minute once; what fails twice fails, what failed once is listed.
  retries: 1,
  // What comes late on a busy machine comes.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: ORIGIN,
    // What it keeps would stand between a journey and its server; it has journeys of its own.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // What moves has journeys of its own.
    contextOptions: { reducedMotion: "reduce" },
    ...launchedWith(),
  },
  projects: [
    { name: "journeys", testIgnore: "pictures/*", use: launchedWith(withoutPictures) },
    { name: "pictures", testMatch: "pictures/*.spec.ts" },
  ],
  webServer: {
    command: `wrangler dev --config ${SETTINGS} --port ${PORT} --persist-to ${STATE}`,
    cwd: "../..",
    url: `${ORIGIN}/en`,
    env: { CI: "1" },
    reuseExistingServer: false,
  },
});
