/** @jsxImportSource hono/jsx */
import { callsWords } from "#app/content/staff/calls-words";
import { inboxWords } from "#app/content/staff/inbox-words";
import { withValues } from "#app/domain/language/with-values";
import type { InboxRow } from "#worker/db/inbox";
import { aboutOf, companyOf, wishedCall } from "#worker/leads/lead-summary";
import { clockOf, shortTime, timeOf } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { Whom } from "./whom";

/** A lead that wants a callback, and when. */
export interface Wish {
  lead: InboxRow;
  start: string;
}

/** When a lead's visitor wants to be called; null if they named no time. */
export function wishOf(lead: InboxRow): Wish | null {
  const start = wishedCall(lead);
  return start === null ? null : { lead, start };
}

interface CallbackProps extends Wish {
  visit: Visit;
  /** Whether it is listed below its day. */
  isOfDay: boolean;
}

/** A callback: when, whom, what about. */
export function Callback({ visit, lead, start, isOfDay }: CallbackProps) {
  const { locale, now } = visit;
  const words = callsWords[locale];
  const { row } = inboxWords[locale];
  const isLate = start < now.toISOString();
  const about = [companyOf(lead), aboutOf(lead, locale)].filter(Boolean).join(" · ");
  return (
    <div class={isLate ? "booking wished late" : "booking wished"}>
      <p class="when">
        <time datetime={start}>{isOfDay ? clockOf(start, locale) : timeOf(start, locale, now)}</time>{" "}
        <span class="quiet">{isLate ? words.callbackLate : words.callback}</span>
      </p>
      <Whom lead={lead} about={about} />
      {lead.missed_at && (
        <p class="quiet">{withValues(row.missed, { time: shortTime(lead.missed_at, locale, now) })}</p>
      )}
    </div>
  );
}
