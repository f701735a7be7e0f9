import type { Lead } from "#app/domain/lead";
import type { Occurrence } from "#app/domain/slots";

const INSERT = `
  INSERT INTO leads (reference, kind, name, email, phone, subject, message, locale, page, details, slot_start)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;

/** Writes a lead once: the same reference, or a slot that another lead holds, changes nothing. */
export async function insertLead(
  db: D1Database,
  reference: string,
  lead: Lead,
  slotStart: string | null,
): Promise<{ isNew: boolean }> {
  const { kind, name, email, phone, subject, message, locale, page, details } = lead;
  const { meta } = await db
    .prepare(INSERT)
    .bind(
      reference,
      kind,
      name,
      email,
      phone,
      subject,
      message,
      locale,
      page,
      JSON.stringify(details),
      slotStart,
    )
    .run();
  return { isNew: meta.changes === 1 };
}

export async function hasLead(db: D1Database, reference: string): Promise<boolean> {
  const row = await db.prepare("SELECT 1 FROM leads WHERE reference = ?").bind(reference).first();
  return row !== null;
}

/** Those of the occurrences that no lead holds. */
export async function freeOf(db: D1Database, occurrences: Occurrence[]): Promise<Occurrence[]> {
  const places = occurrences.map(() => "?").join(", ");
  const { results } = await db
    .prepare(`SELECT slot_start FROM leads WHERE slot_start IN (${places})`)
    .bind(...occurrences.map(({ start }) => start))
    .all<{ slot_start: string }>();
  const held = new Set(results.map(({ slot_start }) => slot_start));
  return occurrences.filter(({ start }) => !held.has(start));
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
      SELECT reference, created_at, kind, name, email, phone, subject, message, locale, page,
        details, slot_start
      FROM leads ${where} ORDER BY created_at DESC, id DESC LIMIT ?`,
    parameters: [...conditions.flatMap(([, ...parameters]) => parameters), limit],
  };
}

/** SQL with a `?` for each parameter. */
export interface Statement {
  sql: string;
  parameters: (string | number)[];
}
