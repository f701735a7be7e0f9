import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { localeOfPath } from "#app/domain/language/locale";
import { OUTBOX } from "#app/domain/leads/kept-lead";
import { parameters } from "#app/domain/site/address";
import { sendKeptLeads } from "./send-kept-leads";

declare const self: ServiceWorkerGlobalScope;

/** Changes with every build, so that a browser finds a new service worker. */
declare const __BUILD__: string;
Object.assign(self, { build: __BUILD__ });

const OFFLINE = "offline";
const PAGES = "pages";
const ASSETS = "assets";
const offlinePages = ["/en/offline", "/fr/offline"];

/** Cache limits, in entries: pages with their data, and the assets of several builds. */
const MOST_PAGES = 120;
const MOST_ASSETS = 600;

/** Seconds to wait for the network before the cached copy is used. */
const PATIENCE_S = 5;

void self.skipWaiting();
clientsClaim();

self.addEventListener("install", (event) => event.waitUntil(keepOfflinePages()));

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCopies());
  // Not awaited: until this event is over, no request of a page is answered.
  void keepOpenPages();
});

// Background Sync is not in every browser, and not in `lib.webworker`.
self.addEventListener("sync", (event: Event) => {
  if (event instanceof ExtendableEvent && "tag" in event && event.tag === OUTBOX)
    event.waitUntil(sendKeptLeads());
});

/** Caches the offline pages of both languages, and the styles, typeface and SVG files that they name. */
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

/** Deletes caches with other names, and the data of pages: scripts of one build may not understand another's data. */
async function dropOldCopies(): Promise<void> {
  for (const name of await caches.keys())
    if (![OFFLINE, PAGES, ASSETS].includes(name)) await caches.delete(name);
  const pages = await caches.open(PAGES);
  for (const request of await pages.keys()) if (isData(new URL(request.url))) await pages.delete(request);
}

const isOurs = (url: URL) => url.origin === self.location.origin;
const isData = (url: URL) => url.pathname.endsWith(".data");
const mayBeKept = (url: URL) => isOurs(url) && !/^\/(?:api|staff)(?:\/|$)/.test(url.pathname);

/** Stores the pages that were opened before this service worker: they did not pass through it. */
async function keepOpenPages(): Promise<void> {
  const pages = await caches.open(PAGES);
  for (const { url } of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    const page = mayBeKept(new URL(url)) ? await fetch(url).catch(() => null) : null;
    if (page?.status === 200 && !page.redirected) await pages.put(keyOf(url), page);
  }
}

// Immutable assets: cache first. Scripts of old builds stay for the cached pages that use them: they are requested
// after their page, and the least recently used entries are evicted first.
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: ASSETS, plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS })] }),
);

const read = new Set<string>(parameters);

/** The address of a page without its hash and without the query parameters that no page reads. */
function keyOf(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (!read.has(name)) url.searchParams.delete(name);
  url.hash = "";
  return url.href;
}

/** One copy of a page for all campaigns. Redirects are not cached: they depend on the visitor's language. */
const byPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

// Pages, their data and whatever else is navigated to: network first, with the last copy as fallback.
registerRoute(
  ({ request, url }) => mayBeKept(url) && (request.mode === "navigate" || isData(url)),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [byPage, new ExpirationPlugin({ maxEntries: MOST_PAGES, maxAgeSeconds: 30 * 24 * 60 * 60 })],
  }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const { pathname } = new URL(request.url);
  // Without a language in the address: English if the browser's language is English, otherwise French.
  const locale = localeOfPath(pathname) ?? (/^en\b/i.test(navigator.language) ? "en" : "fr");
  return (await caches.match(`/${locale}/offline`)) ?? Response.error();
});
