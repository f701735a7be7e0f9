import * as z from "zod/mini";
import { inboxWords } from "#app/content/staff/inbox-words";
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import type { Locale } from "#app/domain/language/locale";
import { leadBase } from "#worker/db/inbox";
import { detailsOf } from "#worker/leads/lead-details";
import { aboutOf, companyOf, oneLineOf, wishedCall } from "#worker/leads/lead-summary";
import type { Naming } from "#worker/staff/people";
import { clockOf } from "#worker/staff/times";

/** What a spreadsheet needs of a lead, with its whole message. */
export const sheetRow = z.omit(leadBase, { id: true, waits_since: true, to_confirm: true, version: true });

type SheetRow = z.infer<typeof sheetRow>;

/** The heading of each column, in their order. */
export function headingsOf(locale: Locale) {
  const { sheet, filters } = inboxWords[locale];
  const { fields } = leadPageWords[locale];
  return {
    reference: sheet.reference,
    arrived: sheet.arrived,
    kind: filters.kind,
    state: sheet.state,
    name: sheet.name,
    company: fields.company,
    job_title: fields.job_title,
    email: sheet.email,
    phone: sheet.phone,
    about: sheet.about,
    call: fields.held,
    wished: fields.wanted,
    message: sheet.message,
    website: fields.website,
    company_size: fields.company_size,
    budget: fields.budget,
    locale: fields.language,
    page: fields.page,
    campaign: fields.campaign,
    assignee: sheet.assignee,
    later: sheet.later,
    answered: sheet.answered,
  };
}

/** The cells of a lead, by column. */
export function cellsOf(lead: SheetRow, naming: Naming, locale: Locale) {
  const words = inboxWords[locale];
  const details = detailsOf(lead);
  const detail = (name: string) => oneLineOf(details[name]);
  return {
    reference: lead.reference,
    arrived: timeInSheet(lead.created_at),
    kind: words.kinds[lead.kind],
    state: lead.quarantine === null ? words.statuses[lead.status] : words.putAside,
    name: lead.name,
    company: companyOf(lead),
    job_title: detail("job_title"),
    email: lead.email,
    phone: lead.phone,
    about: aboutOf(lead, locale),
    call: timeInSheet(lead.slot_start),
    wished: timeInSheet(lead.slot_wanted ?? wishedCall(lead)),
    message: lead.message,
    website: detail("website"),
    company_size: detail("company_size"),
    budget: detail("budget"),
    locale: words.locales[lead.locale],
    page: lead.page,
    campaign: detail("utm_campaign") || detail("source") || detail("utm_source"),
    assignee: lead.assignee === null ? null : naming(lead.assignee),
    later: lead.put_off_until,
    answered: timeInSheet(lead.answered_at),
  } satisfies Record<keyof ReturnType<typeof headingsOf>, string | null>;
}

/** The Swiss time of an instant as spreadsheets read it in every language: `2026-11-30 09:00`. */
function timeInSheet(instant: string | null): string | null {
  return instant === null ? null : `${zurichDay(new Date(instant))} ${clockOf(instant, "en")}`;
}
