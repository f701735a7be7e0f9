import { RECOVERY } from "#app/browser/startup/recovery";
import { reportError } from "./report-error";

/** Reports every uncaught error, and every script that could not be loaded. */
export function watchErrors(): void {
  addEventListener("error", ({ error, message }) => reportError(error ?? message));
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => reportError(event.reason));
  addEventListener("vite:preloadError", ({ payload }) => {
    reportError(payload);
    void reloadIfGone(payload.message);
  });
}

/** Reloads the page if the server no longer has the script: then the page is from an earlier build. */
async function reloadIfGone(message: string): Promise<void> {
  const [address] = /\S+\/assets\/\S+/.exec(message) ?? [];
  if (!address) return;
  const response = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (response?.status !== 404) return;
  const { reloadFor }: typeof import("#app/browser/startup/recover") = await import(
    /* @vite-ignore */ RECOVERY
  );
  reloadFor(address);
}
