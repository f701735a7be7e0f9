import { reportError } from "./report-error";

const RELOADED = "reloaded-for";

/** Hears of every error that nothing else caught, and of scripts that could not be fetched. */
export function watchErrors(): void {
  addEventListener("error", ({ error, message }) => reportError(error ?? message));
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => reportError(event.reason));
  addEventListener("vite:preloadError", ({ payload }) => {
    reportError(payload);
    void reloadIfGone(payload.message);
  });
}

/** A script that the server no longer has belongs to an earlier build: the page is fetched anew, once, unless a form holds text. */
async function reloadIfGone(message: string): Promise<void> {
  const [address] = /\S+\/assets\/\S+/.exec(message) ?? [];
  if (!address || hasUnsentText() || sessionStorage.getItem(RELOADED) === address) return;
  const response = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (response?.status !== 404) return;
  sessionStorage.setItem(RELOADED, address);
  window.location.reload();
}

/** Whether a visitor has typed something that is not sent yet. */
export function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(
    ({ type, value, defaultValue }) =>
      !["hidden", "radio", "checkbox"].includes(type) && value !== defaultValue,
  );
}
