import { hasUnsentText } from "#app/browser/drafts/unsent-text";
import { reload } from "./reload";

const CHECK_MS = 60_000;
const RELOADED = "updated-at";

/** Registers the background worker, once the page is there; without it the site needs the network, and nothing else. */
export async function startBackgroundWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV || !import.meta.env.HAS_BACKGROUND_WORKER)
    return;
  try {
    reloadOnUpdate();
    await navigator.serviceWorker.register("/sw.js");
    setInterval(() => void checkForUpdate().catch(() => {}), CHECK_MS);
  } catch (error) {
    console.warn("background worker", error);
  }
}

async function checkForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/** A new worker belongs to a new build: the page is fetched anew, but not for the first worker, over a typed text, or again and again. */
function reloadOnUpdate(): void {
  let isFirst = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const isUpdate = !isFirst;
    isFirst = false;
    const isRecent = Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < CHECK_MS;
    if (!isUpdate || isRecent || hasUnsentText()) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    void reload();
  });
}
