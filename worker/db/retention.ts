import { terms } from "#app/domain/offers/terms";

/** Days after which an employee who has not opened the inbox is deleted from the list of possible assignees. */
const MEMBER_DAYS = 90;

/**
 * A lead can be marked as spam by mistake and long after it came in: its period begins at its last change of status.
 */
const MARKED_AT = `coalesce(
  (SELECT max(changed_at) FROM lead_changes WHERE reference = leads.reference AND what = 'status'), created_at)`;

/**
 * Deletes rows that are older than the period of their table, and the pseudonyms of visitors who booked before `today`
 * (ISO 8601, UTC).
 */
export async function purge(db: D1Database, today: string): Promise<void> {
  const leads = `${terms.dataMonths} months`;
  const [quarantine, counts] = [`${terms.suspectDays} days`, `${terms.countDays} days`];
  const before = (table: string, column: string, period: string, and = "") =>
    db.prepare(`DELETE FROM ${table} WHERE ${column} < date('now', ?) ${and}`).bind(`-${period}`);
  await db.batch([
    before("leads", "created_at", leads),
    before("leads", "created_at", quarantine, "AND quarantine IS NOT NULL AND status <> 'spam'"),
    before("leads", MARKED_AT, quarantine, "AND status = 'spam'"),
    before("missing_pages", "day", counts),
    before("form_errors", "day", counts),
    before("client_errors", "day", counts),
    before("answer_votes", "day", counts),
    before("call_blocks", "ends_at", counts),
    before("staff_members", "seen_on", `${MEMBER_DAYS} days`),
    db.prepare("UPDATE leads SET visitor = NULL WHERE visitor IS NOT NULL AND created_at < ?").bind(today),
  ]);
}
