import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { scope } from "./scope";

/** Changes with every build, so that a browser finds a new background worker. */
declare const __BUILD__: string;
Reflect.set(scope, "build", __BUILD__);

const OFFLINE = "offline";
const PAGES = "pages";
const ASSETS = "assets";
const offlinePages = ["/en/offline", "/fr/offline"];

/** Entries that are kept: pages with their data, and what they are made of, of several builds. */
const MOST_PAGES = 120;
const MOST_ASSETS = 600;

/** How long a page may take before the copy that was seen last stands in for it. */
const PATIENCE_S = 5;

void scope.skipWaiting();
clientsClaim();

scope.addEventListener("install", (event) => event.waitUntil(keepOfflinePages()));

scope.addEventListener("activate", (event) => event.waitUntil(dropCachesOfOthers()));

/** The offline pages of both languages, with the styles and the typeface that they name. */
async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE);
  for (const path of offlinePages) {
    const response = await fetch(path, { cache: "no-store" });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response.clone());
    const html = await response.text();
    const files = [...html.matchAll(/["(](\/assets\/[^")]+\.(?:css|woff2|svg))#?[")]/g)].map(
      ([, file = ""]) => file,
    );
    await (await caches.open(ASSETS)).addAll([...new Set(files)]);
  }
}

async function dropCachesOfOthers(): Promise<void> {
  for (const name of await caches.keys())
    if (![OFFLINE, PAGES, ASSETS].includes(name)) await caches.delete(name);
}

const isOurs = (url: URL) => url.origin === scope.location.origin;

// What never changes is asked for once. An old build's scripts stay for the pages of it that are kept: a page's are used
// behind it, and what was not used for longest goes first.
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: ASSETS, plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS })] }),
);

// Pages and their data come from the network; what was seen last is for when it fails.
registerRoute(
  ({ request, url }) =>
    isOurs(url) &&
    !url.pathname.startsWith("/api/") &&
    (request.mode === "navigate" || url.pathname.endsWith(".data")),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [new ExpirationPlugin({ maxEntries: MOST_PAGES, maxAgeSeconds: 30 * 24 * 60 * 60 })],
  }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const path = new URL(request.url).pathname.startsWith("/fr") ? "/fr/offline" : "/en/offline";
  return (await caches.match(path)) ?? Response.error();
});
