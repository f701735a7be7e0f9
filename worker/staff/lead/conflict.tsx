/** @jsxImportSource hono/jsx */
import { leadPageWords } from "#app/content/staff/lead-page-words";
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
}

/** Says that the lead was changed after the form was shown, by somebody else or by an earlier form of the employee. */
export function Conflict({ visit, lead, history, naming }: ConflictProps) {
  const { locale, employee } = visit;
  const words = leadPageWords[locale];
  // Notes, calls that reached nobody and mails to staff have entries but do not raise the version.
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
          what: last ? `${sentenceOf(last, visit, naming)}.` : "",
        })}
      </p>
    </Notice>
  );
}
