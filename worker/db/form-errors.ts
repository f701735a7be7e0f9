import type { FormErrorReport } from "#app/domain/measurement/reports";
import { nameWithinDay } from "./expressions";

const COUNT = `
  INSERT INTO form_errors (day, page, locale, method, error)
  SELECT ?1, ${nameWithinDay("form_errors", ["day", "page", "locale", "method", "error"])}, ?3, ?4, ?5
  WHERE true
  ON CONFLICT (day, page, locale, method, error) DO UPDATE SET hits = hits + 1`;

/** Counts one error that a form showed, by page, language, contact method and error. */
export async function countFormError(
  db: D1Database,
  day: string,
  error: string,
  { page, locale, contactMethod }: FormErrorReport,
): Promise<void> {
  await db.prepare(COUNT).bind(day, page, locale, contactMethod, error).run();
}
