import type { LeadStatus } from "#app/domain/lead-status";

/** SQL with a `?` for each parameter. */
export interface Statement {
  sql: string;
  parameters: (string | number)[];
}

export interface LeadFilter {
  reference?: string | undefined;
  kind?: string | undefined;
  status?: string | undefined;
  page?: string | undefined;
  /** First instant, inclusive, and last, exclusive: ISO 8601 in UTC. */
  period?: { from: string; until: string } | undefined;
  /** Those in quarantine, those that are not, or both where it is not said. */
  isQuarantined?: boolean | undefined;
}

/** The newest leads first, every column. */
export function selectLeads(filter: LeadFilter, limit: number): Statement {
  const { reference, kind, status, page, period, isQuarantined } = filter;
  const conditions: [sql: string, ...parameters: string[]][] = [];
  if (reference) conditions.push(["reference = ?", reference]);
  if (kind) conditions.push(["kind = ?", kind]);
  if (status) conditions.push(["status = ?", status]);
  if (page) conditions.push(["page = ?", page]);
  if (period) conditions.push(["created_at >= ? AND created_at < ?", period.from, period.until]);
  if (isQuarantined !== undefined) conditions.push([`quarantine IS ${isQuarantined ? "NOT " : ""}NULL`]);
  const where = conditions.length > 0 ? `WHERE ${conditions.map(([sql]) => sql).join(" AND ")}` : "";
  return {
    sql: `
      SELECT reference, created_at, kind, status, name, email, phone, subject, message, locale, page,
        details, slot_start, slot_wanted, quarantine, mailed_at
      FROM leads ${where} ORDER BY created_at DESC, id DESC LIMIT ?`,
    parameters: [...conditions.flatMap(([, ...parameters]) => parameters), limit],
  };
}

/** What happened to a lead since it came in, the oldest first. */
export function selectChanges(reference: string): Statement {
  return {
    sql: "SELECT changed_at, what, before, after FROM lead_changes WHERE reference = ? ORDER BY id",
    parameters: [reference],
  };
}

export function setStatus(reference: string, status: LeadStatus): Statement {
  return {
    sql: "UPDATE leads SET status = ? WHERE reference = ? RETURNING reference, status",
    parameters: [status, reference],
  };
}

const IS_FREE = `slot_wanted > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  AND NOT EXISTS (SELECT 1 FROM leads AS other WHERE other.slot_start = leads.slot_wanted)`;

/** Takes a lead out of quarantine; a booking then holds the slot that it wants, if that is still free. */
export function release(reference: string): Statement {
  return {
    sql: `
      UPDATE leads SET quarantine = NULL, status = iif(status = 'spam', 'new', status),
        slot_start = CASE WHEN ${IS_FREE} THEN slot_wanted END,
        slot_wanted = CASE WHEN ${IS_FREE} THEN NULL ELSE slot_wanted END
      WHERE reference = ? AND quarantine IS NOT NULL
      RETURNING reference, slot_start, slot_wanted`,
    parameters: [reference],
  };
}

/** Everything that knows an e-mail address, table by table; a lead's changes go with it. */
export function erase(email: string): Statement[] {
  const knows = (columns: string) => `instr(lower(${columns}), lower(?)) > 0`;
  const statements = [
    `DELETE FROM leads WHERE lower(trim(email)) = lower(?) RETURNING reference`,
    `DELETE FROM missing_pages WHERE ${knows("path || ' ' || last_referrer || ' ' || last_user_agent")} RETURNING path`,
    `DELETE FROM form_errors WHERE ${knows("page")} RETURNING page`,
    `DELETE FROM client_errors WHERE ${knows("message || ' ' || stack || ' ' || last_url")} RETURNING message`,
  ];
  return statements.map((sql) => ({ sql, parameters: [email.trim()] }));
}

/** The leads of the last days by kind and status, those in quarantine and those that staff were not told of. */
export function selectStats(days: number): Statement {
  return {
    sql: `
      SELECT kind, sum(quarantine IS NULL) AS leads, sum(quarantine IS NULL AND status = 'new') AS open,
        sum(status = 'won') AS won, sum(quarantine IS NOT NULL) AS quarantined,
        sum(quarantine IS NULL AND mailed_at IS NULL) AS not_mailed
      FROM leads WHERE created_at >= date('now', ?) GROUP BY kind ORDER BY leads DESC, kind`,
    parameters: [`-${days} days`],
  };
}

/** The most missed pages since a day, with where visitors last came from. */
export function selectMissingPages(sinceDay: string, limit: number): Statement {
  return {
    sql: `
      SELECT path, sum(hits) AS hits, max(day) AS last_day, last_referrer
      FROM missing_pages WHERE day >= ? GROUP BY path ORDER BY hits DESC, path LIMIT ?`,
    parameters: [sinceDay, limit],
  };
}
