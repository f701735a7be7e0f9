/** How long rows are kept, in SQLite's words: `24 months`, `90 days`. What is no period deletes nothing. */
interface Retention {
  leads: string;
  quarantine: string;
  counts: string;
}

/** A lead can be marked as spam long after it came in, and by mistake: its last change of status is the mark. */
const MARKED_AT = `coalesce(
  (SELECT max(changed_at) FROM lead_changes WHERE reference = leads.reference AND what = 'status'), created_at)`;

/** Deletes what is older than its table keeps, and forgets which visitor booked before an instant (ISO 8601, UTC). */
export async function purge(
  db: D1Database,
  { leads, quarantine, counts }: Retention,
  today: string,
): Promise<void> {
  const before = (table: string, column: string, period: string, and = "") =>
    db.prepare(`DELETE FROM ${table} WHERE ${column} < date('now', ?) ${and}`).bind(`-${period}`);
  await db.batch([
    before("leads", "created_at", leads),
    before("leads", "created_at", quarantine, "AND quarantine IS NOT NULL"),
    before("leads", MARKED_AT, quarantine, "AND status = 'spam'"),
    before("missing_pages", "day", counts),
    before("form_errors", "day", counts),
    before("client_errors", "day", counts),
    before("answer_votes", "day", counts),
    before("call_blocks", "ends_at", counts),
    db.prepare("UPDATE leads SET visitor = NULL WHERE visitor IS NOT NULL AND created_at < ?").bind(today),
  ]);
}
