import type { Lead } from "#app/domain/leads/lead";
import { NOW, TO_MAIL } from "./expressions";
import type { Statement } from "./statement";

/** A lead as the mail to staff shows it. */
export interface LeadRow
  extends Pick<Lead, "kind" | "name" | "email" | "phone" | "subject" | "message" | "locale" | "page"> {
  reference: string;
  created_at: string;
  /** JSON. */
  details: string;
  slot_start: string | null;
  slot_wanted: string | null;
  /** 1 if the visitor was told that the time of the call will be confirmed. */
  to_confirm: 1 | null;
}

/** A quarantined lead as the digest shows it. */
export type SetAsideRow = Pick<LeadRow, "reference" | "created_at" | "kind" | "name" | "message"> & {
  quarantine: string;
};

const ago = (time: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${time}')`;

/** Claims a lead's mail; null if it needs none or another Worker has claimed it. Claims expire after half an hour. */
export async function claimNotification(db: D1Database, reference: string): Promise<LeadRow | null> {
  return await db
    .prepare(`
      UPDATE leads SET mailing_since = ${NOW}, mail_tried_at = ${NOW}
      WHERE reference = ? AND ${TO_MAIL}
        AND (mailing_since IS NULL OR mailing_since < ${ago("30 minutes")})
      RETURNING reference, created_at, kind, name, email, phone, subject, message, locale, page, details,
        slot_start, slot_wanted, to_confirm`)
    .bind(reference)
    .first<LeadRow>();
}

/** Releases the claim after a mail that failed, so that it can be retried. */
export async function releaseNotification(db: D1Database, reference: string): Promise<void> {
  await db.prepare("UPDATE leads SET mailing_since = NULL WHERE reference = ?").bind(reference).run();
}

/** Keeps the first time: a lead that is recorded already stays as it is. */
export async function recordMailed(db: D1Database, reference: string): Promise<void> {
  await db
    .prepare(`UPDATE leads SET mailed_at = ${NOW} WHERE reference = ? AND mailed_at IS NULL`)
    .bind(reference)
    .run();
}

/**
 * Leads that came in or were released within two weeks and whose mail is still to be sent: the longest untried first.
 */
export async function unmailedLeads(db: D1Database, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(`
      SELECT reference FROM leads
      WHERE ${TO_MAIL} AND created_at < ${ago("10 minutes")}
        AND (created_at > ${ago("14 days")} OR EXISTS (
          SELECT 1 FROM lead_changes
          WHERE lead_changes.reference = leads.reference AND what = 'quarantine' AND after IS NULL
            AND changed_at > ${ago("14 days")}))
        AND (mailing_since IS NULL OR mailing_since < ${ago("30 minutes")})
      ORDER BY mail_tried_at, created_at LIMIT ?`)
    .bind(limit)
    .all<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

/** Quarantined leads that no digest has listed yet, the oldest first; none within an hour of the last digest. */
export function selectUndigested(limit: number): Statement {
  // Without INDEXED BY, SQLite reads every lead that was ever quarantined.
  return {
    sql: `
      SELECT reference, created_at, kind, name, message, quarantine FROM leads INDEXED BY leads_to_digest
      WHERE quarantine IS NOT NULL AND digested_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM leads WHERE digested_at > ${ago("1 hour")})
      ORDER BY created_at LIMIT ?`,
    parameters: [limit],
  };
}

/** Records that a digest has listed these leads. */
export async function noteDigested(db: D1Database, references: string[]): Promise<void> {
  await db
    .prepare(`
      UPDATE leads SET digested_at = ${NOW}
      WHERE reference IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(references))
    .run();
}
