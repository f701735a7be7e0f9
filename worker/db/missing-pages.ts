import type { MissingPageReport } from "#app/domain/measurement/reports";
import { nameWithinDay } from "./expressions";

const COUNT = `
  INSERT INTO missing_pages (day, path, last_locale, last_referrer, last_user_agent)
  SELECT ?1, ${nameWithinDay("missing_pages", ["day", "path"])}, ?3, ?4, ?5
  WHERE true
  ON CONFLICT (day, path) DO UPDATE SET hits = hits + 1, last_locale = excluded.last_locale,
    last_referrer = excluded.last_referrer, last_user_agent = excluded.last_user_agent`;

/** Counts one visit to a page that does not exist. */
export async function countMissingPage(
  db: D1Database,
  day: string,
  report: MissingPageReport,
): Promise<void> {
  const { pathname, locale, referrer, userAgent } = report;
  await db.prepare(COUNT).bind(day, pathname, locale, referrer, userAgent).run();
}
