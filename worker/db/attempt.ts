import { withinTime } from "#worker/time-limit";

/** How long one attempt may take, and how long to wait before the second and the third, in milliseconds. */
const ATTEMPT_MS = 2500;
const WAITS_MS = [100, 400];

/** Transient errors, as documented by Cloudflare: a retry of the same statement may succeed. */
const retryable =
  /Network connection lost|storage caused object to be reset|because its code was updated|starting up/i;

/** Runs a statement with a timeout and retries it after a transient error. It must be idempotent. */
export async function attempt<T>(run: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await withinTime(run(), ATTEMPT_MS);
    } catch (error) {
      if (!(error instanceof Error && retryable.test(error.message))) throw error;
      await scheduler.wait(wait);
    }
  }
  return await withinTime(run(), ATTEMPT_MS);
}

/** Whether a statement violates a constraint of its table: a retry cannot succeed. */
export function isAgainstRules(error: unknown): boolean {
  return error instanceof Error && /constraint failed|SQLITE_CONSTRAINT/i.test(error.message);
}
