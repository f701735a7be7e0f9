/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import type { LeadPageWords } from "#app/content/staff/lead-page-words";
import { withValues } from "#app/domain/language/with-values";
import type { Naming } from "#worker/staff/people";
import type { ChangeRow, LeadPageRow } from "#worker/staff/rows";
import { Notice } from "#worker/staff/shell";
import { clockOf } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { sentenceOf } from "./history";

interface ConflictProps {
  visit: Visit;
  lead: LeadPageRow;
  history: ChangeRow[];
  naming: Naming;
  words: LeadPageWords;
}

/** Says that the lead was changed after the form was shown, by somebody else or by an earlier form of the employee. */
export function Conflict({ visit, lead, history, naming, words }: ConflictProps) {
  const { locale, now, employee } = visit;
  // Notes, calls in vain and mails to staff have entries but do not raise the version.
  const last = history.findLast(
    ({ what, after, who }) =>
      who === lead.changed_by && what !== "note" && what !== "mail" && after !== "missed",
  );
  return (
    <Notice kind="conflict">
      <p>
        {withValues(lead.changed_by === employee ? words.conflictOwn : words.conflict, {
          who: lead.changed_by ? naming(lead.changed_by) : words.byCommand,
          time: clockOf(last?.changed_at ?? lead.created_at, locale),
          what: last
            ? `${sentenceOf(last, { words, general: inboxWords[locale], locale, now, naming })}.`
            : "",
        })}
      </p>
    </Notice>
  );
}
