import { scheduleForm } from "#app/content/shared/schedule-form";
import { callsWords } from "#app/content/staff/calls-words";
import { calendarFile } from "#app/domain/calendar/calendar";
import { slotTime } from "#app/domain/calendar/dates";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { errorName } from "#app/domain/outside";
import { brand } from "#app/domain/site/brand";
import type { Row } from "#worker/db/statement";
import type { Env } from "#worker/env";
import { changeRow, type LeadPageRow, leadRowOf } from "#worker/staff/rows";
import { withinTime } from "#worker/time-limit";

const MAIL_MS = 10_000;

/** A call that was confirmed, moved or cancelled; `start` is its time, or the time that was cancelled. */
export interface CallChange {
  lead: LeadPageRow;
  start: string;
  kind: "confirmed" | "moved" | "cancelled";
}

/**
 * What the visitor has to be told about their call: its new time, or that the old one is cancelled. Null if nothing.
 */
export function changeToTell(found: Row | undefined, changes: Row[]): CallChange | null {
  const lead = leadRowOf(found);
  if (!lead) return null;
  const history = changes.map((row) => changeRow.parse(row));
  const last = history.findLast(({ what }) => what === "slot");
  if (lead.slot_start)
    return { lead, start: lead.slot_start, kind: last?.before === null ? "confirmed" : "moved" };
  return last?.before ? { lead, start: last.before, kind: "cancelled" } : null;
}

/** The calendar file (.ics) that adds, moves or removes the event in the visitor's calendar. */
export function fileOf({ lead, start, kind }: CallChange, { VISITOR_MAIL_FROM }: Env): string {
  const { event } = scheduleForm[lead.locale].booked;
  const change = {
    method: methodOf(kind),
    sequence: lead.slot_sequence,
    organizer: VISITOR_MAIL_FROM || brand.email,
    attendee: lead.email ?? brand.email,
  } as const;
  const description = withValues(event.description, { reference: lead.reference });
  return calendarFile(
    { reference: lead.reference, start, title: event.title, description, change },
    new Date(),
  );
}

const methodOf = (kind: CallChange["kind"]) => (kind === "cancelled" ? "CANCEL" : "REQUEST");

/** The message to the visitor, in their language. It mentions the file only if the mail has it. */
export function messageOf(
  { lead, start, kind }: CallChange,
  hasFile: boolean,
): { subject: string; text: string } {
  const { locale } = lead;
  const { mail } = callsWords[locale];
  const values = {
    brand: brand.name,
    phone: brand.phoneDisplay,
    name: onOneLine(lead.name),
    time: slotTime(start, locale),
    reference: lead.reference,
    file: hasFile ? ` ${mail[`${kind}File`]}` : "",
  };
  return {
    subject: withValues(mail[`${kind}Subject`], values),
    text: withValues(mail[`${kind}Text`], values),
  };
}

/** Mails the visitor, if mails to visitors are set up. True if the mail was sent. */
export async function tellVisitor(change: CallChange, env: Env): Promise<boolean> {
  const { email } = change.lead;
  if (env.VISITOR_MAIL_FROM === "" || !email) return false;
  try {
    await withinTime(
      env.MAIL.send({
        to: email,
        from: { name: brand.name, email: env.VISITOR_MAIL_FROM },
        replyTo: brand.email,
        ...messageOf(change, true),
        attachments: [
          {
            disposition: "attachment",
            filename: "call.ics",
            type: `text/calendar; charset=utf-8; method=${methodOf(change.kind)}`,
            // As bytes: a string would be taken for Base64.
            content: new TextEncoder().encode(fileOf(change, env)),
          },
        ],
      }),
      MAIL_MS,
    );
    return true;
  } catch (error) {
    console.warn("visitor not told of a call", errorName(error));
    return false;
  }
}
