// Makes this file a module, so that `self` is declared for it alone.
export {};

declare const self: ServiceWorkerGlobalScope;

/** Unregisters itself and deletes its caches: all pages come from the network again. */
async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

void self.skipWaiting();
self.addEventListener("activate", (event) => event.waitUntil(end()));
