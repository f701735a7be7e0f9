import { hasToLose } from "#app/browser/drafts/unsent-text";
import { readStored, store } from "#app/browser/storage";

const KEY = "reloaded-for";

/** Reloads after a script failed to load: once per session and script, and not if the visitor would lose something. */
export function reloadFor(script: string): void {
  const before = readStored("sessionStorage", KEY) ?? "";
  if (hasToLose() || before.includes(script)) return;
  // If the script cannot be stored, the reload could loop.
  if (store("sessionStorage", KEY, before + script)) void reload();
}

/**
 * Reloads from the network: deletes the cached copy, which the service worker would serve on a slow connection.
 * Does not reload if the visitor meanwhile follows a link or types.
 */
export async function reload(): Promise<void> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener("beforeunload", leave);
  try {
    await (await caches.open("pages")).delete(location.href, { ignoreSearch: true });
  } catch {
    // Cache Storage is not available.
  }
  window.removeEventListener("beforeunload", leave);
  if (!isLeaving && !hasToLose()) location.reload();
}
