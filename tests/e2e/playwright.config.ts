import { resolve } from "node:path";
import { defineConfig } from "playwright/test";
import { findBrowser } from "#scripts/find-browser";
import { ENGLISH, FRENCH, ORIGIN, PORT, SETTINGS, STATE } from "./site";

// What is started again and again, wrangler first of all, is compiled once.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");

const executablePath = findBrowser();

/**
 * Features that only a visible browser needs: the list of suggestions under its address bar, which is a page of its own
 * in every window and costs as much as ours, and a process started in reserve. The last such list counts, so those that
 * Playwright itself switches off are repeated here, as far as they concern pages.
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
  // No process of its own for the graphics card.
  "--disable-gpu",
  `--disable-features=${notWanted}`,
  // The markets' own hosts are this machine, and as good as under TLS.
  `--host-resolver-rules=${markets.map((market) => `MAP ${new URL(market).hostname} 127.0.0.1`)}`,
  `--unsafely-treat-insecure-origin-as-secure=${markets}`,
];

/** Pictures are a quarter of the cost of a journey; most journeys do not need them. */
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
  // One more than the usual number of processors: a journey spends much of its time waiting.
  workers: 3,
  timeout: 60_000,
  // A busy machine may lose a connection. What fails twice fails; what failed once is listed.
  retries: 1,
  // A busy machine is slow.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: ORIGIN,
    // Its cache would stand between a journey and the server; it has journeys of its own.
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
