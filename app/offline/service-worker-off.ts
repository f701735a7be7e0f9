// A module, so that the name below is its own.
export {};

declare const self: ServiceWorkerGlobalScope;

/** Unregisters itself and deletes its caches: all pages come from the network again. */
async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

void self.skipWaiting();
self.addEventListener("activate", (event) => event.waitUntil(end()));
