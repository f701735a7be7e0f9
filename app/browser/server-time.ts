const TIMEOUT_MS = 10_000;

/** What time it is by the server's clock, in milliseconds since 1970. Null when no answer names it. */
export async function serverTime(): Promise<number | null> {
  try {
    // Any answer of our API names it, and none is kept by a cache.
    const { headers } = await fetch("/api/slots", {
      method: "HEAD",
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    return Date.parse(headers.get("date") ?? "") || null;
  } catch {
    return null;
  }
}
