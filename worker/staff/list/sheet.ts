import * as z from "zod/mini";
import type { InboxWords } from "#app/content/staff/inbox-words";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import type { Locale } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";
import { leadBase } from "#worker/db/inbox";
import { detailsOf } from "#worker/leads/lead-details";
import { aboutOf, companyOf, wishedCall } from "#worker/leads/lead-summary";
import type { Naming } from "#worker/staff/people";
import { clockOf } from "#worker/staff/times";

/** What a spreadsheet needs of a lead, with its whole message. */
export const sheetRow = z.omit(leadBase, { id: true, waits_since: true, to_confirm: true, version: true });

type SheetRow = z.infer<typeof sheetRow>;

/** The cells of a lead, in the order of the headings (`InboxWords["sheet"]`). */
export function cellsOf(lead: SheetRow, words: InboxWords, naming: Naming, locale: Locale) {
  const { utm_campaign, utm_source, source } = detailsOf(lead);
  return {
    reference: lead.reference,
    arrived: timeInSheet(lead.created_at),
    kind: words.kinds[lead.kind],
    state: lead.quarantine === null ? words.statuses[lead.status] : words.putAside,
    name: lead.name,
    company: companyOf(lead),
    email: lead.email,
    phone: lead.phone,
    about: aboutOf(lead, locale),
    call: timeInSheet(lead.slot_start),
    wished: timeInSheet(lead.slot_wanted ?? wishedCall(lead)),
    message: lead.message,
    locale: words.locales[lead.locale],
    page: lead.page,
    campaign: onOneLine(String(utm_campaign ?? utm_source ?? source ?? "")),
    assignee: lead.assignee === null ? null : naming(lead.assignee),
    later: lead.put_off_until,
    answered: timeInSheet(lead.answered_at),
  } satisfies Record<keyof InboxWords["sheet"], string | null>;
}

/** The Swiss time of an instant as spreadsheets read it in every language: `2026-11-30 09:00`. */
function timeInSheet(instant: string | null): string | null {
  return instant === null ? null : `${zurichDay(new Date(instant))} ${clockOf(instant, "en")}`;
}
