/** Longer than the server's own limits, so that its answer comes first. */
const TIMEOUT_MS = 20_000;

/** An answer of our own API; its body is null if it has none. */
interface Answer {
  status: number;
  body: unknown;
  /** The server's time, as HTTP writes it. */
  date: string | null;
}

/** Posts to our own API. Null when no answer came: offline, too slow, or cut off. */
export async function postJson(
  path: `/api/${string}`,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      keepalive: true,
      // Safari 15 has no `AbortSignal.timeout`: there, only the connection itself limits the wait.
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    return { status: response.status, body: answer, date: response.headers.get("date") };
  } catch {
    return null;
  }
}
