import { selectLead } from "#worker/db/inbox";
import { selectChanges } from "#worker/db/lead-changes";
import { showMissing } from "#worker/staff/errors";
import { askedReference, rowsOf, type StaffContext } from "#worker/staff/visit";
import { changeToTell, fileOf } from "./call-change";

/** The calendar file of a call that was moved or cancelled. */
export async function sendCallFile(c: StaffContext) {
  const reference = askedReference(c);
  const [[found] = [], changes = []] = await rowsOf(c.env.DB, [
    selectLead(reference),
    selectChanges(reference),
  ]);
  const change = changeToTell(found, changes);
  if (!change) return showMissing(c, "missingLead");
  return c.body(fileOf(change, c.env), 200, {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="call.ics"',
  });
}
