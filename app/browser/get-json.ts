const TIMEOUT_MS = 10_000;

/** Asks our own API. Undefined when no answer came, or not a good one. */
export async function getJson(path: `/api/${string}`): Promise<unknown> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout?.(TIMEOUT_MS) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
