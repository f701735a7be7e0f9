import { scope } from "./scope";

/** Takes itself and everything that was kept away, and leaves every page to the network again. */
async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}

void scope.skipWaiting();
scope.addEventListener("activate", (event) => event.waitUntil(end()));
