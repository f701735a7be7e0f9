/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { plainText } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { senderOf } from "#worker/leads/lead-summary";
import type { Naming } from "#worker/staff/people";
import type { ChangeRow, LeadPageRow } from "#worker/staff/rows";
import { shortDay, timeOf } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";

interface HistoryProps {
  visit: Visit;
  lead: LeadPageRow;
  history: ChangeRow[];
  naming: Naming;
}

/** The history of a lead, the newest entry first. */
export function History({ visit, lead, history, naming }: HistoryProps) {
  const { locale, now } = visit;
  const words = leadPageWords[locale];
  return (
    <section class="history" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <ol>
        {history.toReversed().map((change) => (
          <li class={change.text ? "told" : undefined}>
            <p>
              {change.what !== "mail" && <b>{change.who ? naming(change.who) : words.byCommand} </b>}
              {sentenceOf(change, visit, naming)}
            </p>
            {change.text && <blockquote dir="auto">{plainText(change.text)}</blockquote>}
            <time datetime={change.changed_at}>{timeOf(change.changed_at, locale, now)}</time>
          </li>
        ))}
        <li>
          <p>
            <b>{senderOf(lead)}</b> {words.events.came}
          </p>
          <time datetime={lead.created_at}>{timeOf(lead.created_at, locale, now)}</time>
        </li>
      </ol>
    </section>
  );
}

/** What an employee did, without their name. */
export function sentenceOf(
  { what, before, after, who }: ChangeRow,
  { locale, now }: Visit,
  naming: Naming,
): string {
  const { events, phone } = leadPageWords[locale];
  const statuses = new Map<string | null, string>(Object.entries(inboxWords[locale].statuses));
  const sentences: Record<string, () => string> = {
    status: () => withValues(events.status, { after: statuses.get(after) ?? "" }),
    quarantine: () => (after === null ? events.released : events.quarantine),
    slot: () =>
      after === null
        ? withValues(events.slotFreed, { before: before ? timeOf(before, locale, now) : "" })
        : withValues(events.slot, { after: timeOf(after, locale, now) }),
    mail: () => events.mail,
    assignee: () =>
      after === null
        ? events.unassigned
        : after === who
          ? events.taken
          : withValues(events.assignee, { after: naming(after) }),
    put_off: () =>
      after === null
        ? events.putOffEnded
        : withValues(events.put_off, { after: shortDay(after, locale, now) }),
    note: () => events.note,
    reply: () => events.reply,
    call: () =>
      withValues(events.call, {
        after: phone[after === "reached" ? "reached" : "missed"].toLowerCase(),
      }),
  };
  return sentences[what]?.() ?? what;
}
