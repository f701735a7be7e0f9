import { hasToLose } from "#app/browser/drafts/unsent-text";
import { readStored, store } from "#app/browser/storage";
import { reload } from "./reload";

const CHECK_MS = 60_000;
const RELOADED = "updated-at";

/** Registers the service worker once the page is loaded; without it the site works, but only online. */
export async function startServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV || !import.meta.env.HAS_SERVICE_WORKER) return;
  try {
    reloadOnUpdate();
    await navigator.serviceWorker.register("/sw.js");
    const registration = await navigator.serviceWorker.ready;
    setInterval(() => void registration.update().catch(() => {}), CHECK_MS);
  } catch (error) {
    console.warn("service worker", error);
  }
}

/**
 * A new service worker means a new build: reloads the page, but not for the first worker, not if the visitor would lose
 * something, and only if the reload can be noted, so that it cannot loop.
 */
function reloadOnUpdate(): void {
  let isFirst = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    const isRecent = Date.now() - Number(readStored("sessionStorage", RELOADED)) < CHECK_MS;
    if (isRecent || hasToLose()) return;
    if (store("sessionStorage", RELOADED, String(Date.now()))) void reload();
  });
}
