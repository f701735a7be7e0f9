/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import { PROMISED_MINUTES } from "#app/domain/calendar/working-time";
import { initials } from "#app/domain/language/initials";
import { withValues } from "#app/domain/language/with-values";
import type { View } from "#app/domain/staff/views";
import type { InboxRow } from "#worker/db/inbox";
import { aboutOf, companyOf, senderOf, textOf, wishedCall } from "#worker/leads/lead-summary";
import { type Naming, nameOf } from "#worker/staff/people";
import { Theirs } from "#worker/staff/shell";
import {
  awaitedCall,
  callToConfirm,
  shortDay,
  shortTime,
  spanOf,
  timeOf,
  unconfirmedCall,
  waitOf,
} from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";

interface LineProps {
  lead: InboxRow;
  /** The view that lists it. */
  view: View;
  visit: Visit;
  naming: Naming;
}

/** A lead on one line: person, subject, message, assignee, waiting time. */
export function Line({ lead, view, visit, naming }: LineProps) {
  const { locale } = visit;
  const words = inboxWords[locale];
  const about = aboutOf(lead, locale);
  const company = companyOf(lead);
  const who = senderOf(lead);
  const wished = lead.status === "new" ? (wishedCall(lead) ?? unconfirmedCall(lead)) : null;
  const toConfirm = callToConfirm(lead, visit.now);
  return (
    <li class="row" data-row={lead.reference}>
      <input
        type="checkbox"
        name="row"
        value={`${lead.reference}:${lead.version}`}
        aria-label={withValues(words.row.select, { who })}
      />
      <a class="who" href={`/staff/leads/${lead.reference}`}>
        <Theirs>{who}</Theirs>{" "}
        {company && (
          <span class="company">
            <Theirs>{company}</Theirs>
          </span>
        )}
      </a>
      <span class="wants">
        <span class={`kind ${lead.kind}`}>{words.kinds[lead.kind]}</span>
        {wished && <span> · {timeOf(wished, locale, visit.now)}</span>}
        {about && (
          <span>
            {" "}
            · <Theirs>{about}</Theirs>
          </span>
        )}
      </span>
      <span class="text">
        {lead.status === "new" && lead.missed_at && (
          <span class="next">
            {withValues(words.row.missed, { time: shortTime(lead.missed_at, locale, visit.now) })} ·{" "}
          </span>
        )}
        {toConfirm && (
          <span class="next">
            {withValues(words.row.toConfirm, { time: timeOf(toConfirm, locale, visit.now) })} ·{" "}
          </span>
        )}
        <Theirs>{textOf(lead)}</Theirs>
      </span>
      <span class="owner">
        {lead.assignee && (
          <span class="face" title={withValues(words.row.of, { who: naming(lead.assignee) })}>
            <span aria-hidden="true">{initials(nameOf(lead.assignee))}</span>
            <span class="hidden">{withValues(words.row.of, { who: naming(lead.assignee) })}</span>
          </span>
        )}
      </span>
      <Since lead={lead} view={view} visit={visit} />
    </li>
  );
}

/** When a lead came in, or how long it has waited; for a booked call, its time. */
function Since({ lead, view, visit }: Omit<LineProps, "naming">) {
  const { locale, now } = visit;
  const words = inboxWords[locale];
  const { slot_start, put_off_until, status, quarantine, created_at, kind } = lead;
  if (view === "calls" && slot_start) return <span class="since">{timeOf(slot_start, locale, now)}</span>;
  if (view === "later" && put_off_until)
    return <span class="since">{shortDay(put_off_until, locale, now)}</span>;
  const state = quarantine === null ? status : "aside";
  const isWaiting = state === "new" && kind !== "newsletter";
  if (!isWaiting)
    return (
      <span class="since">
        {view === "all" && state !== "new" && (
          <span class={`state ${state}`}>{state === "aside" ? words.putAside : words.statuses[state]}</span>
        )}
        <time datetime={created_at}>{shortTime(created_at, locale, now)}</time>
      </span>
    );
  const call = awaitedCall(lead, now);
  if (call) return <span class="since call">{timeOf(call, locale, now)}</span>;
  const { text, isLate, share } = waitOf(lead, now, words.wait);
  return (
    <span
      class={isLate ? "since late" : "since"}
      title={withValues(words.wait.explained, { hours: spanOf(PROMISED_MINUTES, words.wait) })}
    >
      <span>
        <span class="hidden">{words.wait.label} </span>
        {text}
        {isLate && <span class="hidden">, {words.wait.late}</span>}
      </span>
      <progress class="meter" value={share.toFixed(2)} max="1" aria-hidden="true" />
    </span>
  );
}
