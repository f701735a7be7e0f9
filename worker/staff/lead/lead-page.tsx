/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { onOneLine, plainText } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import type { InboxRow } from "#worker/db/inbox";
import { aboutOf, senderOf, writtenOf } from "#worker/leads/lead-summary";
import type { Naming } from "#worker/staff/people";
import { reasonsOf } from "#worker/staff/reasons";
import type { ChangeRow, LeadPageRow } from "#worker/staff/rows";
import { Notice, Phone, Shell, Theirs } from "#worker/staff/shell";
import { shortTime } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { Conflict } from "./conflict";
import { Desk } from "./desk";
import { Facts } from "./facts";
import { Head } from "./head";
import { History } from "./history";
import { Said } from "./said";
import { type Typed, Works } from "./works";

interface LeadPageProps {
  visit: Visit;
  lead: LeadPageRow;
  history: ChangeRow[];
  others: InboxRow[];
  members: string[];
  naming: Naming;
  /** Whether another call overlaps the time that it wants. */
  isTaken: boolean;
  typed: Typed | null;
  /** Whether the refused reply was the unchanged draft. */
  isUntouched: boolean;
}

/** The page of a lead: the person, their message, the history and the actions. */
export function LeadPage(props: LeadPageProps) {
  const { visit, lead, history, others, members, naming, typed } = props;
  const words = leadPageWords[visit.locale];
  const who = senderOf(lead);
  const written = plainText(writtenOf(lead)).trim();
  return (
    <Shell
      visit={visit}
      title={`${who} · ${lead.reference}`}
      room="inbox"
      address={`/staff/leads/${lead.reference}`}
      version={lead.version}
    >
      <article class="lead">
        <div class="letter">
          <p class="back">
            <a href="/staff" data-key="u">
              ← {words.back}
            </a>
          </p>
          <Head visit={visit} lead={lead} who={who} />
          <Outcome {...props} />
          {lead.quarantine !== null && (
            <div class="notice conflict">
              <p>{withValues(words.aside, { reasons: reasonsOf(lead.quarantine, visit.locale) })}</p>
            </div>
          )}
          <Reach lead={lead} label={words.reach} />
          <section class="wrote" aria-labelledby="wrote">
            <h2 id="wrote">{words.wrote}</h2>
            {written === "" ? (
              <p class="quiet">{words.nothingWritten}</p>
            ) : (
              <blockquote dir="auto" lang={lead.locale}>
                {written}
              </blockquote>
            )}
          </section>
          <Facts lead={lead} visit={visit} />
        </div>
        <aside class="desk">
          <Desk visit={visit} lead={lead} members={members} naming={naming} typed={typed} />
          {others.length > 0 && <Others visit={visit} others={others} />}
          <History visit={visit} lead={lead} history={history} naming={naming} />
          <section class="erase">
            <a href={`/staff/leads/${lead.reference}/erase`}>{words.erase.title}</a>
          </section>
        </aside>
        <Works visit={visit} lead={lead} typed={typed} />
      </article>
    </Shell>
  );
}

/** The result of the last form. */
function Outcome({ typed, isUntouched, ...known }: LeadPageProps) {
  if (!typed) return <Said {...known} />;
  if (!isUntouched) return <Conflict {...known} />;
  return (
    <Notice kind="conflict">
      <p>{leadPageWords[known.visit.locale].reply.untouched}</p>
    </Notice>
  );
}

function Reach({ lead, label }: { lead: LeadPageRow; label: string }) {
  return (
    <p class="reach">
      <span class="hidden">{label}: </span>
      {lead.phone && <Phone number={lead.phone} />}
      {lead.email && (
        <a href="#reply" data-key="r">
          <Theirs>{onOneLine(lead.email)}</Theirs>
        </a>
      )}
    </p>
  );
}

/** Other leads of the same person. */
function Others({ visit: { locale, now }, others }: Pick<LeadPageProps, "visit" | "others">) {
  const general = inboxWords[locale];
  return (
    <section>
      <h2>{leadPageWords[locale].earlier}</h2>
      <ul class="others">
        {others.map((other) => (
          <li>
            <a href={`/staff/leads/${other.reference}`}>
              {[general.kinds[other.kind], aboutOf(other, locale)].filter(Boolean).join(", ")}
            </a>{" "}
            <span class="quiet">
              {shortTime(other.created_at, locale, now)} ·{" "}
              {other.quarantine === null ? general.statuses[other.status] : general.putAside}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
