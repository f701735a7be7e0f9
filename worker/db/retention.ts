/** Days after which an employee who was not in the inbox is no longer offered as one whom a lead can be given to. */
const MEMBER_DAYS = 90;

/** How long rows are kept: leads in months, what looks like spam and counts in days. */
interface Retention {
  dataMonths: number;
  suspectDays: number;
  countDays: number;
}

/** A lead can be marked as spam long after it came in, and by mistake: its last change of status is the mark. */
const MARKED_AT = `coalesce(
  (SELECT max(changed_at) FROM lead_changes WHERE reference = leads.reference AND what = 'status'), created_at)`;

/** Deletes what is older than its table keeps, and forgets which visitor booked before an instant (ISO 8601, UTC). */
export async function purge(
  db: D1Database,
  { dataMonths, suspectDays, countDays }: Retention,
  today: string,
): Promise<void> {
  const [leads, quarantine, counts] = [`${dataMonths} months`, `${suspectDays} days`, `${countDays} days`];
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
