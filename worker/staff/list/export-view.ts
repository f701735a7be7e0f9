import { toCsv } from "#app/domain/staff/csv";
import { inboxRow, selectInbox } from "#worker/db/inbox";
import { onlookerOf, rowsOf, type StaffContext, visitOf } from "#worker/staff/visit";
import { askedOf, lookOf } from "./look";

const MOST_ROWS = 5000;

const columns = Object.keys(inboxRow.shape).filter((name) => name !== "id" && name !== "version");

/** What the inbox shows, all of its pages, for a spreadsheet that must not run what visitors wrote. */
export async function exportView(c: StaffContext) {
  const visit = visitOf(c);
  const asked = askedOf(visit.url);
  const [rows = []] = await rowsOf(c.env.DB, [
    selectInbox(lookOf(asked), onlookerOf(visit), MOST_ROWS, null),
  ]);
  return c.body(toCsv(rows, columns), 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="leads-${asked.view}-${visit.today}.csv"`,
  });
}
