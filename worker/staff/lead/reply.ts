import { leadPageWords } from "#app/content/staff/lead-page-words";
import { plainText } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { brand } from "#app/domain/site/brand";
import { writtenOf } from "#worker/leads/lead-summary";
import { nameOf } from "#worker/staff/people";
import type { LeadPageRow } from "#worker/staff/rows";
import { fullDay } from "#worker/staff/times";

/** Some mail programs accept no longer address. */
const LONGEST_ADDRESS = 1900;
const MOST_QUOTED = 600;

/** The draft of a reply in the visitor's language, with their message below. */
export function draftOf(lead: LeadPageRow, employee: string): { subject: string; text: string } {
  const { locale } = lead;
  const { reply } = leadPageWords[locale];
  const written = plainText(writtenOf(lead)).trim();
  const quoted = written.length > MOST_QUOTED ? `${written.slice(0, MOST_QUOTED)}…` : written;
  const day = fullDay(lead.created_at, locale);
  const lines = [
    withValues(reply.greeting, { name: plainText(lead.name).trim() }),
    "",
    reply.opening,
    "",
    "",
    reply.closing,
    nameOf(employee),
    `${brand.name} · ${brand.phoneDisplay}`,
    ...(quoted === "" ? [] : ["", withValues(reply.quoted, { day }), quoted.replace(/^/gm, "> ")]),
  ];
  return { subject: withValues(reply.draftSubject, { reference: lead.reference }), text: lines.join("\n") };
}

/** Whether a text is the draft of its lead's form, apart from white space. */
export function isDraft(text: string, lead: LeadPageRow, employee: string): boolean {
  const [given, draft] = [text, draftOf(lead, employee).text].map((each) => each.replace(/\s+/g, " ").trim());
  return given === draft;
}

/**
 * A `mailto:` address for the employee's own mail program. A text that is too long for one is left out, never
 * shortened.
 */
export function mailAddress(
  email: string,
  subject: string,
  text: string,
): { address: string; isWhole: boolean } {
  const start = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
  const whole = `${start}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;
  const isWhole = whole.length <= LONGEST_ADDRESS;
  return { address: isWhole ? whole : start, isWhole };
}
