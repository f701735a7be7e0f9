import { resolve } from "node:path";
import { defineConfig } from "playwright/test";
import { findBrowser } from "#scripts/find-browser";
import { ENGLISH, FRENCH, ORIGIN, PORT, SETTINGS, STATE } from "./site";

// Node caches the compiled code of commands that are started often, above all wrangler.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");

const executablePath = findBrowser();

/**
 * Features that only a visible browser needs: the suggestions under its address bar, which are a page of their own in
 * every window and cost as much as ours, and a spare renderer process. Only the last such list counts, so this one
 * repeats those features that Playwright itself switches off, if they concern pages.
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
  // No separate GPU process.
  "--disable-gpu",
  `--disable-features=${notWanted}`,
  // The markets' own hosts resolve to localhost and count as secure without TLS.
  `--host-resolver-rules=${markets.map((market) => `MAP ${new URL(market).hostname} 127.0.0.1`)}`,
  `--unsafely-treat-insecure-origin-as-secure=${markets}`,
];

/** Pictures take a quarter of a journey's time, and most journeys do not need them. */
const withoutPictures = "--blink-settings=imagesEnabled=false";

const launchedWith = (...more: string[]) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: [...args, ...more] },
});

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.spec.ts",
  // Leaves out the journeys that `inAudit` tags.
  grepInvert: /@audit/,
  outputDir: "../../test-results",
  fullyParallel: true,
  // One more than the usual number of processors: a journey spends much of its time waiting.
  workers: 3,
  timeout: 60_000,
  // A busy machine may lose a connection. A journey that fails once is listed as flaky; twice, it has failed.
  retries: 1,
  // A busy machine is slow.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: ORIGIN,
    // The service worker's cache would answer instead of the server; it has journeys of its own.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Motion has journeys of its own.
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
