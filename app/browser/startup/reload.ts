import { hasUnsentText } from "#app/browser/drafts/unsent-text";

const KEY = "reloaded-for";

/** Loads the page anew because a script did not come: once a session for each, and not over a typed text. */
export function reloadFor(script: string): void {
  try {
    const before = sessionStorage.getItem(KEY) ?? "";
    if (hasUnsentText() || before.includes(script)) return;
    sessionStorage.setItem(KEY, before + script);
    void reload();
  } catch {
    // What cannot be noted could go on for ever.
  }
}

/**
 * Loads the page anew, and from the network: on a slow one the background worker would answer with the copy it keeps.
 * Whoever follows a link meanwhile, or types, is left to it.
 */
export async function reload(): Promise<void> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener("beforeunload", leave);
  try {
    await (await caches.open("pages")).delete(location.href);
  } catch {
    // There is none.
  }
  window.removeEventListener("beforeunload", leave);
  if (!isLeaving && !hasUnsentText()) location.reload();
}
