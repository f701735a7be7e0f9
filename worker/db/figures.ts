import { CAMPAIGN, WAITS_SINCE } from "./expressions";
import type { Statement } from "./statement";

const COUNTED = "quarantine IS NULL AND status <> 'spam'";

/** Most lines that a table shows. */
export const MOST_LINES = 8;
const MOST_ANSWERS = 5000;

/** What leads are grouped by. */
const groups = { kind: "kind", page: "page", source: `coalesce(${CAMPAIGN}, '')` } as const;

/** The Monday of a week, its first instant, inclusive, and its last, exclusive: ISO 8601 in UTC. */
interface Week {
  monday: string;
  from: string;
  until: string;
}

/** Leads a week by kind, page or source, without quarantined leads and spam. */
export function selectWeeks(by: keyof typeof groups, weeks: Week[]): Statement {
  return {
    sql: `
      SELECT value ->> 'monday' AS week, ${groups[by]} AS label, count(*) AS leads
      FROM json_each(?) CROSS JOIN leads ON created_at >= value ->> 'from' AND created_at < value ->> 'until'
      WHERE ${COUNTED} GROUP BY week, label`,
    parameters: [JSON.stringify(weeks)],
  };
}

/**
 * For the newest leads: since when each waited, and when it was first answered. A booking may be answered before its
 * call: then it waited since it came in.
 */
export function selectAnswers(since: string): Statement {
  return {
    sql: `
      SELECT iif(slot_start <= answered_at, ${WAITS_SINCE}, created_at) AS waits_since, answered_at FROM leads
      WHERE created_at >= ? AND ${COUNTED} AND kind <> 'newsletter' AND answered_at IS NOT NULL ORDER BY created_at DESC LIMIT ${MOST_ANSWERS}`,
    parameters: [since],
  };
}

/** How many leads since an instant have each status, without newsletter sign-ups. */
export function selectResults(since: string): Statement {
  return {
    sql: `SELECT status, count(*) AS leads FROM leads WHERE created_at >= ? AND ${COUNTED} AND kind <> 'newsletter' GROUP BY status`,
    parameters: [since],
  };
}

/** Leads quarantined since an instant, by their reasons: the `MOST_LINES` most frequent. */
export function selectAside(since: string): Statement {
  return {
    sql: `
      SELECT quarantine AS reasons, count(*) AS leads FROM leads
      WHERE created_at >= ? AND quarantine IS NOT NULL GROUP BY quarantine ORDER BY leads DESC LIMIT ${MOST_LINES}`,
    parameters: [since],
  };
}

/** Forms that showed an error since a day, by page, contact method and error: the `MOST_LINES` most frequent. */
export function selectRefusals(sinceDay: string): Statement {
  return {
    sql: `
      SELECT page, method, error, sum(hits) AS hits FROM form_errors WHERE day >= ?
      GROUP BY page, method, error ORDER BY hits DESC LIMIT ${MOST_LINES}`,
    parameters: [sinceDay],
  };
}

/**
 * The most frequent errors in browsers since a day, with address and context of the last one: SQLite takes the other
 * columns from the row of `max()`.
 */
export function selectBroken(sinceDay: string): Statement {
  return {
    sql: `
      SELECT message, sum(hits) AS hits, max(day), last_url, last_context FROM client_errors WHERE day >= ?
      GROUP BY message ORDER BY hits DESC LIMIT ${MOST_LINES}`,
    parameters: [sinceDay],
  };
}

/** Missing pages that were visited since a day: the `MOST_LINES` most frequent, each with its last referrer. */
export function selectMissingPages(sinceDay: string): Statement {
  return {
    sql: `
      SELECT path, sum(hits) AS hits, last_referrer FROM missing_pages WHERE day >= ?
      GROUP BY path ORDER BY hits DESC, path LIMIT ${MOST_LINES}`,
    parameters: [sinceDay],
  };
}

/** The assistant's answers with votes against them since a day: the `MOST_LINES` with the most. */
export function selectUnhelpful(sinceDay: string): Statement {
  return {
    sql: `
      SELECT answer, locale, sum(iif(vote = 'up', hits, 0)) AS up, sum(iif(vote = 'down', hits, 0)) AS down
      FROM answer_votes WHERE day >= ? GROUP BY answer, locale HAVING down > 0
      ORDER BY down DESC, up, answer, locale LIMIT ${MOST_LINES}`,
    parameters: [sinceDay],
  };
}
