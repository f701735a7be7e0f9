import { withinTime } from "#worker/time-limit";

/** How long one attempt may take, and how long to wait before the second and the third, in milliseconds. */
const ATTEMPT_MS = 2500;
const WAITS_MS = [100, 400];

/** Errors after which the very same statement may succeed, as Cloudflare documents them. */
const retryable =
  /Network connection lost|storage caused object to be reset|because its code was updated|starting up/i;

/** Runs a statement with a time limit, and again where its error is of the passing kind. It must be idempotent. */
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

/** Whether a statement was against the table's own rules: however often it is run, it cannot succeed. */
export function isAgainstRules(error: unknown): boolean {
  return error instanceof Error && /constraint failed|SQLITE_CONSTRAINT/i.test(error.message);
}
