import { membersOf } from "#app/domain/outside";

/** Longer than the server's own limits, so that its answer comes first. */
const TIMEOUT_MS = 20_000;

/** Posts to our own API. Null when no answer came: offline, too slow, or cut off. */
export async function postJson(
  path: `/api/${string}`,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      keepalive: true,
      // Safari 15 has no `AbortSignal.timeout`: there, only the connection itself limits the wait.
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    return { status: response.status, body: answer };
  } catch {
    return null;
  }
}

/**
 * Whether our server has decided about a lead: with a reference, or with an error code. An intermediary, such as a
 * proxy, may answer too, but decides nothing.
 */
export function isDecided(answer: Awaited<ReturnType<typeof postJson>>): boolean {
  const { reference, code } = membersOf(answer?.body);
  return answer !== null && answer.status < 500 && Boolean(reference ?? code);
}
