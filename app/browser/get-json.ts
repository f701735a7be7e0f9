const TIMEOUT_MS = 10_000;

/** Fetches JSON from our own API. Undefined if the request fails, takes too long or has an error status. */
export async function getJson(path: `/api/${string}`): Promise<unknown> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout?.(TIMEOUT_MS) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
