const TIMEOUT_MS = 1500;

/**
 * Runs something once the browser has nothing else to do; where it cannot say so, after a number of milliseconds, by
 * default what a decoration waits. Returns what calls it off.
 */
export function whenIdle(run: () => void, fallback = 800): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, fallback);
  return () => clearTimeout(timer);
}
