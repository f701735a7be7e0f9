import type { Lead } from "#app/domain/lead";

const INSERT = `
  INSERT INTO leads (reference, kind, name, email, phone, subject, message, locale, page, details)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (reference) DO NOTHING`;

/** Writes a lead once: the same reference again changes nothing. */
export async function insertLead(db: D1Database, reference: string, lead: Lead): Promise<{ isNew: boolean }> {
  const { kind, name, email, phone, subject, message, locale, page, details } = lead;
  const { meta } = await db
    .prepare(INSERT)
    .bind(reference, kind, name, email, phone, subject, message, locale, page, JSON.stringify(details))
    .run();
  return { isNew: meta.changes === 1 };
}

export interface LeadFilter {
  reference?: string | undefined;
  kind?: string | undefined;
  page?: string | undefined;
  /** First instant, inclusive, and last, exclusive: ISO 8601 in UTC. */
  period?: { from: string; until: string } | undefined;
}

/** The newest leads first, every column; a statement with its parameters, for the staff's command. */
export function selectLeads({ reference, kind, page, period }: LeadFilter, limit: number): Statement {
  const conditions: [sql: string, ...parameters: string[]][] = [];
  if (reference) conditions.push(["reference = ?", reference]);
  if (kind) conditions.push(["kind = ?", kind]);
  if (page) conditions.push(["page = ?", page]);
  if (period) conditions.push(["created_at >= ? AND created_at < ?", period.from, period.until]);
  const where = conditions.length > 0 ? `WHERE ${conditions.map(([sql]) => sql).join(" AND ")}` : "";
  return {
    sql: `
      SELECT reference, created_at, kind, name, email, phone, subject, message, locale, page, details
      FROM leads ${where} ORDER BY created_at DESC, id DESC LIMIT ?`,
    parameters: [...conditions.flatMap(([, ...parameters]) => parameters), limit],
  };
}

/** SQL with a `?` for each parameter. */
export interface Statement {
  sql: string;
  parameters: (string | number)[];
}
