import { foundBy, OPEN, TO_MAIL } from "./expressions";
import type { Condition, Statement } from "./statement";

export interface LeadFilter {
  reference?: string | undefined;
  /** Beginnings of words, all of which a lead has. */
  words?: string[] | undefined;
  kind?: string | undefined;
  status?: string | undefined;
  page?: string | undefined;
  /** First instant, inclusive, and last, exclusive: ISO 8601 in UTC. */
  period?: { from: string; until: string } | undefined;
  /** Those in quarantine, those that are not, or both where it is not said. */
  isQuarantined?: boolean | undefined;
}

/** What staff see of a lead. */
export const leadColumns = [
  "reference",
  "created_at",
  "kind",
  "status",
  "name",
  "email",
  "phone",
  "subject",
  "message",
  "locale",
  "page",
  "details",
  "slot_start",
  "slot_wanted",
  "quarantine",
  "assignee",
  "put_off_until",
  "answered_at",
  "mailed_at",
] as const;

/** The newest leads first, with what staff see of each. */
export function selectLeads(filter: LeadFilter, limit: number): Statement {
  const { sql, parameters } = condition(filter);
  return {
    sql: `SELECT ${leadColumns.join(", ")} FROM leads ${sql} ORDER BY created_at DESC, id DESC LIMIT ?`,
    parameters: [...parameters, limit],
  };
}

/** How many leads match, and how many of them nobody has answered. */
export function countLeads(filter: LeadFilter): Statement {
  const { sql, parameters } = condition(filter);
  return {
    sql: `SELECT count(*) AS leads, coalesce(sum(${OPEN}), 0) AS open FROM leads ${sql}`,
    parameters,
  };
}

function condition(filter: LeadFilter): Statement {
  const { reference, words = [], kind, status, page, period, isQuarantined } = filter;
  const conditions: Condition[] = words.map(foundBy);
  if (reference) conditions.push(["reference = ?", reference]);
  if (kind) conditions.push(["kind = ?", kind]);
  if (status) conditions.push(["status = ?", status]);
  if (page) conditions.push(["page = ?", page]);
  if (period) conditions.push(["created_at >= ? AND created_at < ?", period.from, period.until]);
  if (isQuarantined !== undefined) conditions.push([`quarantine IS ${isQuarantined ? "NOT " : ""}NULL`]);
  return {
    sql: conditions.length > 0 ? `WHERE ${conditions.map(([sql]) => sql).join(" AND ")}` : "",
    parameters: conditions.flatMap(([, ...parameters]) => parameters),
  };
}

/** The leads of the last days by kind and status, those in quarantine and those that staff were not told of. */
export function selectStats(days: number): Statement {
  return {
    sql: `
      SELECT kind, sum(quarantine IS NULL) AS leads, sum(${OPEN}) AS open,
        sum(status = 'won') AS won, sum(quarantine IS NOT NULL) AS quarantined,
        sum(${TO_MAIL}) AS not_mailed
      FROM leads WHERE created_at >= date('now', ?) GROUP BY kind ORDER BY leads DESC, kind`,
    parameters: [`-${days} days`],
  };
}
