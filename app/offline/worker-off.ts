import { scope } from "./scope";

/** Unregisters itself and deletes its caches: all pages come from the network again. */
async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}

void scope.skipWaiting();
scope.addEventListener("activate", (event) => event.waitUntil(end()));
