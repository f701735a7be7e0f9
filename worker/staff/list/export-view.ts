import { inboxWords } from "#app/content/staff/inbox-words";
import { withValues } from "#app/domain/language/with-values";
import { toCsv } from "#app/domain/staff/csv";
import { selectInbox } from "#worker/db/inbox";
import { namingOf } from "#worker/staff/people";
import { onlookerOf, rowsOf, type StaffContext, visitOf } from "#worker/staff/visit";
import { askedOf, lookOf } from "./look";
import { cellsOf, headingsOf, sheetRow } from "./sheet";

const MOST_ROWS = 5000;

/**
 * All pages of the current list as CSV, with whole messages. No formula of a visitor is run by the spreadsheet. If
 * there are more rows than the limit, the first row says so.
 */
export async function exportView(c: StaffContext) {
  const visit = visitOf(c);
  const { locale } = visit;
  const asked = askedOf(visit.url);
  const [rows = []] = await rowsOf(c.env.DB, [
    selectInbox(lookOf(asked), onlookerOf(visit), MOST_ROWS + 1, null, Object.keys(sheetRow.shape)),
  ]);
  const leads = rows.slice(0, MOST_ROWS).map((row) => sheetRow.parse(row));
  const naming = namingOf(leads.map(({ assignee }) => assignee));
  const notice = withValues(inboxWords[locale].csvCut, { count: MOST_ROWS });
  const cut = rows.length > MOST_ROWS ? [{ reference: notice }] : [];
  const cells = leads.map((lead) => cellsOf(lead, naming, locale));
  const headings = headingsOf(locale);
  return c.body(toCsv([...cut, ...cells], Object.keys(headings), Object.values(headings)), 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="leads-${asked.view}-${visit.today}.csv"`,
  });
}
