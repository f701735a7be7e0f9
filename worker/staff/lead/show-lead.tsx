/** @jsxImportSource hono/jsx */
import { selectTaken } from "#worker/db/calls";
import { inboxRow, selectLead, selectOthers } from "#worker/db/inbox";
import { selectChanges } from "#worker/db/lead-changes";
import { selectMembers } from "#worker/db/staff-members";
import { showMissing } from "#worker/staff/errors";
import { namingOf } from "#worker/staff/people";
import { changeRow, leadRowOf } from "#worker/staff/rows";
import { sendPage } from "#worker/staff/send-page";
import { askedReference, rowsOf, type StaffContext, visitOf } from "#worker/staff/visit";
import { LeadPage } from "./lead-page";
import type { Typed } from "./works";

/** The page of one lead. `typed` are the values of a form that was refused, `why` is the reason. */
export async function showLead(
  c: StaffContext,
  typed: Typed | null = null,
  why: "conflict" | "untouched" = "conflict",
) {
  const visit = visitOf(c);
  const reference = askedReference(c);
  const [[found] = [], changes = [], others = [], members = [], [call] = []] = await rowsOf(c.env.DB, [
    selectLead(reference),
    selectChanges(reference),
    selectOthers(reference),
    selectMembers,
    selectTaken(reference),
  ]);
  const lead = leadRowOf(found);
  if (!lead) return showMissing(c, "missingLead");
  const mails = [...new Set([...members.map(({ mail }) => String(mail)), visit.employee])].sort();
  const history = changes.map((row) => changeRow.parse(row));
  const named = history.flatMap(({ what, after, who }) => (what === "assignee" ? [who, after] : who));
  return sendPage(
    c,
    <LeadPage
      visit={visit}
      lead={lead}
      history={history}
      others={others.map((row) => inboxRow.parse(row))}
      members={mails}
      naming={namingOf([...mails, lead.assignee, lead.changed_by, ...named])}
      isTaken={call?.taken === 1}
      typed={typed}
      isUntouched={why === "untouched"}
    />,
    typed ? (why === "untouched" ? 422 : 409) : 200,
  );
}
