const TIMEOUT_MS = 10_000;

/** The server's time, in milliseconds since 1970; null if it cannot be fetched. */
export async function serverTime(): Promise<number | null> {
  try {
    // Every response of our API has a `date` header, and none is cached.
    const { headers } = await fetch("/api/slots", {
      method: "HEAD",
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    return Date.parse(headers.get("date") ?? "") || null;
  } catch {
    return null;
  }
}
