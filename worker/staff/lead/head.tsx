/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import { aboutOf, companyOf } from "#worker/leads/lead-summary";
import type { LeadPageRow } from "#worker/staff/rows";
import { Theirs } from "#worker/staff/shell";
import { awaitedCall, timeOf, waitOf } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";

interface HeadProps {
  visit: Visit;
  lead: LeadPageRow;
  /** The person's name, else address or number. */
  who: string;
}

/** Whose lead it is, what about, since when, and its status. */
export function Head({ visit, lead, who }: HeadProps) {
  const { locale, now } = visit;
  const company = companyOf(lead);
  const about = aboutOf(lead, locale);
  return (
    <header class="lead-head">
      <h1>
        <Theirs>{who}</Theirs>{" "}
        {company && (
          <span class="company">
            <Theirs>{company}</Theirs>
          </span>
        )}
      </h1>
      <p class="lead-line">
        <State lead={lead} visit={visit} />
        <span>
          {inboxWords[locale].kinds[lead.kind]}
          {about && (
            <>
              {" · "}
              <Theirs>{about}</Theirs>
            </>
          )}
        </span>
        <span>{timeOf(lead.created_at, locale, now)}</span>
        <span class="code">{lead.reference}</span>
      </p>
    </header>
  );
}

function State({ lead, visit }: { lead: LeadPageRow; visit: Visit }) {
  const words = inboxWords[visit.locale];
  if (lead.quarantine !== null) return <span class="state aside">{words.putAside}</span>;
  const isWaiting = lead.status === "new" && lead.kind !== "newsletter";
  const call = awaitedCall(lead, visit.now);
  const { text, isLate } = waitOf(lead, visit.now, words.wait);
  return (
    <span class={`state ${lead.status} ${isWaiting && !call && isLate ? "late" : ""}`}>
      {words.statuses[lead.status]}
      {isWaiting && ` · ${call ? timeOf(call, visit.locale, visit.now) : text}`}
    </span>
  );
}
