import { nameWithinDay } from "./expressions";

export interface ClientError {
  fingerprint: string;
  message: string;
  stack: string;
  url: string;
  /** JSON: the browser in which the error occurred last. */
  context: string;
}

const COUNT = `
  INSERT INTO client_errors (day, fingerprint, message, stack, last_url, last_context)
  SELECT ?1, ${nameWithinDay("client_errors", ["day", "fingerprint"])}, ?3, ?4, ?5, ?6
  WHERE true
  ON CONFLICT (day, fingerprint) DO UPDATE SET hits = hits + 1, last_url = excluded.last_url,
    last_context = excluded.last_context`;

/** Counts one error of a visitor's browser. Errors with the same fingerprint share one row a day. */
export async function countClientError(db: D1Database, day: string, error: ClientError): Promise<void> {
  const { fingerprint, message, stack, url, context } = error;
  await db.prepare(COUNT).bind(day, fingerprint, message, stack, url, context).run();
}
