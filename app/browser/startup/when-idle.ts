const TIMEOUT_MS = 1500;

/**
 * Calls `run` once the browser is idle; without `requestIdleCallback`, after `fallback` milliseconds. Returns the
 * cancel function.
 */
export function whenIdle(run: () => void, fallback = 800): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, fallback);
  return () => clearTimeout(timer);
}
