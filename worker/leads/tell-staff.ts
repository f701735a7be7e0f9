import { brand } from "#app/domain/brand";
import type { Env } from "#worker/env";
import { withinTime } from "#worker/time-limit";

const MAIL_MS = 10_000;

/** A Worker that dies while it mails is given so long before another one may try. */
const CLAIM = `
  UPDATE leads SET mailing_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE reference = ? AND mailed_at IS NULL AND quarantine IS NULL
    AND (mailing_since IS NULL OR mailing_since < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-5 minutes'))
  RETURNING reference, created_at, kind, name, email, phone, subject, message, locale, page, details,
    slot_start, slot_wanted`;

type Row = Record<string, string | null> & { reference: string; kind: string; email: string | null };

/** Mails one lead to staff, once, and records it. Throws where the mail does not go out; then it can be tried again. */
export async function tellStaff(env: Env, reference: string): Promise<void> {
  const lead = await env.DB.prepare(CLAIM).bind(reference).first<Row>();
  if (!lead) return;
  try {
    await withinTime(env.MAIL.send(mailOf(lead, env)), MAIL_MS);
  } catch (error) {
    await env.DB.prepare("UPDATE leads SET mailing_since = NULL WHERE reference = ?").bind(reference).run();
    throw error;
  }
  const SENT = "UPDATE leads SET mailed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE reference = ?";
  await env.DB.prepare(SENT).bind(reference).run();
}

/** A mail of plain text, with nothing in its headers that a visitor wrote but the address to answer to. */
export function mailOf(lead: Row, { MAIL_TO, MAIL_FROM }: Pick<Env, "MAIL_TO" | "MAIL_FROM">) {
  const lines = Object.entries(lead).filter(([, value]) => value !== null && value !== "");
  const isAddress = /^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[a-z]{2,}$/i.test(lead.email ?? "");
  return {
    to: MAIL_TO,
    from: { name: brand.name, email: MAIL_FROM },
    ...(isAddress && lead.email && { replyTo: lead.email }),
    subject: `Lead ${lead.reference} (${lead.kind})`,
    text: lines.map(([column, value]) => `${column}: ${value}`).join("\n"),
  };
}
