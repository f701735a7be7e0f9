import { inboxWords } from "#app/content/staff/inbox-words";
import { withValues } from "#app/domain/language/with-values";
import { toCsv } from "#app/domain/staff/csv";
import { selectInbox } from "#worker/db/inbox";
import { leadColumns } from "#worker/db/staff-queries";
import { onlookerOf, rowsOf, type StaffContext, visitOf } from "#worker/staff/visit";
import { askedOf, lookOf } from "./look";

const MOST_ROWS = 5000;

/**
 * What the inbox shows, all of its pages, its messages whole, for a spreadsheet that must not run what visitors wrote.
 * Where there is more, its first row says so.
 */
export async function exportView(c: StaffContext) {
  const visit = visitOf(c);
  const asked = askedOf(visit.url);
  const [rows = []] = await rowsOf(c.env.DB, [
    selectInbox(lookOf(asked), onlookerOf(visit), MOST_ROWS + 1, null, leadColumns),
  ]);
  const cut = { reference: withValues(inboxWords[visit.locale].csvCut, { count: MOST_ROWS }) };
  const leads = rows.length > MOST_ROWS ? [cut, ...rows.slice(0, MOST_ROWS)] : rows;
  return c.body(toCsv(leads, leadColumns), 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="leads-${asked.view}-${visit.today}.csv"`,
  });
}
